// Copies the output of the prerendering build into the release of a part; prerendered.json contains its prerendered pages.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PAGE_FILES } from "./page-files.mjs";

/** `dist` is the part's release, next to the output of the prerendering build. Does nothing if there is none. */
export async function writePrerendered(dist) {
  const made = path.join(dist, "../dist-prerendered");
  if (!existsSync(path.join(made, "prerendered.mjs"))) return;
  const { prerendered } = await import(pathToFileURL(path.join(made, "prerendered.mjs")).href);
  const text = (file) => readFileSync(path.join(made, file), "utf8");
  const sheets = JSON.parse(text(PAGE_FILES));
  const files = JSON.parse(readFileSync(path.join(dist, PAGE_FILES), "utf8"));
  rmSync(path.join(dist, PAGE_FILES)); // prerendered.json contains the same
  // A part whose styles all belong to pages has no common ones.
  const common = ["prerendered.css"].filter((file) => existsSync(path.join(made, file)));
  const pages = prerendered.map(({ module, ...page }) => {
    // The part's frame has no module of its own.
    const own = module ? sheets[module].filter((file) => file.endsWith(".css")) : [];
    return { ...page, styles: [...common, ...own].map(text).join(""), files: module ? files[module] : [] };
  });
  writeFileSync(path.join(dist, "prerendered.json"), JSON.stringify(pages));
}
