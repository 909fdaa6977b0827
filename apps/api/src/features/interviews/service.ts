import type { Input, Output } from "@dryrun/domain/contract/define";
import type { checkSubmitted, submitInterview } from "@dryrun/domain/interviews/contract";
import { APPLICATION_ENDED, TIME_OVER } from "@dryrun/domain/interviews/messages";
import {
  applicationEndOf,
  applicationStateOf,
  handInEnd,
  isOvertaken,
  refusalToSend,
} from "@dryrun/domain/interviews/rules";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { lockStagesOf, moveByRule } from "../../records/company/stages.ts";
import { tellWebhooks } from "../../records/company/webhook-events.ts";
import { type SessionRow, updateSession } from "../../records/sessions.ts";
import * as evaluation from "./queries.ts";
import { question, recordEvent, saveDraft } from "./session/answer.ts";
import { ownSession, refusalOf, type SessionDeps } from "./session/own-session.ts";
import { practise, start } from "./session/start.ts";
import { stop } from "./session/stop.ts";

type Answers = Input<typeof submitInterview>["body"]["answers"];
type Queueing = Pick<SessionDeps, "queue">;
type Handed = Pick<SessionRow, "id" | "studentId">;

const evaluate = ({ queue }: Queueing, tx: Db, { id, studentId }: Handed) =>
  queue.enqueue(tx, "interview.evaluate", { sessionId: id, studentId });

async function handIn(deps: Queueing, tx: Db, session: Handed, by: "student" | "clock", now: Date) {
  if (await evaluation.markSubmitted(tx, session.id, by, now)) await evaluate(deps, tx, session);
}

/** Submits the answers; a second call changes nothing. Omitted answers keep their drafts. */
export const submit =
  ({ db, clock, queue, readOnly }: SessionDeps) =>
  async (studentId: string, sessionId: string, answers: Answers): Promise<void> => {
    const pause = await readOnly.lastPause();
    const isLate = await db.transaction(async (tx) => {
      const session = await ownSession(tx, studentId, sessionId, true);
      if (session.submittedAt) return session.submittedBy === "clock";
      const now = clock.now();
      const isOver = now > handInEnd(session.expiresAt, pause);
      if (!isOver)
        for (const { number, answer } of answers) await evaluation.saveAnswer(tx, sessionId, number, answer, now);
      await handIn({ queue }, tx, session, isOver ? "clock" : "student", now);
      return isOver;
    });
    if (isLate) throw new AppError("TIME_OVER", TIME_OVER);
  };

/**
 * For the sweep: submits the saved drafts of expired sessions, and enqueues lost evaluations again. Returns whether there may
 * be more of either.
 */
export const sweep =
  ({ db, clock, queue }: SessionDeps) =>
  (graceEnd: Date, forgottenSince: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const expired = await evaluation.findExpired(tx, graceEnd);
      for (const session of expired) await handIn({ queue }, tx, session, "clock", now);
      const forgotten = await evaluation.findForgotten(tx, forgottenSince);
      for (const session of forgotten) {
        await updateSession(tx, session.id, { evaluationAskedAt: now });
        await evaluate({ queue }, tx, session);
      }
      return Math.max(expired.length, forgotten.length) === evaluation.SWEPT_AT_ONCE;
    });

/** Makes the result visible to the recruiter. */
export const sendToRecruiter =
  ({ db, clock, queue }: SessionDeps) =>
  (studentId: string, sessionId: string) =>
    db.transaction(async (tx) => {
      const { applicationId } = await ownSession(tx, studentId, sessionId);
      await lockStagesOf(tx, applicationId);
      // Locks the application before the session, like a start; the reverse order could deadlock.
      const application = applicationId ? await evaluation.lockApplication(tx, applicationId, studentId) : undefined;
      const session = await ownSession(tx, studentId, sessionId, true);
      const state = applicationStateOf(application?.status ?? null, application?.deletedAt);
      const end = applicationEndOf(state);
      if (application && end) throw new AppError("DECIDED", APPLICATION_ENDED[end](application.company));
      const refusal = refusalToSend(session, state);
      if (refusal) throw refusalOf(refusal);
      const now = clock.now();
      await updateSession(tx, sessionId, { sentAt: now });
      await moveByRule(tx, applicationId, now);
      if (applicationId) await tellWebhooks(tx, queue, "result.sent", [applicationId], now);
      await queue.enqueue(tx, "mail.interview-sent", { sessionId });
    });

export type Interviews = ReturnType<typeof createInterviews>;

export const createInterviews = (deps: SessionDeps) => ({
  start: start(deps),
  startPractice: practise(deps),
  question: question(deps),
  saveDraft: saveDraft(deps),
  recordEvent: recordEvent(deps),
  submit: submit(deps),
  sweep: sweep(deps),
  sendToRecruiter: sendToRecruiter(deps),

  stop: stop(deps),

  async check(studentId: string, applicationId: string): Promise<Output<typeof checkSubmitted>> {
    const found = await evaluation.findSubmission(deps.db, applicationId, studentId);
    if (!found) throw notFound("This application");
    const { status, submittedAt } = found;
    const isDecided = status === "accepted" || status === "rejected";
    const mayStop = isDecided && submittedAt === null && isOvertaken(found, status);
    return { submitted: submittedAt !== null, overtakenBy: mayStop ? status : null };
  },
});
