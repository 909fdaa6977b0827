import { type ReactNode, useRef } from "react";
import { useOverflows } from "../use-overflows.ts";
import { fadingClass } from "./fading.ts";

export interface ScrollAreaProps {
  label: string;
  className?: string | undefined;
  /** One element, which may be wider or higher than its place. */
  children: ReactNode;
}

/**
 * Scrolls what is larger than its place. It can be focused while there is something to scroll, because Safari scrolls by keyboard only
 * what has the focus. It is a group and no landmark, because a page may show the same data under several questions.
 */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(area);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element with this role is fieldset, which is for controls of a form
    <div
      ref={area}
      role="group"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      className={fadingClass(className)}
    >
      {children}
    </div>
  );
}
