// The size budgets of the parts: what each loads before its first page, after gzip.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SHELL } from "../built.mjs";
import { folderOf } from "./tree.mjs";

const KB = 1024;
const SHELL_KB = 160;
const PART_KB = 20;
/** Pages whose scripts have a budget of their own, over the shell: by the address of their frame, in KB after brotli. */
const PAGES = { employer: { "/employer/dashboard": 40, "/employer/applications-dashboard?review": 60 } };
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** The scripts that index.html names. */
function shellFirst(dist) {
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, file]) => path.join(dist, file));
}

/** The entry and the exposed module with its first chunks, as the manifest names them. */
function partFirst(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, "mf-manifest.json"), "utf8"));
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return [manifest.metaData.remoteEntry.name, ...exposed].map((file) => path.join(dist, file));
}

/** The scripts of a page besides the shell, as its frame names them; scripts that it fetches later are measured in a browser. */
function pagesOverBudget(dist, part, say) {
  const frames = PAGES[part] ? JSON.parse(readFileSync(path.join(dist, "frames.json"), "utf8")) : [];
  return Object.entries(PAGES[part] ?? {}).flatMap(([at, kb]) => {
    const frame = frames.find((one) => one.at === at);
    if (!frame) return [`${at} has no frame, which would name its scripts`];
    const scripts = frame.files.filter((name) => name.endsWith(".js")).map((name) => path.join(dist, name));
    const bytes = [...new Set([...partFirst(dist), ...scripts])].map(
      (file) => brotliCompressSync(readFileSync(file)).length,
    );
    const weight = bytes.reduce((sum, one) => sum + one, 0) / KB;
    say(`${at}: ${weight.toFixed(1)} KB of ${kb} KB brotli`);
    return weight > kb ? [`${at}: ${weight.toFixed(1)} KB, the budget is ${kb} KB`] : [];
  });
}

/** The exceeded budgets of a part, as sentences; `say` gets the figures. */
export function overBudget(root, part, say = () => {}) {
  const dist = path.join(folderOf(root, part), "dist");
  const isShell = part === SHELL;
  const what = isShell ? "the shell's first scripts" : `${part} before its first page`;
  const kb = isShell ? SHELL_KB : PART_KB;
  const all = [...new Set(isShell ? shellFirst(dist) : partFirst(dist))];
  const missing = all.filter((file) => !existsSync(file));
  if (missing.length > 0 || all.length === 0) return [`${what}: its scripts were not found (${missing.join(", ")})`];
  const weight = all.reduce((sum, file) => sum + gzip(file), 0) / KB;
  say(`${what}: ${weight.toFixed(1)} KB of ${kb} KB gzip`);
  const faults = pagesOverBudget(dist, part, say);
  return weight > kb ? [`${what}: ${weight.toFixed(1)} KB, the budget is ${kb} KB`, ...faults] : faults;
}
