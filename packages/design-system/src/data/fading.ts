import { classNames } from "../class-names.ts";
import * as s from "./scroll-area.module.css";

/** The class of a row that scrolls by itself: it fades where it is cut. `own` has its layout, with `overflow-x: auto`. */
export const fadingClass = (...own: (string | undefined)[]) => classNames(s.fades, ...own);
