import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";

export interface Expression {
  source: string;
  flags: string;
  file: string;
}
interface Collected {
  literals: Expression[];
  /** Files that build an expression at run time. */
  composing: string[];
}

const ROOT = path.resolve(import.meta.dirname, "../../../..");
/** Code that reads people's texts: the server with everything that it uses, and what pages share with it. */
const FOLDERS = [
  "packages/evaluation/src",
  "packages/engines/src",
  "packages/content/src",
  "packages/domain/src",
  "packages/rich-text/src",
  "apps/api/src",
];

const isTest = (file: string) => /\.test\.tsx?$|-test\.ts$|\/testing\//.test(file);

/** Finds every regular expression of the sources with a parser. */
export function collectExpressions(): Collected {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }));
  const expressions = files
    .filter((file) => !isTest(file))
    .map((file) => expressionsIn(file, readFileSync(path.join(ROOT, file), "utf8")));
  return {
    literals: expressions.flatMap(({ literals }) => literals),
    composing: [...new Set(expressions.flatMap(({ composing }) => composing))].sort(),
  };
}

export function expressionsIn(file: string, code: string): Collected {
  const literals: Expression[] = [];
  const composing: string[] = [];
  const add = (source: string, flags: string) => literals.push({ source, flags, file });

  function visit(node: unknown): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!isNode(node) || Array.isArray(node)) return;
    if (node.type === "RegExpLiteral") add(String(node.pattern), String(node.flags));
    if (isRegExpCall(node)) {
      const [source, flags] = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
      const isPlain = source?.type === "StringLiteral" && (!flags || flags.type === "StringLiteral");
      if (isPlain) add(String(source.value), String(flags?.value ?? ""));
      else composing.push(file);
    }
    for (const [key, child] of Object.entries(node)) if (key !== "span") visit(child);
  }
  visit(parseSync(code, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2024" }));
  return { literals, composing };
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function isRegExpCall({ type, callee }: Node): boolean {
  return (type === "NewExpression" || type === "CallExpression") && isNode(callee) && callee.value === "RegExp";
}
