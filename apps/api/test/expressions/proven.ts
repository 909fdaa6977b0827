import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { collectExpressions, type Expression } from "./collect.ts";

/** Files that build an expression at run time, with one example of each kind. */
export const COMPOSED: Record<string, Expression["source"][]> = {
  "packages/content/src/interview/family.ts": [
    String.raw`(?<=^|\\[bBdDsSwW]|[^\p{L}\p{N}_\\])(?<!\d[.,])(?:customers|customer)(?![\p{L}\p{N}_]|[.,]\d)`,
  ],
  "packages/domain/src/certificates/certificate-id.ts": ["^[2-9A-Z]{5}-[2-9A-Z]{5}$"],
  "packages/domain/src/fields.ts": ["[\\0\\p{Surrogate}]"],
  "packages/rich-text/src/allowed-html.ts": ["\\S{200}(?=\\S)"],
};
/** Flags other than global and sticky, which do not affect the check. */
const FLAGS: Record<string, string> = {
  "packages/content/src/interview/family.ts": "iu",
  "packages/domain/src/fields.ts": "u",
};

/** Expressions that the checker has proven safe, which takes minutes. `npm run expressions:accept` writes the file. */
export const PROVEN = path.join(import.meta.dirname, "safe-expressions.json");
export interface Proven {
  /** The checker's version. */
  checker: string;
  safe: string[];
}
export const readProven = () => JSON.parse(readFileSync(PROVEN, "utf8")) as Proven;
export const checkerVersion = (createRequire(import.meta.url)("recheck/package.json") as { version: string }).version;
export const keyOf = ({ source, flags }: Pick<Expression, "source" | "flags">) => `/${source}/${flags}`;

const { literals, composing } = collectExpressions();

export { composing };
/** All expressions that read what people typed, including those built at run time. */
export const expressions: readonly Expression[] = [
  ...literals,
  ...Object.entries(COMPOSED).flatMap(([file, sources]) =>
    sources.map((source) => ({ source, flags: FLAGS[file] ?? "", file })),
  ),
];
