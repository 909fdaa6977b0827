import type { Input } from "@dryrun/domain/contract/define";
import type { submitInterview } from "@dryrun/domain/interviews/contract";
import { TIME_OVER } from "@dryrun/domain/interviews/messages";
import { handInEnd } from "@dryrun/domain/interviews/rules";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import { type SessionRow, updateSession } from "../../../records/sessions.ts";
import * as evaluation from "../evaluation-queries.ts";
import * as query from "../queries.ts";
import { ownSession, type SessionDeps } from "./own-session.ts";

type Answers = Input<typeof submitInterview>["body"]["answers"];
type Queueing = Pick<SessionDeps, "queue">;
type Handed = Pick<SessionRow, "id" | "studentId">;

const evaluate = ({ queue }: Queueing, tx: Db, { id, studentId }: Handed) =>
  queue.enqueue(tx, "interview.evaluate", { sessionId: id, studentId });

async function handIn(deps: Queueing, tx: Db, session: Handed, by: "student" | "clock", now: Date) {
  if (await query.markSubmitted(tx, session.id, by, now)) await evaluate(deps, tx, session);
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
      if (!isOver) for (const { number, answer } of answers) await query.saveAnswer(tx, sessionId, number, answer, now);
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
