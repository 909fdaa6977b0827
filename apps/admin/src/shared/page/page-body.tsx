import type { ReactNode } from "react";
import * as s from "./page-body.module.css";

/** What is below the header of a page: its navigation, its list or its parts. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={s.page}>{children}</div>;
