import { classNames } from "../class-names.ts";
import * as s from "./scroll-area.module.css";

/**
 * Returns the class of a row that scrolls sideways and fades at the cut edge. `own` is the class with its layout and `overflow-x: auto`.
 */
export const fadingClass = (...own: (string | undefined)[]) => classNames(s.fades, ...own);
