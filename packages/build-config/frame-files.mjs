// Copies the output of the frames' build into the release of a part; frames.json contains the frames of its pages.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PAGE_FILES } from "./page-files.mjs";

/** `dist` is the part's release, next to the output of the frames' build. Does nothing if there is none. */
export async function writeFrames(dist) {
  const made = path.join(dist, "../dist-frames");
  if (!existsSync(path.join(made, "frames.mjs"))) return;
  const { frames } = await import(pathToFileURL(path.join(made, "frames.mjs")).href);
  const text = (file) => readFileSync(path.join(made, file), "utf8");
  const sheets = JSON.parse(text(PAGE_FILES));
  const files = JSON.parse(readFileSync(path.join(dist, PAGE_FILES), "utf8"));
  rmSync(path.join(dist, PAGE_FILES)); // frames.json contains the same
  const pages = frames.map(({ module, ...frame }) => {
    const own = sheets[module].filter((file) => file.endsWith(".css"));
    return { ...frame, styles: ["frames.css", ...own].map(text).join(""), files: files[module] };
  });
  writeFileSync(path.join(dist, "frames.json"), JSON.stringify(pages));
}
