import type { SqlData } from "@dryrun/engines/sql/data";
import { sqlTokens } from "@dryrun/engines/sql/tokens";

/** Returns the names in a query, in lower case and without quotes. Includes `*` only if it means all columns. */
function namesIn(query: string): Set<string> {
  const names = new Set<string>();
  const tokens = sqlTokens(query);
  for (const [at, { kind, text }] of tokens.entries()) {
    const previous = tokens[at - 1]?.text.toLowerCase() ?? "";
    const isAllColumns = text === "*" && ["select", "distinct", "all", ",", "."].includes(previous);
    if (kind === "word" || isAllColumns) names.add(text.toLowerCase());
    if (kind === "quoted") names.add(text.slice(1, -1).toLowerCase());
  }
  return names;
}

/** Returns what the query reads nothing of: the tables of the reference, or their columns; null if it reads some of both. */
export function unreadBy(query: string, reference: string, { tables }: SqlData): "tables" | "columns" | null {
  const queryNames = namesIn(query);
  const referenceNames = namesIn(reference);
  const read = tables.filter(
    ({ name }) => referenceNames.has(name.toLowerCase()) && queryNames.has(name.toLowerCase()),
  );
  if (read.length === 0) return "tables";
  const readsColumns = read.some(({ columns }) => {
    const needed = columns.map((column) => column.toLowerCase()).filter((column) => referenceNames.has(column));
    return queryNames.has("*") || needed.length === 0 || needed.some((column) => queryNames.has(column));
  });
  return readsColumns ? null : "columns";
}
