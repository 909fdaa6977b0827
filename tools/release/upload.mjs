// Writes a release's files to a target, and its history.
import { ReleaseError } from "./list.mjs";
import { Conflict } from "./targets/conflict.mjs";

const AT_ONCE = 8;

/** Runs `work` for each item, some at the same time; the first failure ends it. */
export async function forEach(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    waiting.length = 0;
  }
}

/** Writes a missing object; an existing one must be equal, because a released file never changes. */
async function write(target, key, body) {
  try {
    await target.create(key, body);
    return true;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  const there = await target.read(key);
  if (!there?.body.equals(Buffer.from(body)))
    throw new ReleaseError(`${key} is on the target with another content. A released file never changes.`);
  return false;
}

/** Uploads a release, continuing an interrupted upload. Returns the number of new files. */
export async function upload(target, part, { files, maps, release }) {
  const folder = `${part}/${release.version}`;
  const named = (kind, from) => Object.entries(from).map(([name, body]) => [`${kind}/${folder}/${name}`, body]);
  let written = 0;
  try {
    await forEach([...named("maps", maps), ...named("remotes", files)], async ([key, body]) => {
      if (await write(target, key, body)) written++;
    });
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`The upload to ${target.name} broke off: ${reasonOf(error)}. remotes.json is as it was.`, {
      cause: error,
    });
  }
  return written;
}

const REASONS = {
  ENOSPC: "no space is left",
  EACCES: "it may not be written",
  EROFS: "it is read-only",
  ECONNREFUSED: "nothing answers there",
};
export const reasonOf = (error) => REASONS[error.code] ?? error.message;

const MAX_TURNS = 20;
const keyOf = (part, number) => `history/${part}/${String(number).padStart(6, "0")}.json`;
const numberOf = (key) => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);

/** Parses an entry. An unreadable one keeps its number and is marked: no release waits for a repair of the history. */
function entryOf(text) {
  try {
    const entry = JSON.parse(text);
    if (typeof entry?.version === "string" && typeof entry.when === "string") return entry;
  } catch {
    // Shown as unreadable.
  }
  return { what: "not readable", when: "", version: "", who: "", commit: "" };
}

/** Returns a part's history, oldest first. Entries are numbered, because clocks of different machines differ. */
export async function historyOf(target, part) {
  const keys = await target.list(`history/${part}`).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const sorted = keys.sort((a, b) => numberOf(a) - numberOf(b));
  const read = await Promise.all(sorted.map((key) => target.read(key)));
  return read.flatMap((one, index) =>
    one ? [{ number: numberOf(sorted[index]), ...entryOf(one.body.toString()) }] : [],
  );
}

export async function record(target, part, what) {
  const past = await historyOf(target, part);
  let number = (past.at(-1)?.number ?? 0) + 1;
  for (let turn = 0; turn < MAX_TURNS; turn++, number++) {
    try {
      return await target.create(keyOf(part, number), Buffer.from(`${JSON.stringify(what)}\n`));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new ReleaseError(`The history of ${part} could not be written.`);
}
