const read = () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function choose(theme: "light" | "dark") {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
}

/** Shows the theme buttons, each named after the theme it switches to. */
export function bindThemeSwitch(page: ParentNode): () => void {
  const buttons = [...page.querySelectorAll<HTMLButtonElement>("[data-theme-switch]")];
  const showLabels = () => {
    for (const button of buttons) button.textContent = read() === "dark" ? "Light theme" : "Dark theme";
  };
  const toggle = () => {
    choose(read() === "dark" ? "light" : "dark");
    showLabels();
  };
  showLabels();
  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", toggle);
  }
  return () => {
    for (const button of buttons) button.removeEventListener("click", toggle);
  };
}
