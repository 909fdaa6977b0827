import { useSyncExternalStore } from "react";

type Theme = "light" | "dark";
const read = (): Theme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme that the page shows; set by the inline script of index.html and by the theme switch. */
export const useTheme = () => useSyncExternalStore(subscribe, read);
