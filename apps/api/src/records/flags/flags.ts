import { type Asker, FLAG_KEYS, FLAGS, type FlagKey, isOnFor, settingOf } from "@dryrun/domain/flags/rules";
import { SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Tolerate } from "../../errors/tolerate.ts";
import { type FlagRow, findFlags } from "./flag-queries.ts";

/** Each process reads the settings at most this often, in milliseconds. */
const FRESH_MS = 2 * SECOND_MS;
/** `Retry-After` in seconds: an admin has to switch the flag on again. */
const RETRY_AFTER = { "retry-after": "300" };

/** Returns the refusal with the flag's message. */
export const switchedOff = (key: FlagKey) =>
  new AppError("SWITCHED_OFF", FLAGS[key].refusal, { flag: key }, RETRY_AFTER);

export type Flags = ReturnType<typeof createFlags>;

/** Reads the settings of flags, cached for two seconds. Do not call its functions inside a transaction. */
export function createFlags({ db, tolerate }: { db: Db; tolerate: Tolerate }) {
  let cache: ReadonlyMap<string, FlagRow> = new Map();
  let runningRead: { at: number; done: Promise<void> } | undefined;

  /** While the database is unreachable, the last settings apply. */
  async function ask() {
    const rows = await tolerate("refresh of flags", findFlags(db));
    if (rows) cache = new Map(rows.map((row) => [row.key, row]));
  }
  function fresh(): Promise<void> {
    const at = performance.now();
    if (!runningRead || at - runningRead.at > FRESH_MS) runningRead = { at, done: ask() };
    return runningRead.done;
  }
  const isOnNow = (key: FlagKey, asker: Asker) => isOnFor(key, cache.get(key) ?? settingOf(key), asker);

  return {
    /** For background work, which has no person: whether the flag is on at all. */
    async isOn(key: FlagKey): Promise<boolean> {
      await fresh();
      return (cache.get(key) ?? settingOf(key)).isOn;
    },
    async isOnFor(key: FlagKey, asker: Asker): Promise<boolean> {
      await fresh();
      return isOnNow(key, asker);
    },
    /** Throws the refusal if the flag is off for this person. */
    async require(key: FlagKey, asker: Asker): Promise<void> {
      await fresh();
      if (!isOnNow(key, asker)) throw switchedOff(key);
    },
    /** Returns the keys of flags that are off for this person. */
    async offFor(asker: Asker): Promise<FlagKey[]> {
      await fresh();
      return FLAG_KEYS.filter((key) => !isOnNow(key, asker));
    },
    async rows(): Promise<ReadonlyMap<string, FlagRow>> {
      await fresh();
      return cache;
    },
    /** Call this after this process changed a setting. */
    refresh(): Promise<void> {
      runningRead = undefined;
      return fresh();
    },
  };
}
