import { type SqlToken, sqlTokens } from "@dryrun/engines/sql/tokens";

/** The replacements of a token; "" removes it. */
const SWAPS: Record<string, string[]> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "=": ["<>"],
  "<>": ["="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  and: ["OR"],
  or: ["AND"],
  sum: ["AVG", "COUNT", "MAX"],
  avg: ["SUM", "MAX", "MIN"],
  max: ["MIN", "SUM"],
  min: ["MAX"],
  count: ["SUM", "MAX"],
  desc: ["ASC"],
  asc: ["DESC"],
  not: [""],
  distinct: [""],
  left: ["INNER"],
  inner: ["LEFT"],
  union: ["UNION ALL"],
  lag: ["LEAD"],
  lead: ["LAG"],
  row_number: ["RANK", "DENSE_RANK"],
  rank: ["ROW_NUMBER", "DENSE_RANK"],
  dense_rank: ["ROW_NUMBER", "RANK"],
  round: ["ABS"],
};
const CONDITION_STARTS = new Set(["where", "and", "having", "on"]);
const KEY_ENDS = new Set(["limit", "desc", "asc"]);
const CONDITION_ENDS = new Set(["and", "or", "group", "order", "having", "where", "limit", "union", "then"]);

/** Replaces these tokens of a query by a text. */
function replaceTokens(query: string, from: SqlToken | undefined, to: SqlToken | undefined, text: string): string {
  return `${query.slice(0, from?.start)}${text}${query.slice(to?.end)}`;
}

/** Returns the index of the last token of the condition that starts here, or -1 if it is a part of a BETWEEN. */
function endOfCondition(tokens: readonly SqlToken[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const word = tokens[at]?.text.toLowerCase() ?? "";
    if (word === "between") return -1;
    if (word === "(") depth += 1;
    if (word === ")") depth -= 1;
    if (depth < 0 || (depth === 0 && CONDITION_ENDS.has(word))) return at - 1;
  }
  return tokens.length - 1;
}

function mutantsAt(query: string, tokens: readonly SqlToken[], at: number): string[] {
  const token = tokens[at] as SqlToken;
  const word = token.text.toLowerCase();
  const next = tokens[at + 1];
  const mutants = (Object.hasOwn(SWAPS, word) ? (SWAPS[word] ?? []) : []).map((text) =>
    replaceTokens(query, token, token, text),
  );
  if (token.kind === "number")
    mutants.push(...[1, -1].map((step) => replaceTokens(query, token, token, String(Number(token.text) + step))));
  if (word === "select" && next?.text.toLowerCase() !== "distinct")
    mutants.push(replaceTokens(query, token, token, "SELECT DISTINCT"));
  if (word === "count" && next?.text === "(" && tokens[at + 2]?.text !== "*")
    mutants.push(replaceTokens(query, next, tokens[at + 3]?.text === "." ? tokens[at + 4] : tokens[at + 2], "(*"));
  if (word === "join" && !["left", "inner"].includes(tokens[at - 1]?.text.toLowerCase() ?? ""))
    mutants.push(replaceTokens(query, token, token, "LEFT JOIN"));
  if (CONDITION_STARTS.has(word)) {
    const end = endOfCondition(tokens, at + 1);
    if (end > at) mutants.push(replaceTokens(query, next, tokens[end], "1 = 1"));
  }
  const isKey = word === "by" && tokens[at - 1]?.text.toLowerCase() === "order";
  const end = isKey ? endOfKey(tokens, at + 1) : -1;
  if (end > at && !["desc", "asc"].includes(tokens[end]?.text.toLowerCase() ?? ""))
    mutants.push(replaceTokens(query, tokens[end], tokens[end], `${tokens[end]?.text} DESC`));
  return mutants;
}

/** Returns the index of the last token of the first key of an ORDER BY. */
function endOfKey(tokens: readonly SqlToken[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const text = tokens[at]?.text;
    if (text === "(") depth += 1;
    if (text === ")") depth -= 1;
    if (depth < 0 || (depth === 0 && (text === "," || KEY_ENDS.has(text?.toLowerCase() ?? "")))) return at - 1;
  }
  return tokens.length - 1;
}

/** Returns every query that is one edit away: operators, constants, conditions, aggregates, joins, DISTINCT, directions. */
export function mutantsOf(query: string): string[] {
  const tokens = sqlTokens(query);
  const mutants = tokens.flatMap((_, index) => mutantsAt(query, tokens, index));
  return [...new Set(mutants)].filter((mutant) => mutant !== query);
}
