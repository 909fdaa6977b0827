import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { iconLook } from "./icon-look.ts";

export type Theme = "light" | "dark";

/** Where the choice is kept; the page's inline script reads it before the first paint. */
const THEME_KEY = "theme";

const read = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // storage is forbidden: the choice holds until the page is loaded again
  }
}

/** The theme of the page, and the way to the other one; every switch on the page follows. */
export function useTheme(): [Theme, () => void] {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => "light");
  return [theme, () => choose(theme === "dark" ? "light" : "dark")];
}

/** A button that names the theme it leads to; an entry of an AvatarMenu, or alone. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [theme, toggle] = useTheme();
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <button type="button" className={className} onClick={toggle}>
      <Icon {...iconLook()} />
      {theme === "dark" ? "Light theme" : "Dark theme"}
    </button>
  );
}
