import type { ReactNode } from "react";
import * as s from "./field-grid.module.css";

/** Fields next to each other if there is room, such as a start and an end; one per component. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>;
