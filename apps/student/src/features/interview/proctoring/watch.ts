import type { EventType } from "@dryrun/domain/interviews/limits";
import { isFullScreen } from "../full-screen.ts";
import { hiddenHeight, isMinimised, type WindowSize } from "./minimise-rule.ts";

/** The observed page; tests pass their own. */
interface PageUnderWatch {
  size: () => WindowSize;
  isHidden: () => boolean;
  isFullScreen: () => boolean;
  /** An on-screen keyboard may cover the page. */
  isTypingByTouch: () => boolean;
}

const EDITABLE = "input, textarea, select, [contenteditable=true], [contenteditable='']";

const thisPage: PageUnderWatch = {
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

export type Violation = Exclude<EventType, "offline" | "online">;

/** An event that was recorded and not enforced. */
export interface Recorded {
  type: Violation;
}

interface WatchOptions {
  /** False if the device has no full screen: the rule does not apply then. */
  hasFullScreen: boolean;
  /** During the submission, leaving full screen and the resulting smaller window are not violations. */
  isHandingIn: () => boolean;
  onViolation: (type: Violation, at: Date) => void;
  page?: PageUnderWatch;
}

/** A page that is being reloaded is hidden too, but it ends within this time. */
const ALIVE_MS = 1000;
const ROTATION_MS = 1000;
/** While a window is resized, its sizes change one after the other. */
const SETTLE_MS = 250;

/** Creates timers and listeners that end together. */
function createLifetime() {
  const ends = new Set<() => void>();
  return {
    after(ms: number, work: () => void) {
      const timer = setTimeout(() => {
        ends.delete(end);
        work();
      }, ms);
      const end = () => clearTimeout(timer);
      ends.add(end);
    },
    listen(target: EventTarget | undefined, type: string, listener: () => void) {
      target?.addEventListener(type, listener);
      ends.add(() => target?.removeEventListener(type, listener));
    },
    end() {
      for (const end of ends) end();
      ends.clear();
    },
  };
}
type Report = (type: Violation, at?: Date) => void;
interface Watched {
  life: ReturnType<typeof createLifetime>;
  page: PageUnderWatch;
  report: Report;
}

/** Reports hiding only if the page is still open a second later or becomes visible again, so that a reload does not count. */
function watchHiding({ life, page, report }: Watched) {
  let since: Date | null = null;
  const settle = () => {
    const at = since;
    since = null;
    if (at) report("hidden", at);
  };
  life.listen(document, "visibilitychange", () => {
    if (!page.isHidden()) return settle();
    since ??= new Date();
    life.after(ALIVE_MS, settle);
  });
}

/** Reports a smaller window. A rotated phone has a second to resize, and an on-screen keyboard may cover the page. */
function watchSize({ life, page, report }: Watched, mayCount: () => boolean, usual: number) {
  let rotatedUntil = 0;
  const look = () => {
    if (Date.now() < rotatedUntil || page.isHidden() || page.isTypingByTouch() || !mayCount()) return;
    if (isMinimised(page.size(), usual)) report("resize");
  };
  const rotated = () => {
    rotatedUntil = Date.now() + ROTATION_MS;
    life.after(ROTATION_MS, look);
  };
  life.listen(window, "resize", () => life.after(SETTLE_MS, look));
  life.listen(window, "orientationchange", rotated);
  life.listen(globalThis.screen?.orientation, "change", rotated);
}

/** Detects violations of the interview's rules and ignores harmless events that resemble them. Returns a function that stops it. */
export function watchPage({ hasFullScreen, isHandingIn, onViolation, page = thisPage }: WatchOptions): () => void {
  const life = createLifetime();
  let isUnloading = false;
  const report: Report = (type, at = new Date()) => {
    if (isUnloading) life.after(ALIVE_MS, () => onViolation(type, at));
    else onViolation(type, at);
  };
  const lookAtFullScreen = () => {
    if (hasFullScreen && !page.isFullScreen() && !isHandingIn()) report("fullscreen-exit");
  };
  life.listen(window, "beforeunload", () => {
    isUnloading = true;
    life.after(ALIVE_MS, () => {
      isUnloading = false;
    });
  });
  watchHiding({ life, page, report });
  const usual = hasFullScreen ? 0 : hiddenHeight(page.size());
  watchSize({ life, page, report }, () => !isHandingIn(), usual);
  life.listen(window, "blur", () => report("blur"));
  life.listen(document, "fullscreenchange", lookAtFullScreen);
  lookAtFullScreen();
  return life.end;
}
