// The folder that releases are written to, a server's SITE_DIR: remotes.json, remotes/<part>/<version>/<file>,
// maps/<part>/<version>/<file> and history/<part>/<number>.json.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseList, ReleaseError, writeList } from "./list.mjs";

const LIST = "remotes.json";
const PAUSE_MS = 200;

/** Returns a file's content; null if it does not exist. */
export function readIn(site, key) {
  try {
    return readFileSync(path.join(site, key));
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}
export const readList = (site) => parseList(readIn(site, LIST)?.toString() ?? null);
export function readJson(site, key) {
  const content = readIn(site, key);
  return content && JSON.parse(content.toString());
}

/** Writes a file under another name first, so that a reader never sees half of it. */
function place(file, body, finish) {
  const half = `${file}.${process.pid}.new`;
  mkdirSync(path.dirname(half), { recursive: true });
  try {
    writeFileSync(half, body, { flush: true });
    finish(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}
export const replaceList = (site, lines) => place(path.join(site, LIST), writeList(lines), renameSync);

/** Writes a missing file and returns true; an existing one must be equal, because a released file never changes. */
function create(site, key, body) {
  try {
    place(path.join(site, key), body, linkSync);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (!readIn(site, key).equals(body))
    throw new ReleaseError(`${key} is on the target with another content. A released file never changes.`);
  return false;
}

/** Writes a release's files, continuing an interrupted attempt. Returns the number of new files. */
export function upload(site, part, { files, maps, release }) {
  const named = (kind, from) =>
    Object.entries(from).map(([name, body]) => [`${kind}/${part}/${release.version}/${name}`, body]);
  return [...named("maps", maps), ...named("remotes", files)].filter(([key, body]) => create(site, key, body)).length;
}

/**
 * Runs `work` while no other release changes the folder. Waits `seconds` for another one; a lock that a dead one left
 * is removed by hand, because the clocks of machines with a shared folder differ.
 */
export async function withLock(site, work, seconds = 60) {
  mkdirSync(site, { recursive: true });
  const lock = path.join(site, `${LIST}.lock`);
  for (let left = (seconds * 1000) / PAUSE_MS; ; left--) {
    try {
      writeFileSync(lock, `${process.pid}`, { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (left <= 0)
      throw new ReleaseError(`Another release runs. If none does, one was killed: delete ${lock} and run this again.`);
    await sleep(PAUSE_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Returns a part's history, oldest first. An unreadable entry keeps its number: no release waits for its repair. */
export function historyOf(site, part) {
  const folder = path.join(site, "history", part);
  let names;
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
  return names.sort().map((name) => {
    const number = Number.parseInt(name, 10);
    try {
      return { number, ...JSON.parse(readFileSync(path.join(folder, name), "utf8")) };
    } catch {
      return { number, what: "not readable", when: "", version: "", who: "", commit: "" };
    }
  });
}

export function record(site, part, entry) {
  const number = String((historyOf(site, part).at(-1)?.number ?? 0) + 1).padStart(6, "0");
  create(site, `history/${part}/${number}.json`, Buffer.from(`${JSON.stringify(entry)}\n`));
}
