import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { isMinimised } from "./minimise-rule.ts";
import { type Violation, watchPage } from "./watch.ts";

const FULL = { outerWidth: 1280, outerHeight: 800, innerWidth: 1280, innerHeight: 800 };
let stop = () => {};

function watch({ hasFullScreen = true, isHandingIn = false } = {}) {
  const page = { isHidden: false, isFullScreen: hasFullScreen, isTypingByTouch: false, size: FULL };
  const seen: Violation[] = [];
  stop = watchPage({
    hasFullScreen,
    isHandingIn: () => isHandingIn,
    onViolation: (type) => seen.push(type),
    page: {
      size: () => page.size,
      isHidden: () => page.isHidden,
      isFullScreen: () => page.isFullScreen,
      isTypingByTouch: () => page.isTypingByTouch,
    },
  });
  const set = (change: Partial<typeof page>) => Object.assign(page, change);
  const hide = (isHidden: boolean) => {
    set({ isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const resize = (size: Partial<typeof FULL>) => {
    set({ size: { ...page.size, ...size } });
    window.dispatchEvent(new Event("resize"));
    jest.advanceTimersByTime(300);
  };
  const full = (isFullScreen: boolean) => {
    set({ isFullScreen });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  return { seen, set, hide, resize, full };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe("violations", () => {
  test("a tab that stays hidden", () => {
    const { seen, hide } = watch();
    hide(true);
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual(["hidden"]);
  });
  test("a tab that is hidden for a moment and returns", () => {
    const { seen, hide } = watch();
    hide(true);
    jest.advanceTimersByTime(200);
    hide(false);
    jest.advanceTimersByTime(5000);
    expect(seen).toEqual(["hidden"]);
  });
  test("another window in the foreground", () => {
    const { seen } = watch();
    window.dispatchEvent(new Event("blur"));
    expect(seen).toEqual(["blur"]);
  });
  test("a window made smaller", () => {
    const { seen, resize } = watch();
    resize({ innerHeight: 699 });
    expect(seen).toEqual(["resize"]);
  });
  test("full screen left", () => {
    const { seen, full } = watch();
    full(false);
    expect(seen).toEqual(["fullscreen-exit"]);
  });
  test("full screen left before the room opened", () => {
    const seen: Violation[] = [];
    stop = watchPage({
      hasFullScreen: true,
      isHandingIn: () => false,
      onViolation: (type) => seen.push(type),
      page: { size: () => FULL, isHidden: () => false, isFullScreen: () => false, isTypingByTouch: () => false },
    });
    expect(seen).toEqual(["fullscreen-exit"]);
  });
});

describe("ignored or allowed cases", () => {
  test("a reload: hidden, and then the page closes", () => {
    const { seen, hide, full } = watch();
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(new Event("blur"));
    full(false);
    hide(true);
    jest.advanceTimersByTime(999); // a page that unloads does not stay open that long
    expect(seen).toEqual([]);
  });
  test("a page that announced an unload but stayed still reports the blur", () => {
    const { seen } = watch();
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(new Event("blur"));
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual(["blur"]);
  });
  test("full screen left during the submission, or on a device without it", () => {
    const handingIn = watch({ isHandingIn: true });
    handingIn.full(false);
    handingIn.resize({ innerHeight: 600 });
    stop();
    const without = watch({ hasFullScreen: false });
    without.full(false);
    expect([...handingIn.seen, ...without.seen]).toEqual([]);
  });
  test("(a) page zoom of 150 percent is not minimising", () => {
    expect(isMinimised({ outerWidth: 1280, outerHeight: 800, innerWidth: 853, innerHeight: 533 })).toBe(false);
    const { seen, resize } = watch();
    resize({ innerWidth: 853, innerHeight: 533 });
    expect(seen).toEqual([]);
  });
  test("exactly 100 px is still allowed, 101 is not; a headless window may be taller inside", () => {
    expect(isMinimised({ ...FULL, innerHeight: 700 })).toBe(false);
    expect(isMinimised({ ...FULL, innerHeight: 699 })).toBe(true);
    expect(isMinimised({ ...FULL, innerHeight: 900 })).toBe(false);
  });
  test("(b) an on-screen keyboard shrinks the window", () => {
    const { seen, set, resize } = watch();
    set({ isTypingByTouch: true });
    resize({ innerHeight: 420 });
    expect(seen).toEqual([]);
  });
  test("(c) a rotation has one second to resize; a small size after it counts", () => {
    const { seen, set, resize } = watch();
    window.dispatchEvent(new Event("orientationchange"));
    resize({ innerHeight: 300 });
    expect(seen).toEqual([]);
    set({ size: FULL });
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    window.dispatchEvent(new Event("orientationchange"));
    resize({ innerHeight: 300 });
    jest.advanceTimersByTime(1000);
    expect(seen).toEqual(["resize"]);
  });
  test("(d) a dialog moves the focus inside the page", () => {
    const { seen } = watch();
    const dialog = document.createElement("button");
    document.body.append(dialog);
    dialog.focus();
    dialog.blur();
    dialog.remove();
    expect(seen).toEqual([]);
  });
  test("browser bars that are always visible without full screen", () => {
    expect(isMinimised({ ...FULL, innerHeight: 640 }, 150)).toBe(false);
    expect(isMinimised({ ...FULL, innerHeight: 500 }, 150)).toBe(true);
  });
});

test("nothing is reported after it was stopped", () => {
  const { seen, hide } = watch();
  hide(true);
  stop();
  window.dispatchEvent(new Event("blur"));
  jest.advanceTimersByTime(5000);
  expect(seen).toEqual([]);
});
