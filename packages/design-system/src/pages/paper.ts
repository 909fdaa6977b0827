import { classNames } from "../class-names.ts";
import * as s from "./paper.module.css";

/** Returns the class of a paper sheet that is not a `Card`: a border on the surface. `own` has its padding and its layout. */
export const paperClass = (...own: (string | undefined)[]) => classNames(s.paper, ...own);
