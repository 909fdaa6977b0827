import type { ReactNode } from "react";
import * as s from "./field-grid.module.css";

/** Fields beside each other where there is room: a start and an end, one for each component. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={s.grid}>{children}</div>;
