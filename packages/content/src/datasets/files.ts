import { fileURLToPath } from "node:url";

export type DatasetFile = { path: string; contentType: string; filename: string };

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ["dryrun-sales.csv", "text/csv; charset=utf-8"],
  ["dryrun-sales.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
]);

/** Returns the file for a download's name, or null for any other name, so that no path can be passed. */
export function datasetFile(name: string): DatasetFile | null {
  const contentType = CONTENT_TYPES.get(name);
  if (contentType === undefined) return null;
  return { path: fileURLToPath(new URL(`../../datasets/${name}`, import.meta.url)), contentType, filename: name };
}
