// The size budgets of the parts: what each loads before its first page, after gzip.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { distOf, SHELL } from "./parts.mjs";

const KB = 1024;
const SHELL_KB = 161;
const PART_KB = 20;
/** Pages with a budget for their own scripts, without the shell's: by the address of their prerendered page, in KB after brotli. */
const PAGES = {
  employer: { "/employer/dashboard": 40, "/employer/applications-dashboard?review": 63.5 },
  // With the frame of the student's part, at most 60 KB.
  masterclass: { "/course": 20, "/course/:unitId": 20, "/course/:unitId/:lessonId": 20 },
};
const AFTER_LOAD = "src/releases/after-load.ts";
const TOASTER = "src/sonner-toaster.tsx";
/**
 * Pages with a budget for everything that they load, in KB after gzip: the shell, the part, the page, and the modules
 * that the shell loads later. The job list shows a student without a profile a toast.
 */
const WHOLE_PAGES = [
  { at: "/login", kb: 195.5, shell: ["src/features/access/login/login-page.tsx", AFTER_LOAD] },
  { at: "/student/jobs", kb: 207.5, shell: [AFTER_LOAD, TOASTER], part: "student" },
  { at: "/employer/dashboard", kb: 193, shell: [AFTER_LOAD], part: "employer" },
];
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Returns the scripts in index.html. */
function shellFirst(dist) {
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  return [...html.matchAll(/<script[^>]*\ssrc="\/?([^"]+)"/g)].map(([, file]) => path.join(dist, file));
}

/** Returns the entry and the exposed module with its first chunks, from the manifest. */
function partFirst(dist) {
  const manifest = JSON.parse(readFileSync(path.join(dist, "mf-manifest.json"), "utf8"));
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  return [manifest.metaData.remoteEntry.name, ...exposed].map((file) => path.join(dist, file));
}

const read = (dist, name) => JSON.parse(readFileSync(path.join(dist, name), "utf8"));
const scriptsIn = (dist, names) => names.filter((name) => name.endsWith(".js")).map((name) => path.join(dist, name));

/** Returns the scripts of a page other than the shell's, from its prerendered page; undefined without a prerendered page. */
function pageScripts(dist, at) {
  const page = read(dist, "prerendered.json").find((one) => one.at === at);
  return page && [...partFirst(dist), ...scriptsIn(dist, page.files)];
}

/** Checks pages of PAGES; scripts that they fetch later are measured in a browser. */
const pagesOverBudget = (dist, part, say) =>
  Object.entries(PAGES[part] ?? {}).flatMap(([at, kb]) => {
    const scripts = pageScripts(dist, at);
    if (!scripts) return [`${at} has no prerendered page, which would name its scripts`];
    return over(at, scripts, kb, "brotli", say);
  });

/** Returns the page if its scripts exceed the budget. */
function over(at, scripts, kb, unit, say) {
  const bytesOf = unit === "gzip" ? gzip : (file) => brotliCompressSync(readFileSync(file)).length;
  const weight = [...new Set(scripts)].reduce((sum, file) => sum + bytesOf(file), 0) / KB;
  say(`${at}: ${weight.toFixed(1)} KB of ${kb} KB ${unit}`);
  return weight > kb ? [`${at}: ${weight.toFixed(1)} KB, the budget is ${kb} KB`] : [];
}

/** Returns the exceeded budgets of pages with the shell, which a part's own repository does not have. */
export function wholePagesOverBudget(root, say = () => {}) {
  const shell = distOf(root, SHELL);
  const modules = read(shell, "page-files.json");
  return WHOLE_PAGES.flatMap(({ at, kb, shell: names, part }) => {
    const own = part ? pageScripts(distOf(root, part), at) : [];
    const missing = names.filter((name) => !modules[name]);
    if (!own || missing.length > 0) return [`${at}: its scripts were not found (${missing.join(", ")})`];
    const follow = scriptsIn(
      shell,
      names.flatMap((name) => modules[name]),
    );
    return over(`${at} with the shell`, [...shellFirst(shell), ...follow, ...own], kb, "gzip", say);
  });
}

/** Returns the exceeded budgets of a part, as sentences; `say` gets the figures. */
export function overBudget(root, part, say = () => {}) {
  const dist = distOf(root, part);
  const isShell = part === SHELL;
  const what = isShell ? "the shell's first scripts" : `${part} before its first page`;
  const kb = isShell ? SHELL_KB : PART_KB;
  const all = [...new Set(isShell ? shellFirst(dist) : partFirst(dist))];
  const missing = all.filter((file) => !existsSync(file));
  if (missing.length > 0 || all.length === 0) return [`${what}: its scripts were not found (${missing.join(", ")})`];
  return [...over(what, all, kb, "gzip", say), ...pagesOverBudget(dist, part, say)];
}
