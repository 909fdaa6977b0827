import { isFullScreen } from "../full-screen.ts";
import type { WindowSize } from "./minimise-rule.ts";

/** The observed page; tests pass their own. */
export interface PageUnderWatch {
  size: () => WindowSize;
  isHidden: () => boolean;
  isFullScreen: () => boolean;
  /** An on-screen keyboard may cover the page. */
  isTypingByTouch: () => boolean;
}

const EDITABLE = "input, textarea, select, [contenteditable=true], [contenteditable='']";

export const thisPage: PageUnderWatch = {
  size: () => ({
    outerWidth: window.outerWidth,
    outerHeight: window.outerHeight,
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }),
  isHidden: () => document.visibilityState === "hidden",
  isFullScreen,
  isTypingByTouch: () =>
    (globalThis.matchMedia?.("(pointer: coarse)").matches ?? false) &&
    (document.activeElement?.matches(EDITABLE) ?? false),
};
