import { MAX_REOPENED } from "@dryrun/domain/applications/limits";
import {
  CANCELLED,
  CANDIDATE_LEFT,
  NOT_DECIDED,
  REOPENED,
  REOPENED_TOO_OFTEN,
} from "@dryrun/domain/applications/messages";
import type { Db } from "../../../db/client.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { logOfApplications } from "../../../records/company/activity.ts";
import type { Member } from "../../../records/company/members.ts";
import { notifyOfApplications } from "../../../records/notifications/notify.ts";
import type { ApplicationDeps } from "../deps.ts";
import * as query from "./decision-queries.ts";

/** Makes a decided application pending again; if the candidate has not been notified yet, the decision is undone instead. */
export const reopen =
  ({ db, clock, queue, kept }: ApplicationDeps) =>
  async (member: Member, id: string, reason: string): Promise<string> => {
    const message = await db.transaction(async (tx) => {
      const found = await query.lockDecided(tx, member, id);
      if (!found) throw notFound("This application");
      const now = clock.now();
      if (await takeBack(tx, member, id, now)) return CANCELLED;
      const { status, decidedAt, isCandidateHere } = found;
      if (!isCandidateHere) throw new AppError("NOT_DECIDED", CANDIDATE_LEFT);
      if (status === "pending" || status === "withdrawn" || !decidedAt) throw new AppError("NOT_DECIDED", NOT_DECIDED);
      if (found.reopened >= MAX_REOPENED) throw new AppError("LIMIT_REACHED", REOPENED_TOO_OFTEN);
      const reopenedId = newId(now);
      const reopening = { id: reopenedId, reopenedAt: now, reopenedBy: member.userId, reopenReason: reason };
      await query.storeReopening(tx, { ...found, applicationId: id, status, decidedAt, ...reopening });
      await query.makePending(tx, id);
      await logOfApplications(tx, member, [id], { kind: "decision-reopened", at: now });
      await notifyOfApplications(tx, [id], "reopened", now);
      await queue.enqueue(tx, "mail.application-reopened", { applicationId: id, reopenedId });
      return REOPENED;
    });
    kept.forget(member.companyId);
    return message;
  };

async function takeBack(tx: Db, member: Member, id: string, now: Date): Promise<boolean> {
  const undone = await query.undo(tx, member, [id], now);
  if (undone.length > 0) await logOfApplications(tx, member, [id], { kind: "undone", at: now });
  return undone.length > 0;
}
