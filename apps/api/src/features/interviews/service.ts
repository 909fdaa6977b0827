import { APPLICATION_ENDED } from "@dryrun/domain/interviews/messages";
import { applicationEndOf, applicationStateOf, refusalToSend } from "@dryrun/domain/interviews/rules";
import { AppError, notFound } from "../../errors/app-error.ts";
import { lockStagesOf, moveByRule } from "../../records/company/stages.ts";
import { tellWebhooks } from "../../records/company/webhook-events.ts";
import { updateSession } from "../../records/sessions.ts";
import * as query from "./queries.ts";
import { findSubmission } from "./queries.ts";
import { question, recordEvent, saveDraft } from "./session/answer.ts";
import { submit, sweep } from "./session/hand-in.ts";
import { ownSession, refusalOf, type SessionDeps } from "./session/own-session.ts";
import { practise, start } from "./session/start.ts";

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

  async isSubmitted(studentId: string, applicationId: string): Promise<boolean> {
    const submission = await findSubmission(deps.db, applicationId, studentId);
    if (!submission) throw notFound("This application");
    return submission.submittedAt !== null;
  },
});
