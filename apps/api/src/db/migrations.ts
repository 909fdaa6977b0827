import path from "node:path";

/** The folder of the migrations that drizzle-kit writes. */
export const MIGRATIONS = path.resolve(import.meta.dirname, "../../drizzle");
