import { FLAG_KEYS, FLAGS, type FlagKey, settingOf } from "@dryrun/domain/flags/registry";
import { type Asker, isOnFor } from "@dryrun/domain/flags/rules";
import { SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import { type FlagRow, findFlags } from "./flag-queries.ts";

/** Each process asks the database this often at most. */
const FRESH_MS = 2 * SECOND_MS;
/** In seconds: a switch is set back by hand. */
const RETRY_AFTER = { "retry-after": "300" };

/** The refusal with the words of the flag. */
export const switchedOff = (key: FlagKey) =>
  new AppError("SWITCHED_OFF", FLAGS[key].refusal, { flag: key }, RETRY_AFTER);

export type Flags = ReturnType<typeof createFlags>;

/** Flags as they are set in the database, remembered for two seconds. Not to be asked within a transaction. */
export function createFlags({ db }: { db: Db }) {
  let known: ReadonlyMap<string, FlagRow> = new Map();
  let asked: { at: number; done: Promise<void> } | undefined;

  /** Without the database the last answer holds. */
  async function ask() {
    const rows = await findFlags(db).catch(() => undefined);
    if (rows) known = new Map(rows.map((row) => [row.key, row]));
  }
  function fresh(): Promise<void> {
    const at = performance.now();
    if (!asked || at - asked.at > FRESH_MS) asked = { at, done: ask() };
    return asked.done;
  }
  const isOnNow = (key: FlagKey, asker: Asker) => isOnFor(key, known.get(key) ?? settingOf(key), asker);

  return {
    /** For work without a person: whether it is on at all. */
    async isOn(key: FlagKey): Promise<boolean> {
      await fresh();
      return (known.get(key) ?? settingOf(key)).isOn;
    },
    async isOnFor(key: FlagKey, asker: Asker): Promise<boolean> {
      await fresh();
      return isOnNow(key, asker);
    },
    /** Refuses with the words of the flag where it is off. */
    async require(key: FlagKey, asker: Asker): Promise<void> {
      await fresh();
      if (!isOnNow(key, asker)) throw switchedOff(key);
    },
    /** The keys that are off for somebody. */
    async offFor(asker: Asker): Promise<FlagKey[]> {
      await fresh();
      return FLAG_KEYS.filter((key) => !isOnNow(key, asker));
    },
    async rows(): Promise<ReadonlyMap<string, FlagRow>> {
      await fresh();
      return known;
    },
    /** After a change by this process. */
    refresh(): Promise<void> {
      asked = undefined;
      return fresh();
    },
  };
}
