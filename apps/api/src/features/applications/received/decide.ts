import { MORNING_HOUR, type NotifyTime, UNDO_MS } from "@dryrun/domain/applications/limits";
import { ALREADY_DECIDED, decidedText, TOO_LATE_TO_UNDO } from "@dryrun/domain/applications/messages";
import { refusalToDecide } from "@dryrun/domain/applications/rules";
import { addMs, nextIndianHour } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { markInterviewRead } from "../../../records/applications.ts";
import { logLook, logOfApplications } from "../../../records/company/activity.ts";
import { endMeetingsOfRejected } from "../../../records/company/meetings.ts";
import type { Member } from "../../../records/company/members.ts";
import { tellWebhooks } from "../../../records/company/webhook-events.ts";
import { notifyOfApplications, notifyOfDecisions } from "../../../records/notifications/notify.ts";
import type { ApplicationDeps } from "../deps.ts";
import * as query from "./decision-queries.ts";

/** The maximum number of held decisions that one transaction makes final. */
const SETTLED_AT_ONCE = 200;

export interface AskedDecision {
  status: query.Decided;
  reason: string;
  undoable?: boolean | undefined;
  notify?: NotifyTime | undefined;
  shareReason?: boolean | undefined;
}
type Deciding = Pick<ApplicationDeps, "clock" | "queue">;

/**
 * Decides all or none within the caller's transaction, which locks the applications. A final decision is mailed at
 * once, a held one when it becomes final. Returns the time until which it can be undone.
 */
export async function decideAll(
  tx: Db,
  { clock, queue }: Deciding,
  member: Member,
  ids: readonly string[],
  { status, reason, shareReason = true, ...asked }: AskedDecision,
): Promise<Date | null> {
  const now = clock.now();
  const undoUntil = heldUntil(asked, now);
  const decided = new Set(
    await query.decide(tx, member, ids, { status, reason, isShared: shareReason, now, undoUntil }),
  );
  const refusedIds = ids.filter((id) => !decided.has(id));
  if (refusedIds.length > 0) throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED, { applicationIds: refusedIds });
  await logOfApplications(tx, member, ids, { kind: status, at: now });
  if (!undoUntil) await announceDecisions(tx, { clock, queue }, ids);
  return undoUntil;
}

/** Until when the decision is held, in which time it can be undone; null if it is final at once. */
function heldUntil({ undoable, notify }: Pick<AskedDecision, "undoable" | "notify">, now: Date): Date | null {
  const soon = addMs(now, UNDO_MS);
  if (notify === "morning") return nextIndianHour(soon, MORNING_HOUR);
  return undoable ? soon : null;
}

/** Notifies candidates of final decisions, by mail and on their pages. */
async function announceDecisions(tx: Db, { clock, queue }: Deciding, ids: readonly string[]) {
  await notifyOfDecisions(tx, ids, clock.now());
  await endMeetingsOfRejected(tx, ids, clock.now());
  await query.markOvertaken(tx, ids, clock.now());
  await tellWebhooks(tx, queue, "application.decided", ids, clock.now());
  await queue.enqueueAll(
    tx,
    "mail.application-decided",
    ids.map((applicationId) => ({ applicationId })),
  );
}

/** Accepts or rejects an application once. */
export const decide =
  ({ db, clock, queue, kept }: ApplicationDeps) =>
  async (member: Member, id: string, decision: AskedDecision): Promise<Date | null> => {
    const undoUntil = await db.transaction(async (tx) => {
      const [own] = await query.lockEmployerApplications(tx, member, [id]);
      if (!own) throw notFound("This application");
      if (refusalToDecide(own.status)) throw new AppError("ALREADY_DECIDED", decidedText(own));
      return decideAll(tx, { clock, queue }, member, [id], decision);
    });
    kept.forget(member.companyId);
    return undoUntil;
  };

/** Undoes held decisions; of several, those that are still held. Their candidates never learn of them. */
export const undo =
  ({ db, clock, kept }: ApplicationDeps) =>
  async (member: Member, ids: readonly string[]): Promise<number> => {
    const undone = await db.transaction(async (tx) => {
      const now = clock.now();
      const undoneIds = await query.undo(tx, member, ids, now);
      if (undoneIds.length > 0) await logOfApplications(tx, member, undoneIds, { kind: "undone", at: now });
      return undoneIds;
    });
    if (undone.length === 0) {
      if ((await query.countOwn(db, member, ids)) < ids.length) throw notFound("This application");
      throw new AppError("TOO_LATE", TOO_LATE_TO_UNDO);
    }
    kept.forget(member.companyId);
    return undone.length;
  };

/** Makes due decisions final and mails them. Returns whether more may be due. */
export const settleDecisions =
  ({ db, clock, queue }: Pick<ApplicationDeps, "db" | "clock" | "queue">) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const settled = await query.settleHeld(tx, clock.now(), SETTLED_AT_ONCE);
      if (settled.length > 0) await announceDecisions(tx, { clock, queue }, settled);
      return settled.length === SETTLED_AT_ONCE;
    });

/** Notifies the candidate of the first opening. Returns whether this changed the employer's lists. */
const noteOpened = (db: Db, member: Member, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    await logLook(tx, member, id, now);
    const opened = await query.markOpened(tx, member, id, now);
    if (opened?.isFirst) await notifyOfApplications(tx, [id], "application-opened", now);
    return opened !== undefined;
  });

/** Records that the application was opened, or its interview too. */
export const markOpened =
  ({ db, clock, kept }: ApplicationDeps) =>
  async (member: Member, id: string, withInterview: boolean): Promise<void> => {
    const jobId = await query.findJobOf(db, member, id);
    if (!jobId) throw notFound("This application");
    const isOpened = await noteOpened(db, member, id, clock.now());
    const isRead = withInterview && (await markInterviewRead(db, member.companyId, id, clock.now()));
    kept.forgetLook(member.companyId, jobId, { isOpened, isRead });
  };
