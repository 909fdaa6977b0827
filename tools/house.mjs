// Measures the structure of the repository:
// `node tools/house.mjs [--root <installed checkout>] [--list <measure>] [--check]`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { namesOf, unusedExports } from "./unused-exports.mjs";
import { filesOf, wordFaults } from "./words.mjs";

const CODE = /\.(tsx?|mjs|cjs|js)$/;
/** Tests, and files that only tests use. */
const NOT_SOURCE = /\.test\.|contract-test\.ts$|\/testing\/|\.d\.ts$|^apps\/api\/test\//;
const TREES = /^(apps\/[^/]+|packages\/[^/]+|tools|bench|deploy)\//;
const TEST_MACHINERY = /^packages\/build-config\/jest|(^|\/)jest\.[\w.]*config\.[cm]?[jt]s$/;
const MAX_FILES = 12;

const isSource = (file) => CODE.test(file) && TREES.test(file) && !NOT_SOURCE.test(file);

/** What each measure finds below `root`, as lines to read. */
export function measure(root) {
  const files = filesOf(root);
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const sources = files.filter(isSource);
  return {
    folders: bigFolders(sources),
    machinery: [
      ...files
        .filter((file) => TEST_MACHINERY.test(file))
        .flatMap((file) => linesWithCode(read(file)).map((line) => `${file}: ${line}`)),
      ...files
        .filter((file) => /(^|\/)package\.json$/.test(file))
        .flatMap((file) => ownJestSettings(read(file)).map((line) => `${file}: ${line}`)),
    ],
    exports: unusedExports(root).filter((name) => !allowedExports(root).includes(name)),
    rootHas: files
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) => rulesOfWholePage(read(file)).map((rule) => `${file} ${rule}`)),
    names: files
      .filter((file) => file.endsWith(".module.css"))
      .flatMap((file) => sharedNames(read(file)).map((name) => `${file} ${name}`)),
    words: wordFaults(root),
  };
}
const allowedExports = (root) => {
  const list = path.join(root, "tools/unused-exports.json");
  return existsSync(list) ? namesOf(JSON.parse(readFileSync(list, "utf8"))) : [];
};
/** Returns a package's own Jest settings, in addition to its preset. */
export function ownJestSettings(packageJson) {
  const { preset, ...own } = JSON.parse(packageJson).jest ?? {};
  return Object.keys(own).length > 0 ? linesWithCode(JSON.stringify(own, null, 2)) : [];
}
const linesWithCode = (text) => text.split("\n").filter((line) => line.trim() !== "");

/** Returns CSS without its comments. */
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Returns the names that a CSS module gives to a class and to a custom property. The build exports one of them, so the class loses its styles. */
export function sharedNames(css) {
  const rules = withoutComments(css);
  const classes = new Set([...rules.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name));
  const properties = new Set([...rules.matchAll(/(?<![\w-])--([\w-]+)\s*:/g)].map(([, name]) => name));
  return [...properties].filter((name) => classes.has(name));
}

/** Returns selectors that the browser matches against the whole page with each change; `useRootMark` marks the root instead. */
export const rulesOfWholePage = (css) =>
  withoutComments(css)
    .split(/[{},;]/)
    .map((one) => one.trim())
    .filter((one) => /(?:^|\s)(?::root|html|body)\S*:has\(/.test(one));

/** Returns folders with too many files, with their number. */
export function bigFolders(files) {
  const numbers = new Map();
  for (const file of files) numbers.set(path.dirname(file), (numbers.get(path.dirname(file)) ?? 0) + 1);
  return [...numbers]
    .filter(([, number]) => number > MAX_FILES)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, number]) => `${number} ${folder}`);
}

/** Returns the measures above their limits, as sentences. */
export const faultsOf = (found, limits) =>
  Object.entries(limits).flatMap(([name, { what, limit }]) =>
    found[name].length > limit ? [`${what}: ${found[name].length}, at most ${limit}`] : [],
  );

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const { values } = parseArgs({
    options: { root: { type: "string" }, list: { type: "string" }, check: { type: "boolean" } },
  });
  const limits = JSON.parse(readFileSync(path.join(import.meta.dirname, "house.json"), "utf8"));
  const measures = measure(path.resolve(values.root ?? path.join(import.meta.dirname, "..")));
  if (values.list) for (const line of measures[values.list]) console.log(line);
  else if (values.check) {
    const faults = faultsOf(measures, limits);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else
    for (const [name, { what, limit, goal }] of Object.entries(limits))
      console.log(
        `${name.padEnd(10)}${what.padEnd(56)}${String(measures[name].length).padStart(5)}  limit ${limit}, goal ${goal}`,
      );
}
