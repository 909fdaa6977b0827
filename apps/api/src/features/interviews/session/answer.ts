import type { Input } from "@dryrun/domain/contract/define";
import type { recordEvent as recordEventContract } from "@dryrun/domain/interviews/contract";
import { RUN_EVENT } from "@dryrun/domain/interviews/limits";
import { ALREADY_SUBMITTED, TIME_OVER } from "@dryrun/domain/interviews/messages";
import { eventsEnd, handInEnd } from "@dryrun/domain/interviews/rules";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { questionAnswer } from "../../../records/session-answers.ts";
import { refuseWhileInterviewRuns } from "../../../records/sessions.ts";
import * as query from "../queries.ts";
import { ownSession, type SessionDeps } from "./own-session.ts";

type Event = Input<typeof recordEventContract>["body"];

/** The maximum number of events, more than a person can cause; further ones are dropped. */
const MAX_EVENTS = 200;

/** Serves a question: questions open in order, and only while the session runs. */
export const question =
  ({ db }: SessionDeps) =>
  (studentId: string, sessionId: string, number: number) =>
    db.transaction(async (tx) => {
      const session = await ownSession(tx, studentId, sessionId);
      if (session.submittedAt) throw new AppError("ALREADY_SUBMITTED", ALREADY_SUBMITTED);
      const answer = await query.findAnswer(tx, sessionId, number);
      if (!answer || number > session.reached + 1) throw notFound("This question");
      if (number > session.reached) await query.setReached(tx, sessionId, number);
      return questionAnswer(answer);
    });

/** Saves a draft, until the grace period ends. */
export const saveDraft =
  ({ db, clock, readOnly }: SessionDeps) =>
  async (studentId: string, sessionId: string, number: number, text: string) => {
    const pause = await readOnly.lastPause();
    await db.transaction(async (tx) => {
      const session = await ownSession(tx, studentId, sessionId, true);
      const now = clock.now();
      if (session.submittedAt) throw new AppError("ALREADY_SUBMITTED", ALREADY_SUBMITTED);
      if (now > handInEnd(session.expiresAt, pause)) throw new AppError("TIME_OVER", TIME_OVER);
      if (number > session.reached) throw notFound("This question");
      if (!session.applicationId) await refuseWhileInterviewRuns(tx, studentId, true);
      await query.saveAnswer(tx, sessionId, number, text, now);
    });
  };

export const recordEvent =
  ({ db, clock, readOnly }: SessionDeps) =>
  async (studentId: string, sessionId: string, { type, at, number }: Event) => {
    const session = await ownSession(db, studentId, sessionId);
    const now = clock.now();
    if (now > eventsEnd(session, await readOnly.lastPause())) throw new AppError("TIME_OVER", TIME_OVER);
    if (type === RUN_EVENT) {
      if (number !== undefined) await query.countRun(db, sessionId, number);
      return;
    }
    if ((await query.countEvents(db, session)) >= MAX_EVENTS) return;
    // The browser's clock may be wrong; an event lies within its session.
    const happened = new Date(Math.min(Math.max(new Date(at).getTime(), session.startedAt.getTime()), now.getTime()));
    const questionNumber = number ?? null;
    await query.insertEvent(db, { id: newId(now), sessionId, type, questionNumber, at: happened, receivedAt: now });
  };
