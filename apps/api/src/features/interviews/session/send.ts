import { APPLICATION_ENDED } from "@dryrun/domain/interviews/messages";
import { applicationEndOf, applicationStateOf, refusalToSend } from "@dryrun/domain/interviews/rules";
import { AppError } from "../../../errors/app-error.ts";
import { lockStagesOf, moveByRule } from "../../../records/company/stages.ts";
import { tellWebhooks } from "../../../records/company/webhook-events.ts";
import { updateSession } from "../../../records/sessions.ts";
import * as query from "../queries.ts";
import { ownSession, refusalOf, type SessionDeps } from "./own-session.ts";

/** Makes the result visible to the recruiter. */
export const sendToRecruiter =
  ({ db, clock, queue }: SessionDeps) =>
  (studentId: string, sessionId: string) =>
    db.transaction(async (tx) => {
      const { applicationId } = await ownSession(tx, studentId, sessionId);
      await lockStagesOf(tx, applicationId);
      // Locks the application before the session, like a start; the reverse order could deadlock.
      const application = applicationId ? await query.lockApplication(tx, applicationId, studentId) : undefined;
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
