import type { Output } from "@dryrun/domain/contract/define";
import type { remindAllToApply } from "@dryrun/domain/invitations/contract";
import { NOT_REMINDED, type NotReminded } from "@dryrun/domain/invitations/limits";
import { remindedText } from "@dryrun/domain/invitations/messages";
import { whyNotReminded } from "@dryrun/domain/invitations/rules";
import type { Db } from "../../../db/client.ts";
import { notFound } from "../../../http/app-error.ts";
import type { InvitationRow } from "../../../records/invitations.ts";
import { holdOwnJob } from "../../../records/jobs.ts";
import { notifyOfInvitations } from "../../../records/notifications/notify.ts";
import * as query from "../queries.ts";
import { refuseUnlessOpen } from "../send.ts";
import type { ReminderParts } from "./parts.ts";

/**
 * Everybody in the job's list who has not applied, as far as the limit of the day reaches. The limit is asked before the
 * transaction, which may use no other connection, and what was not needed is returned.
 */
export const remindAll =
  (parts: ReminderParts) =>
  async (employerId: string, jobId: string): Promise<Output<typeof remindAllToApply>> => {
    const { db, perDay } = parts;
    await openJob(parts, db, employerId, jobId);
    const asked = await sorted(parts, db, await query.findUnanswered(db, jobId));
    const granted = await perDay.takeUpTo(employerId, asked.due.length);
    let reminded = 0;
    try {
      const result = await db.transaction(async (tx) => {
        await openJob(parts, tx, employerId, jobId);
        const { due, left } = await sorted(parts, tx, await query.lockUnanswered(tx, jobId));
        await remind(parts, tx, due.slice(0, granted));
        return {
          count: Math.min(due.length, granted),
          left: [...left, ...due.slice(granted).map(() => "dailyLimit" as const)],
        };
      });
      reminded = result.count;
      return { message: remindedText(reminded), reminded, notReminded: countedBy(result.left) };
    } finally {
      if (granted > reminded) await perDay.giveBack(employerId, granted - reminded);
    }
  };

async function openJob({ clock }: ReminderParts, tx: Db, employerId: string, jobId: string) {
  const job = await holdOwnJob(tx, jobId, employerId);
  if (!job) throw notFound("This job");
  refuseUnlessOpen(job, clock.now());
}

/** Those whose reminder is due, the longest waiting first, and why the others are left out. */
async function sorted({ clock, declines }: ReminderParts, tx: Db, rows: readonly InvitationRow[]) {
  const now = clock.now();
  const declined = await declines.filterDeclined(
    tx,
    rows.map(({ email }) => email.toLowerCase()),
  );
  const due: InvitationRow[] = [];
  const left: NotReminded[] = [];
  for (const row of rows) {
    const why = whyNotReminded(row, declined.has(row.email.toLowerCase()), now);
    if (why) left.push(why);
    else due.push(row);
  }
  const lastAt = ({ applicationRemindedAt, createdAt }: InvitationRow) =>
    (applicationRemindedAt ?? createdAt).getTime();
  return { due: due.sort((a, b) => lastAt(a) - lastAt(b)), left };
}

async function remind({ clock, queue }: ReminderParts, tx: Db, due: readonly InvitationRow[]) {
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  const now = clock.now();
  await query.setReminded(tx, ids, now);
  await notifyOfInvitations(tx, ids, "remind-to-apply", now);
  await queue.enqueueAll(
    tx,
    "mail.application-reminder",
    ids.map((invitationId) => ({ invitationId })),
  );
}

const countedBy = (left: readonly NotReminded[]) =>
  NOT_REMINDED.map((reason) => ({ reason, count: left.filter((why) => why === reason).length })).filter(
    ({ count }) => count > 0,
  );
