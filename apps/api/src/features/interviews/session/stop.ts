import { ALREADY_SUBMITTED, NOT_OVERTAKEN, TIME_OVER } from "@dryrun/domain/interviews/messages";
import { handInEnd, isOvertaken } from "@dryrun/domain/interviews/rules";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { AppError } from "../../../errors/app-error.ts";
import { giveBack } from "../../../records/credits.ts";
import * as query from "../queries.ts";
import { ownSession, type SessionDeps } from "./own-session.ts";

/**
 * Stops an interview whose application was decided while it ran: the credit comes back, and there is no result. Of a
 * stop and a submission at once, one wins.
 * @throws NOT_DECIDED, ALREADY_SUBMITTED, TIME_OVER
 */
export const stop =
  ({ db, clock, readOnly }: SessionDeps) =>
  async (studentId: string, sessionId: string): Promise<void> => {
    const pause = await readOnly.lastPause();
    await db.transaction(async (tx) => {
      const { applicationId } = await ownSession(tx, studentId, sessionId);
      // Locks the application before the session, like a start.
      const application = applicationId ? await query.lockApplication(tx, applicationId, studentId) : undefined;
      const session = await ownSession(tx, studentId, sessionId, true);
      const now = clock.now();
      if (session.submittedAt) throw new AppError("ALREADY_SUBMITTED", ALREADY_SUBMITTED);
      if (now > handInEnd(session.expiresAt, pause)) throw new AppError("TIME_OVER", TIME_OVER);
      if (!isOvertaken(session, application?.status ?? null)) throw new AppError("NOT_DECIDED", NOT_OVERTAKEN);
      await query.closeStopped(tx, session, now);
      await giveBack(tx, session, now, LEDGER_REASONS.decided);
    });
  };
