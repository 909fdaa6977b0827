import type { digest } from "@dryrun/domain/company/digest/contract";
import { type DigestChoice, nextDigestAt } from "@dryrun/domain/company/digest/rules";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import type { Clock, Queue } from "../../ports.ts";
import { lockUser } from "../../records/users.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import * as query from "./queries.ts";

interface DigestDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  mailChoices: Pick<MailChoices, "mayMail" | "restart">;
}
type Choice = Output<typeof digest>;

export type Digest = ReturnType<typeof createDigest>;

/** The summary of a company's hiring that a person chose to get by mail, each day or each Monday at 9:00 in India. */
export function createDigest({ db, clock, queue, mailChoices }: DigestDeps) {
  async function read(userId: string): Promise<Choice> {
    const row = await query.findDigest(db, userId);
    const isOn = row && (await mailChoices.mayMail(userId, "digest"));
    return { every: isOn ? row.every : "off" };
  }
  return {
    read,

    async choose(userId: string, every: DigestChoice): Promise<Choice> {
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const now = clock.now();
        // Stopped summaries begin again with what happens from now on.
        if (every === "off" || !(await mailChoices.mayMail(userId, "digest", tx))) await query.deleteDigest(tx, userId);
        if (every === "off") return;
        await mailChoices.restart(tx, userId, "digest");
        await query.saveDigest(tx, { userId, every, since: now, dueAt: nextDigestAt(every, now) });
      });
      return read(userId);
    },

    /** Enqueues the mails that are due, each in the transaction that sets the next time. Returns whether there may be more. */
    sweep: (): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const due = await query.lockDueDigests(tx, now);
        for (const { userId, every, since } of due) {
          await query.setNext(tx, userId, { since: now, dueAt: nextDigestAt(every, now) });
          const times = { since: since.toISOString(), until: now.toISOString() };
          await queue.enqueue(tx, "mail.digest", { userId, ...times });
        }
        return due.length === query.SWEPT_DIGESTS;
      }),
  };
}
