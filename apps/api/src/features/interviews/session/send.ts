import { refusalToSend } from "@dryrun/domain/interviews/rules";
import { updateSession } from "../../../records/sessions.ts";
import * as query from "../queries.ts";
import { ownSession, refused, type SessionParts } from "./own-session.ts";

/** From here on the recruiter may read the result. */
export const sendToRecruiter =
  ({ db, clock, queue }: SessionParts) =>
  (studentId: string, sessionId: string) =>
    db.transaction(async (tx) => {
      const { applicationId } = await ownSession(tx, studentId, sessionId);
      // Locks the application before the session, as a start does; the reverse order could deadlock.
      const application = applicationId ? await query.lockApplication(tx, applicationId, studentId) : undefined;
      const session = await ownSession(tx, studentId, sessionId, true);
      const refusal = refusalToSend(session, application?.status ?? null);
      if (refusal) throw refused(refusal);
      await updateSession(tx, sessionId, { sentAt: clock.now() });
      await queue.enqueue(tx, "mail.interview-sent", { sessionId });
    });
