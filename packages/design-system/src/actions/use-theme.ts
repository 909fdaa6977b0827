import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

/** The storage key of the choice; the page's inline script reads it before the first paint. */
const THEME_KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

const read = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");
const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(THEME_KEY) !== null;
  } catch {
    return false; // storage is blocked: nothing is stored
  }
}

function choose(theme: Theme) {
  show(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
}

/** Follows the device's theme while the page is open, unless the person has chosen one. */
export function followSystemTheme() {
  const device = typeof matchMedia === "function" ? matchMedia(DARK) : null;
  const follow = () => {
    if (!hasChosen()) show(device?.matches ? "dark" : "light");
  };
  device?.addEventListener("change", follow);
  return () => device?.removeEventListener("change", follow);
}

/** Returns the theme of the page and a function that switches it; every switch on the page follows. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => "light");
  return [theme, () => choose(theme === "dark" ? "light" : "dark")];
}
