// A target that is a folder: what a server with SITE_DIR serves.
import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Conflict } from "./target.mjs";

/** A releaser that has died keeps the others off for this long at most, in milliseconds. */
const LOCK_MS = 10_000;
const tagOf = (content) => createHash("sha256").update(content).digest("hex");

/** Runs `work` while no other process changes the file; the second of two loses. */
function locked(file, work) {
  const lock = `${file}.lock`;
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LOCK_MS) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (error.code === "EEXIST") throw new Conflict();
    throw error;
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

export function folderTarget(folder) {
  const fileOf = (key) => path.join(folder, key);
  function read(key) {
    try {
      const body = readFileSync(fileOf(key));
      return { body, tag: tagOf(body) };
    } catch (error) {
      if (error.code === "ENOENT") return null;
      throw error;
    }
  }
  /** The content under another name first: a reader never sees half of it. */
  function place(key, body, finish) {
    const half = `${fileOf(key)}.${process.pid}.new`;
    mkdirSync(path.dirname(half), { recursive: true });
    try {
      writeFileSync(half, body, { flush: true });
      finish(half, fileOf(key));
    } finally {
      rmSync(half, { force: true });
    }
  }
  return {
    name: folder,
    read: async (key) => read(key),
    async create(key, body) {
      place(key, body, (half, file) => {
        try {
          linkSync(half, file);
        } catch (error) {
          if (error.code === "EEXIST") throw new Conflict();
          throw error;
        }
      });
    },
    async replace(key, body, tag) {
      locked(fileOf(key), () => {
        if ((read(key)?.tag ?? null) !== tag) throw new Conflict();
        place(key, body, renameSync);
      });
    },
    async list(prefix) {
      const names = readdirSync(fileOf(prefix), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      const keys = names.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
      return keys.map((key) => key.replaceAll(path.sep, "/")).filter((key) => !/\.(new|lock)$/.test(key));
    },
  };
}
