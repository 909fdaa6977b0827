import type { ReactNode } from "react";
import { useRootMark } from "../use-root-mark.ts";
import * as s from "./phone-bar.module.css";

/**
 * The main action of a page or a form. On phones and tablets it stays at the bottom while the page scrolls. It must be a
 * flex item of the scrolling element: in a grid it could not leave its own row.
 */
export function PhoneBar({ children }: { children: ReactNode }) {
  useRootMark("hasStickyBar", true);
  return (
    <div className={s.bar} data-action-bar="sticky">
      {children}
    </div>
  );
}
