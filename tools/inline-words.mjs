// Refuses words of the interface outside of messages files, in apps and packages: `node tools/inline-words.mjs`.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";
import { filesOf } from "./words.mjs";

const COMPONENTS = /^(apps|packages)\/[^/]+\/src\/.*\.tsx$/;
/** Long texts of content pages, the gallery's stories, tests and what they show. */
const MAY_HOLD_WORDS = /^apps\/[^/]+\/src\/content\/|^apps\/gallery\/|\/testing\/|\.test\.tsx$/;
/** Properties whose value is shown or read out. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|legend|hint|detail|heading|summary|caption|about|[a-z]+(Label|Title|Text))$/;
/** Functions that show or announce their text. */
const SHOWS = /^(usePageTitle|usePrintTitle|announce|toast|(toast\.)?(success|error|info|warning)|errorMessage)$/;

const holdsWords = (text) => /\p{L}{2}/u.test(text) && !/^https?:\/\//.test(text);

/** Returns the texts that an expression can become, as nodes: both branches of a condition, and parts of templates and sums. */
function literalsOf(node) {
  switch (node?.type) {
    case "StringLiteral":
      return holdsWords(node.value) ? [node] : [];
    case "TemplateLiteral":
      return node.quasis.some(({ cooked }) => holdsWords(cooked)) ? [node] : [];
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case "BinaryExpression":
      return ["&&", "||", "??", "+"].includes(node.operator)
        ? [...literalsOf(node.left), ...literalsOf(node.right)]
        : [];
    case "ParenthesisExpression":
    case "JSXExpressionContainer":
      return literalsOf(node.expression);
    default:
      return [];
  }
}

const nameOf = (callee) =>
  callee.type === "MemberExpression" ? `${nameOf(callee.object)}.${callee.property.value}` : (callee.value ?? "");

/** Returns the texts that this node itself shows. */
function shownBy(node) {
  if (node.type === "JSXText") return holdsWords(node.value) ? [node] : [];
  if (node.type === "JSXAttribute") return READ.test(node.name.value ?? "") ? literalsOf(node.value) : [];
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return node.children.filter(({ type }) => type === "JSXExpressionContainer").flatMap(literalsOf);
  if (node.type === "AssignmentPatternProperty") return READ.test(node.key.value) ? literalsOf(node.value) : [];
  if (node.type === "KeyValueProperty") return READ.test(node.key.value ?? "") ? literalsOf(node.value) : [];
  if (node.type === "CallExpression" && SHOWS.test(nameOf(node.callee)))
    return node.arguments.flatMap(({ expression }) => literalsOf(expression));
  return [];
}

function* nodesOf(node) {
  if (node === null || typeof node !== "object") return;
  if (typeof node.type === "string") yield node;
  for (const [key, inner] of Object.entries(node)) if (key !== "span") yield* nodesOf(inner);
}

/** Returns the inline words of a component's source, each with its line. */
export function inlineWords(source) {
  const bytes = Buffer.from(source); // spans count bytes, starting at 1
  const module = parseSync(source, { syntax: "typescript", tsx: true });
  const shownNodes = new Set([...nodesOf(module.body)].flatMap(shownBy));
  return [...shownNodes].map(({ span }) => {
    const text = bytes.subarray(span.start - 1, span.end - 1).toString();
    const before = bytes.subarray(0, span.start - 1).toString() + (text.match(/^\s*/)?.[0] ?? "");
    return { line: before.split("\n").length, text: text.trim().replace(/\s+/g, " ") };
  });
}

/** Returns every occurrence below `root`, as a line of text. */
export const inlineWordFaults = (root) =>
  filesOf(root)
    .filter((file) => COMPONENTS.test(file) && !MAY_HOLD_WORDS.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      inlineWords(readFileSync(path.join(root, file), "utf8")).map(
        ({ line, text }) => `${file}:${line}: ${text} (belongs in messages.en-in.ts)`,
      ),
    );

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  const faults = inlineWordFaults(path.resolve(import.meta.dirname, ".."));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
