import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type DescribedTable, describedTables } from "./schema/personal.ts";

export { OTHER_STORES } from "./other-stores.ts";

const SCHEMA = path.join(import.meta.dirname, "schema");

/**
 * Reads every table and column of the product from the schema: whether it is personal, and what the download, the
 * deletion of the account and retention do with it.
 */
export async function readPersonalData(): Promise<readonly DescribedTable[]> {
  for (const file of await readdir(SCHEMA)) await import(pathToFileURL(path.join(SCHEMA, file)).href);
  return describedTables.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
