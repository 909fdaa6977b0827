// Measures the structure of the repository:
// `node tools/house.mjs [--root <installed checkout>] [--list <measure>] [--check]`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parseSync } from "@swc/core";
import { namesOf, unusedExports } from "./unused-exports.mjs";
import { filesOf, wordFaults } from "./words.mjs";

const CODE = /\.(tsx?|mjs|cjs|js)$/;
/** Tests, and what only tests use. */
const NOT_SOURCE = /\.test\.|contract-test\.ts$|\/testing\/|\.d\.ts$|^apps\/api\/test\//;
const TREES = /^(apps\/[^/]+|packages\/[^/]+|tools|bench)\//;
const FEATURE = /^apps\/api\/src\/features\/([^/]+)\//;
const TEST_MACHINERY = /^packages\/build-config\/jest|(^|\/)jest\.[\w.]*config\.[cm]?[jt]s$/;
const MAX_FILES = 12;

const isSource = (file) => CODE.test(file) && TREES.test(file) && !NOT_SOURCE.test(file);

/** The syntax tree of a file, and the line of each position in it. */
function parse(file, text) {
  const source = `;${text.replace(/^#!/, "//")}`; // the position of its first character is swc's start
  const syntax = /\.tsx?$/.test(file) ? { syntax: "typescript", tsx: file.endsWith("x") } : { syntax: "ecmascript" };
  const tree = parseSync(source, { ...syntax, target: "es2022" });
  const bytes = Buffer.from(source);
  const start = tree.span.start;
  return { tree, linesOf: ({ span }) => countLines(bytes, span.start - start, span.end - start) };
}
const countLines = (bytes, from, to) => {
  let lines = 1;
  for (let at = from; at < to; at++) if (bytes[at] === 10) lines++;
  return lines;
};

const FUNCTIONS = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ClassMethod",
  "PrivateMethod",
  "MethodProperty",
  "GetterProperty",
  "SetterProperty",
  "Constructor",
]);

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (typeof node === "object" && node !== null) {
    if (typeof node.type === "string") see(node);
    for (const key in node) if (key !== "span") visit(node[key], see);
  }
}

/** Lines of each function of a file, longest first; a function that makes others counts with all of them. */
export function functionLines(file, text) {
  const { tree, linesOf } = parse(file, text);
  const found = [];
  visit(tree.body, (node) => FUNCTIONS.has(node.type) && found.push(linesOf(node)));
  return found.sort((a, b) => b - a);
}

const isTypeOnly = ({ typeOnly, specifiers = [] }) =>
  typeOnly || (specifiers.length > 0 && specifiers.every(({ isTypeOnly: type }) => type));

/** The sources of a file's value imports. */
export function valueImports(file, text) {
  const { tree } = parse(file, text);
  const found = [];
  visit(tree.body, (node) => {
    if (/^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/.test(node.type)) {
      if (node.source && !isTypeOnly(node)) found.push(node.source.value);
    } else if (node.type === "CallExpression" && node.callee.type === "Import")
      found.push(node.arguments[0].expression.value);
  });
  return found;
}

/** The target area of an import from one feature of the API to another; otherwise null. */
export function foreignArea(file, target) {
  const area = FEATURE.exec(file)?.[1];
  const other = FEATURE.exec(path.posix.join(path.posix.dirname(file), target))?.[1];
  return area !== undefined && other !== undefined && target.startsWith(".") && other !== area ? other : null;
}

/** What each measure finds below `root`, as lines to read. */
export function measure(root) {
  const files = filesOf(root);
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const sources = files.filter(isSource);
  const lengths = sources.flatMap((file) => functionLines(file, read(file)).map((lines) => ({ file, lines })));
  const longer = (limit) =>
    lengths
      .filter(({ lines }) => lines > limit)
      .sort((a, b) => b.lines - a.lines)
      .map(({ file, lines }) => `${lines} ${file}`);
  return {
    imports: sources
      .filter((file) => FEATURE.test(file))
      .flatMap((file) => valueImports(file, read(file)).map((target) => [file, target]))
      .filter(([file, target]) => foreignArea(file, target) !== null)
      .map(([file, target]) => `${file} ${target}`),
    over50: longer(50),
    over100: longer(100),
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
    words: wordFaults(root),
  };
}
const allowedExports = (root) => {
  const list = path.join(root, "tools/unused-exports.json");
  return existsSync(list) ? namesOf(JSON.parse(readFileSync(list, "utf8"))) : [];
};
/** A package's own Jest settings, besides its preset. */
export function ownJestSettings(packageJson) {
  const { preset, ...own } = JSON.parse(packageJson).jest ?? {};
  return Object.keys(own).length > 0 ? linesWithCode(JSON.stringify(own, null, 2)) : [];
}
const linesWithCode = (text) => text.split("\n").filter((line) => line.trim() !== "");

/** Selectors that ask the whole page with each of its changes; `useRootMark` marks the root instead. */
export const rulesOfWholePage = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split(/[{},;]/)
    .map((one) => one.trim())
    .filter((one) => /(?:^|\s)(?::root|html|body)\S*:has\(/.test(one));

/** Folders with more files than fit one look, with their number. */
export function bigFolders(files) {
  const numbers = new Map();
  for (const file of files) numbers.set(path.dirname(file), (numbers.get(path.dirname(file)) ?? 0) + 1);
  return [...numbers]
    .filter(([, number]) => number > MAX_FILES)
    .sort(([, a], [, b]) => b - a)
    .map(([folder, number]) => `${number} ${folder}`);
}

/** The measures that are above their limits, as sentences. */
export const faultsOf = (found, limits) =>
  Object.entries(limits).flatMap(([name, { what, limit }]) =>
    found[name].length > limit ? [`${what}: ${found[name].length}, at most ${limit}`] : [],
  );

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const { values } = parseArgs({
    options: { root: { type: "string" }, list: { type: "string" }, check: { type: "boolean" } },
  });
  const limits = JSON.parse(readFileSync(path.join(import.meta.dirname, "house.json"), "utf8"));
  const found = measure(path.resolve(values.root ?? path.join(import.meta.dirname, "..")));
  if (values.list) for (const line of found[values.list]) console.log(line);
  else if (values.check) {
    const faults = faultsOf(found, limits);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else
    for (const [name, { what, limit, goal }] of Object.entries(limits))
      console.log(
        `${name.padEnd(10)}${what.padEnd(56)}${String(found[name].length).padStart(5)}  limit ${limit}, goal ${goal}`,
      );
}
