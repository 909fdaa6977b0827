import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as s from "./rich-content.module.css";

/** Returns the class of running text with lists and links, for an element that sets its own HTML. */
export const richContentClass = (className?: string): string => classNames(s.content, className) ?? "";

/** Running text in a readable line length. */
export function RichContent({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={richContentClass(className)}>{children}</div>;
}
