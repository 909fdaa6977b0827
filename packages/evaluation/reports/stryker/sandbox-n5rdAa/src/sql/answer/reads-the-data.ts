import { sqlTokens } from "@dryrun/engines/sql/tokens";
import type { SqlWorld } from "@dryrun/engines/sql/world";

/** The names in a query, in lower case and without quotes; `*` only where it means all columns. */
function namesIn(query: string): Set<string> {
  const names = new Set<string>();
  const tokens = sqlTokens(query);
  for (const [at, { kind, text }] of tokens.entries()) {
    const before = tokens[at - 1]?.text.toLowerCase() ?? "";
    const isAll = text === "*" && ["select", "distinct", "all", ",", "."].includes(before);
    if (kind === "word" || isAll) names.add(text.toLowerCase());
    if (kind === "quoted") names.add(text.slice(1, -1).toLowerCase());
  }
  return names;
}

/** Whether the query reads a table and a column that the reference reads. */
export function readsTheData(query: string, reference: string, { tables }: SqlWorld): boolean {
  const read = namesIn(query);
  const needed = namesIn(reference);
  return tables.some(({ name, columns }) => {
    const isRead = needed.has(name.toLowerCase()) && read.has(name.toLowerCase());
    const wanted = columns.map((column) => column.toLowerCase()).filter((column) => needed.has(column));
    return isRead && (read.has("*") || wanted.length === 0 || wanted.some((column) => read.has(column)));
  });
}
