import { fsyncSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { lockDataFolder } from "./data-folder.ts";
import { unpackEmptyDatabase } from "./empty-database.ts";

/** Emscripten's NODEFS has no fsync: with this a commit is on the disk before it is acknowledged. */
class DurableNodeFS extends NodeFS {
  override async init(...given: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const created = await super.init(...given);
    created.emscriptenOpts.preRun?.push((module: any) => {
      module.NODEFS.stream_ops.fsync = (stream: { nfd: number }) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    });
    return created;
  }
}

/** The default is 128 MB, most of which a process on one machine would use in vain: the system caches files anyway. */
const BUFFERS = "32MB";

/** Locks the folder and returns the options of a database in it that survives a crash. */
export async function lockFolder(folder: string): Promise<{ unlock: () => void; options: PGliteOptions }> {
  const unlock = lockDataFolder(folder);
  await unpackEmptyDatabase(folder);
  // -F switches fsync off; fdatasync is a no-op in PGlite, so wal_sync_method is fsync.
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  const startParams = [...defaults, "-c", "fsync=on", "-c", "wal_sync_method=fsync", "-c", `shared_buffers=${BUFFERS}`];
  return { unlock, options: { fs: new DurableNodeFS(folder), startParams } };
}
