import { parseArgs } from "node:util";
import { StartError } from "../config/values.ts";
import { type Config, readConfig } from "../config.ts";
import type { Database } from "../db/client.ts";
import { FolderInUseError } from "../db/embedded/data-folder.ts";
import { openDatabase } from "../run.ts";

/** Parses the named options and switches of a command; reports an unknown one in one sentence. */
export function optionsOf(args: string[], texts: readonly string[], switches: readonly string[] = []) {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: "string" as const }]),
    ...switches.map((name) => [name, { type: "boolean" as const }]),
  ]);
  try {
    return parseArgs({ args, options }).values as Record<string, string | boolean | undefined>;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/** Opens the database that the environment names, does the work, and closes the database in any case. */
export async function withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const database = await openDatabase(config).catch((error: unknown) => {
    const isHeld = error instanceof FolderInUseError;
    throw isHeld ? new StartError("The server is running on this data folder; stop it first.") : error;
  });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}
