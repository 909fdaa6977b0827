import type { Input, Output } from "@dryrun/domain/contract/define";
import type { changeFlag, flags as flagsCall } from "@dryrun/domain/flags/contract";
import { flagInWords } from "@dryrun/domain/flags/messages";
import { FLAG_KEYS, FLAGS, settingOf } from "@dryrun/domain/flags/rules";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Clock } from "../../ports.ts";
import { addAuditEntry } from "../../records/audit.ts";
import { saveFlag } from "../../records/flags/flag-queries.ts";
import type { Flags } from "../../records/flags/flags.ts";

interface FlagDeps {
  db: Db;
  clock: Clock;
  flags: Pick<Flags, "rows" | "refresh">;
}
export type FlagService = ReturnType<typeof createFlagService>;

/** Lists and changes flags for admins. */
export function createFlagService({ db, clock, flags }: FlagDeps) {
  return {
    async list(): Promise<Output<typeof flagsCall>> {
      const rows = await flags.rows();
      return {
        flags: FLAG_KEYS.map((key) => {
          const { name, description, owner, goneBy } = FLAGS[key];
          const { isOn, share, roles } = rows.get(key) ?? settingOf(key);
          const changedAt = rows.get(key)?.changedAt.toISOString() ?? null;
          return { key, name, description, owner, goneBy, isOn, share, roles: [...roles], changedAt };
        }),
      };
    },

    async change(adminId: string, key: string, { reason, ...form }: Input<typeof changeFlag>["body"]): Promise<void> {
      const known = FLAG_KEYS.find((one) => one === key);
      if (!known) throw notFound("This switch");
      const set = { ...form, roles: [...new Set(form.roles)] };
      await db.transaction(async (tx) => {
        const now = clock.now();
        await saveFlag(tx, { key: known, ...set, changedAt: now });
        const detail = `${flagInWords(set)}: ${reason}`;
        await addAuditEntry(tx, { actorId: adminId, action: "flag.changed", target: known, detail }, now);
      });
      await flags.refresh();
    },
  };
}
