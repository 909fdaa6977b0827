import type { ReactNode } from "react";
import * as s from "./field-pair.module.css";

/** Two fields beside each other where there is room: a start and an end. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={s.pair}>{children}</div>;
