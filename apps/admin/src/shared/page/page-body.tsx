import type { ReactNode } from "react";
import * as s from "./page-body.module.css";

/** The content below a page's header: navigation, list or sections. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={s.page}>{children}</div>;
