interface AppFiles {
  scripts: string[];
  styles: string[];
}

/** Reads the application's first files. The server writes them into the page, so that a cached page never contains hashed names. */
function readAppFiles(): AppFiles {
  const text = document.getElementById("app-files")?.textContent;
  return text ? (JSON.parse(text) as AppFiles) : { scripts: [], styles: [] };
}

function addLink(href: string, rel: string, as = "") {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  if (as) link.as = as;
  document.head.append(link);
}

interface Connection {
  saveData?: boolean;
}

/** Fetches the application for the next page, unless the person saves data. */
export function prefetchApp() {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  const { scripts, styles } = readAppFiles();
  for (const href of scripts) addLink(href, "prefetch", "script");
  for (const href of styles) addLink(href, "prefetch", "style");
}

/** Lets the application take over this page. */
export function startApp() {
  const { scripts, styles } = readAppFiles();
  for (const href of styles) addLink(href, "stylesheet");
  for (const src of scripts) {
    const script = document.createElement("script");
    script.src = src;
    script.async = false; // in order
    document.head.append(script);
  }
}
