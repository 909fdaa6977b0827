// The port that releases are written to. Keys are paths below the target:
// remotes.json, remotes/<part>/<version>/<file>, maps/<part>/<version>/<file>, history/<part>/<time>-<version>.json.

import path from "node:path";
import { ReleaseError } from "../list.mjs";

/**
 * Opens a target. A target has `name`; `read(key)` returns `{ body, tag }` or null; `create(key, body)` writes a
 * missing object; `replace(key, body, tag)` only overwrites an object with this tag (null: a missing one); both throw
 * Conflict; `list(folder)` returns keys.
 */
export async function openTarget(to, root) {
  if (/^s3:\/\/[^/]/.test(to)) return (await import("./s3-target.mjs")).s3Target(to);
  if (/^\w+:\/\//.test(to)) throw new ReleaseError(`--to is a folder or s3://bucket/prefix, not ${to}.`);
  return (await import("./folder-target.mjs")).folderTarget(path.resolve(root, to));
}
