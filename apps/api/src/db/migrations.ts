import path from "node:path";

/** The folder of drizzle-kit's migrations. */
export const MIGRATIONS = path.resolve(import.meta.dirname, "../../drizzle");
