import { classNames } from "../class-names.ts";
import * as s from "./paper.module.css";

/** The class of a piece of paper that is no `Card`: a border on the surface. `own` has its padding and its layout. */
export const paperClass = (...own: (string | undefined)[]) => classNames(s.paper, ...own);
