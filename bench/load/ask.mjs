import { writeFileSync } from "node:fs";
import path from "node:path";
import { outputOf } from "./output.mjs";

/**
 * Requests the paths for some seconds from another process, and returns the output of `http-load.mjs`. `isParted`: each connection
 * requests its own share of the paths. `token` may be a comma-separated list: one token for each connection.
 */
export async function askFor({ url, token, dataDir, paths, connections, seconds, isParted = false }) {
  const file = path.join(dataDir, "paths.json");
  writeFileSync(file, JSON.stringify(paths));
  const script = path.join(import.meta.dirname, "http-load.mjs");
  const args = [script, url, token, file, String(connections), String(seconds), ...(isParted ? ["parted"] : [])];
  const result = JSON.parse(await outputOf(process.execPath, ["--no-warnings", ...args]));
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors: ${result.refused}`);
  return result;
}
