import type { ReactNode } from "react";
import * as s from "./scroll-box.module.css";

/**
 * Holds a table that may be wider or higher than its place: it scrolls, by keyboard too. It is a group and no landmark, because a page
 * may show the same data under several questions.
 */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="group" aria-label={label} tabIndex={0} className={s.scroll}>
      {children}
    </div>
  );
}
