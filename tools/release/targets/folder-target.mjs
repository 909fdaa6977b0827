// A target that is a folder: what a server with SITE_DIR serves.
import { createHash, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Conflict } from "./conflict.mjs";

/** For this long at most, in milliseconds, a dead releaser blocks the others. */
const LOCK_MS = 10_000;
const tagOf = (content) => createHash("sha256").update(content).digest("hex");

/** Returns the text of a lock or file; null if it does not exist. */
function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Whether the lock is abandoned. Both times are from the clock of the folder's machine: the releasers' clocks may
 * differ from it and from each other.
 */
function isLeft(lock, own) {
  const created = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (created === undefined) return false;
  writeFileSync(own, "");
  try {
    return statSync(own).mtimeMs - created > LOCK_MS;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Runs `work` while no other process changes the file; the second of two fails. `work` gets a function that throws if
 * the lock is no longer ours: two may break the same old lock, and one that paused for long may have been taken for
 * dead.
 */
export function withFileLock(file, work) {
  const lock = `${file}.lock`;
  const id = randomUUID();
  if (isLeft(lock, `${lock}.${id}.new`)) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, id, { flag: "wx" });
  } catch (error) {
    if (error.code === "EEXIST") throw new Conflict();
    throw error;
  }
  const isOurs = () => textOf(lock) === id;
  try {
    return work(() => {
      if (!isOurs()) throw new Conflict();
    });
  } finally {
    if (isOurs()) rmSync(lock, { force: true });
  }
}

/** Writes the content under another name first, so that a reader never sees half of it. */
function place(file, body, finish) {
  const half = `${file}.${process.pid}.new`;
  mkdirSync(path.dirname(half), { recursive: true });
  try {
    writeFileSync(half, body, { flush: true });
    finish(half);
  } finally {
    rmSync(half, { force: true });
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
  return {
    name: folder,
    read: async (key) => read(key),
    async create(key, body) {
      place(fileOf(key), body, (half) => {
        try {
          linkSync(half, fileOf(key));
        } catch (error) {
          if (error.code === "EEXIST") throw new Conflict();
          throw error;
        }
      });
    },
    async replace(key, body, tag) {
      withFileLock(fileOf(key), (checkOurs) => {
        if ((read(key)?.tag ?? null) !== tag) throw new Conflict();
        place(fileOf(key), body, (half) => {
          checkOurs();
          renameSync(half, fileOf(key));
        });
      });
    },
    async list(prefix) {
      const names = readdirSync(fileOf(prefix), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      const keys = names.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
      return keys.map((key) => key.replaceAll(path.sep, "/")).filter((key) => !/\.(new|lock)$/.test(key));
    },
  };
}
