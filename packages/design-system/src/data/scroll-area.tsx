import { type ReactNode, useRef } from "react";
import { useOverflows } from "../use-overflows.ts";
import { fadingClass } from "./fading.ts";

export interface ScrollAreaProps {
  label: string;
  className?: string | undefined;
  /** One element, which may be wider or higher than the area. */
  children: ReactNode;
}

/**
 * Scrolls content that is larger than its space. It is focusable while there is something to scroll, because Safari scrolls only a focused
 * element by keyboard. It is a group and not a landmark, because a page may show the same data under several questions.
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
