import { UNDO_MS } from "@dryrun/domain/applications/limits";
import type { Output } from "@dryrun/domain/contract/define";
import type { previewReminders as preview, remindAllToApply } from "@dryrun/domain/invitations/contract";
import { NOT_REMINDED, type NotReminded } from "@dryrun/domain/invitations/limits";
import { REMINDERS_SENT, remindedText } from "@dryrun/domain/invitations/messages";
import { whyNotReminded } from "@dryrun/domain/invitations/rules";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { logOfJob } from "../../../records/company/activity.ts";
import { filterStopped } from "../../../records/company/contact-stops.ts";
import type { Member } from "../../../records/company/members.ts";
import type { InvitationRow } from "../../../records/invitations.ts";
import { findOwnJob, lockOwnJobForShare } from "../../../records/jobs.ts";
import { notifyOfInvitations } from "../../../records/notifications/notify.ts";
import * as query from "../queries.ts";
import { refuseUnlessOpen } from "../send.ts";
import type { ReminderDeps } from "./deps.ts";

/**
 * Reminds everyone in the job's list who has not applied, within the day's limit. The limit is taken before the
 * transaction, which must not use a second connection, and the unused part is returned.
 */
export const remindAll =
  (deps: ReminderDeps) =>
  async (member: Member, jobId: string, isUndoable = false): Promise<Output<typeof remindAllToApply>> => {
    const { db, perDay, clock } = deps;
    await openJob(deps, db, member, jobId);
    const unanswered = await sorted(deps, db, await query.findUnanswered(db, jobId));
    const granted = await perDay.takeUpTo(member, unanswered.due.length);
    let reminded = 0;
    try {
      const undoUntil = isUndoable ? addMs(clock.now(), UNDO_MS) : null;
      const result = await db.transaction(async (tx) => {
        await openJob(deps, tx, member, jobId);
        const { due, left } = await sorted(deps, tx, await query.lockUnanswered(tx, jobId));
        const ids = due.slice(0, granted).map(({ id }) => id);
        const by = { remindedBy: member.userId };
        if (undoUntil) await query.setReminded(tx, ids, { ...by, applicationReminderDueAt: undoUntil });
        else {
          await query.setReminded(tx, ids, { ...by, applicationRemindedAt: clock.now() });
          await announce(deps, tx, ids);
        }
        if (ids.length > 0) await logOfJob(tx, member, jobId, "reminded", clock.now(), ids.length);
        return { count: ids.length, left: leftBy(left, due.length - ids.length) };
      });
      reminded = result.count;
      return {
        message: remindedText(reminded),
        reminded,
        notReminded: countedBy(result.left),
        undoUntil: reminded > 0 ? (undoUntil?.toISOString() ?? null) : null,
      };
    } finally {
      if (granted > reminded) await perDay.giveBack(member, granted - reminded);
    }
  };

/** Returns the people whom it would remind now; sends and counts nothing. */
export const previewReminders =
  (deps: ReminderDeps) =>
  async (member: Member, jobId: string): Promise<Output<typeof preview>> => {
    const { db, perDay } = deps;
    await openJob(deps, db, member, jobId);
    const { due, left } = await sorted(deps, db, await query.findUnanswered(db, jobId));
    const mail = await perDay.takeUpTo(member, due.length);
    if (mail > 0) await perDay.giveBack(member, mail);
    return { mail, skipped: countedBy(leftBy(left, due.length - mail)) };
  };

/** Cancels held reminders: no mail was sent, and the day's limit gets them back. */
export const undoReminders =
  ({ db, clock, perDay }: ReminderDeps) =>
  async (member: Member, jobId: string): Promise<void> => {
    if (!(await findOwnJob(db, jobId, member))) throw notFound("This job");
    const undone = await query.undoReminders(db, jobId, clock.now());
    if (undone.length === 0) throw new AppError("TOO_LATE", REMINDERS_SENT);
    for (const [userId, { length }] of Map.groupBy(undone, ({ by }) => by ?? member.userId))
      await perDay.giveBack({ ...member, userId }, length);
  };

const SETTLED_AT_ONCE = 100;

/** Sends reminders that can no longer be undone. Returns whether more may be due. */
export const settleReminders = (deps: ReminderDeps) => (): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const settled = await query.settleReminders(tx, deps.clock.now(), SETTLED_AT_ONCE);
    await announce(deps, tx, settled);
    return settled.length === SETTLED_AT_ONCE;
  });

const leftBy = (left: readonly NotReminded[], overLimit: number): NotReminded[] => [
  ...left,
  ...Array<NotReminded>(overLimit).fill("dailyLimit"),
];

async function openJob({ clock }: ReminderDeps, tx: Db, member: Member, jobId: string) {
  const job = await lockOwnJobForShare(tx, jobId, member);
  if (!job) throw notFound("This job");
  refuseUnlessOpen(job, clock.now());
}

/** Returns the due reminders, the longest waiting first, and why others are left out. */
async function sorted({ clock, declines }: ReminderDeps, tx: Db, rows: readonly InvitationRow[]) {
  const now = clock.now();
  const declined = await declines.filterDeclined(
    tx,
    rows.map(({ email }) => email.toLowerCase()),
  );
  const stopped = await filterStopped(
    tx,
    rows[0]?.jobId ?? "",
    rows.map(({ email }) => email.toLowerCase()),
  );
  const due: InvitationRow[] = [];
  const left: NotReminded[] = [];
  for (const row of rows) {
    const email = row.email.toLowerCase();
    const why = whyNotReminded(row, declined.has(email), now) ?? (stopped.has(email) ? "doNotContact" : null);
    if (why) left.push(why);
    else due.push(row);
  }
  const lastAt = ({ applicationRemindedAt, createdAt }: InvitationRow) =>
    (applicationRemindedAt ?? createdAt).getTime();
  return { due: due.sort((a, b) => lastAt(a) - lastAt(b)), left };
}

/** Sends mails, and notifications to people who have an account. */
async function announce({ clock, queue }: ReminderDeps, tx: Db, ids: readonly string[]) {
  if (ids.length === 0) return;
  await notifyOfInvitations(tx, ids, "remind-to-apply", clock.now());
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
