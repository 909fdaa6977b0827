import type { Input, Output } from "@dryrun/domain/contract/define";
import type * as contract from "@dryrun/domain/masterclass/contract";
import { DEFAULT_TITLE, type Offer } from "@dryrun/domain/masterclass/limits";
import {
  hasEnrolments,
  NO_NEXT_SESSION,
  needsOffer,
  SESSION_CHANGED,
  SESSION_DELETED,
  SESSION_UPDATED,
  SESSIONS_CREATED,
  switchedOff,
} from "@dryrun/domain/masterclass/messages";
import { sessionInstead } from "@dryrun/domain/masterclass/my-session";
import { refusalOfTimes } from "@dryrun/domain/masterclass/sessions/schema";
import type { Db } from "../../../db/client.ts";
import { AppError, invalidField, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import type { SessionRow } from "../../../records/purchases/live-sessions.ts";
import type { MasterclassDeps } from "../deps.ts";
import { findActiveSessions } from "../queries.ts";
import { adminSession } from "./serialize.ts";
import * as query from "./session-queries.ts";

interface SwitchedOff {
  active: false;
  /** Also applies to people whose payment is still in progress; null if the session is over. */
  offer: Offer | null;
  /** The number of people who get the offer. */
  waiting: number;
}

/** Switches a locked session off. @throws HAS_ENROLMENTS if people wait and there is no offer; NO_NEXT_SESSION */
async function switchOff(tx: Db, session: SessionRow, offer: Offer | undefined, now: Date): Promise<SwitchedOff> {
  if (session.endAt <= now) return { active: false, offer: null, waiting: 0 };
  const waiting = await query.countWaiting(tx, session.id);
  if (waiting > 0 && !offer) throw new AppError("HAS_ENROLMENTS", needsOffer(waiting), { enrolments: waiting });
  if (offer === "next" && !sessionInstead(await findActiveSessions(tx, now), session, now))
    throw new AppError("NO_NEXT_SESSION", NO_NEXT_SESSION);
  return { active: false, offer: offer ?? "refund", waiting };
}

type Fields = Input<typeof contract.updateSession>["body"];

export const listSessions =
  ({ db }: MasterclassDeps) =>
  async (): Promise<Output<typeof contract.liveSessions>> => {
    const rows = await query.findSessions(db);
    return { sessions: rows.map(({ session, enrolments }) => adminSession(session, enrolments)) };
  };

export const createSessions =
  ({ db, clock }: MasterclassDeps) =>
  (
    adminId: string,
    { sessions }: Input<typeof contract.createSessions>["body"],
  ): Promise<Output<typeof contract.createSessions>> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const created: SessionRow[] = [];
      for (const { title, startAt, endAt, teamsMeetingUrl } of sessions) {
        const session = {
          id: newId(now),
          title: title || DEFAULT_TITLE,
          startAt: new Date(startAt),
          endAt: new Date(endAt),
          teamsMeetingUrl,
          createdAt: now,
        };
        created.push(await query.insertSession(tx, session));
        await addAuditEntry(tx, { actorId: adminId, action: "session.created", target: session.id }, now);
      }
      return { message: SESSIONS_CREATED, sessions: created.map((session) => adminSession(session, 0)) };
    });

/** The offers in the words of the audit. */
const OFFERED: Record<Offer, string> = { next: "a seat in the next session", refund: "a refund" };

type Activity = Pick<Fields, "active" | "offer">;

/** Returns the columns that switching a session on or off changes, and the number of people who get the offer. */
async function activityOf(tx: Db, session: SessionRow, { active, offer }: Activity, now: Date) {
  if (active === false) return switchOff(tx, session, offer, now);
  return active === undefined ? { waiting: 0 } : { active, offer: null, waiting: 0 };
}

/**
 * Changes the submitted fields. If the session moves, enrolled people get a mail, and reminders again.
 * @throws NOT_FOUND; VALIDATION at `endAt`; SESSION_CHANGED with the current session if another admin was first;
 * HAS_ENROLMENTS and
 * NO_NEXT_SESSION if it is switched off
 */
export const updateSession =
  ({ db, clock, queue }: MasterclassDeps) =>
  (
    adminId: string,
    id: string,
    { ifUpdatedAt, offer, ...fields }: Fields,
  ): Promise<Output<typeof contract.updateSession>> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const before = await lockOrThrow(tx, id);
      const enrolments = await query.countEnrolments(tx, id);
      if (ifUpdatedAt !== undefined && ifUpdatedAt !== (before.updatedAt ?? before.createdAt).toISOString())
        throw new AppError("SESSION_CHANGED", SESSION_CHANGED, { session: adminSession(before, enrolments) });
      const { waiting, ...activity } = await activityOf(tx, before, { active: fields.active, offer }, now);
      const change = { ...fields, ...timesOf(fields, before), ...activity };
      const session = await query.changeSession(tx, id, { ...change, updatedAt: now });
      const detail = [...Object.keys(fields), ...(waiting > 0 && offer ? [OFFERED[offer]] : [])].join(", ");
      await addAuditEntry(tx, { actorId: adminId, action: "session.updated", target: id, detail }, now);
      if (
        session.startAt.getTime() !== before.startAt.getTime() ||
        session.endAt.getTime() !== before.endAt.getTime()
      ) {
        await query.forgetReminders(tx, id, session.endAt > now);
        const enrolled = await query.findEnrolmentIds(tx, id);
        const at = now.toISOString();
        await queue.enqueueAll(
          tx,
          "mail.session-moved",
          enrolled.map((enrolmentId) => ({ enrolmentId, at })),
        );
      }
      const message = waiting > 0 && session.offer ? switchedOff(waiting, session.offer) : SESSION_UPDATED;
      return { message, session: adminSession(session, enrolments) };
    });

export const toggleSession =
  ({ db, clock }: MasterclassDeps) =>
  (adminId: string, id: string): Promise<Output<typeof contract.toggleSession>> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const before = await lockOrThrow(tx, id);
      const { waiting: _, ...activity } = await activityOf(
        tx,
        before,
        { active: !before.active, offer: undefined },
        now,
      );
      const session = await query.changeSession(tx, id, { ...activity, updatedAt: now });
      const detail = before.active ? "deactivated" : "activated";
      await addAuditEntry(tx, { actorId: adminId, action: "session.updated", target: id, detail }, now);
      return { message: SESSION_UPDATED, session: adminSession(session, await query.countEnrolments(tx, id)) };
    });

/** Deletes a session only if nobody is enrolled; later payments for it are refunded. */
export const deleteSession =
  ({ db, clock }: MasterclassDeps) =>
  (adminId: string, id: string): Promise<Output<typeof contract.deleteSession>> =>
    db.transaction(async (tx) => {
      await lockOrThrow(tx, id);
      const enrolments = await query.countEnrolments(tx, id);
      if (enrolments > 0) throw new AppError("HAS_ENROLMENTS", hasEnrolments(enrolments), { enrolments });
      await query.deleteSession(tx, id);
      await addAuditEntry(tx, { actorId: adminId, action: "session.deleted", target: id }, clock.now());
      return { message: SESSION_DELETED };
    });

async function lockOrThrow(tx: Db, id: string): Promise<SessionRow> {
  const session = await query.lockSession(tx, id);
  if (!session) throw notFound("This session");
  return session;
}

/** An edit may contain only one of the times. */
function timesOf(fields: Fields, before: SessionRow) {
  const startAt = fields.startAt === undefined ? before.startAt : new Date(fields.startAt);
  const endAt = fields.endAt === undefined ? before.endAt : new Date(fields.endAt);
  const refusal = refusalOfTimes(startAt, endAt);
  if (refusal) throw invalidField(fields.endAt === undefined ? "startAt" : "endAt", refusal);
  return { startAt, endAt };
}
