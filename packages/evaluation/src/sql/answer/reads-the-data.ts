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

/** Whether the query reads a table and a column that the reference reads. */
export function readsTheData(query: string, reference: string, { tables }: SqlData): boolean {
  const queryNames = namesIn(query);
  const referenceNames = namesIn(reference);
  return tables.some(({ name, columns }) => {
    const isRead = referenceNames.has(name.toLowerCase()) && queryNames.has(name.toLowerCase());
    const neededColumns = columns.map((column) => column.toLowerCase()).filter((column) => referenceNames.has(column));
    return (
      isRead &&
      (queryNames.has("*") || neededColumns.length === 0 || neededColumns.some((column) => queryNames.has(column)))
    );
  });
}
