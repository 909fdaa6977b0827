import { notFound } from "../../errors/app-error.ts";
import { findSubmission } from "./queries.ts";
import { question, recordEvent, saveDraft } from "./session/answer.ts";
import { submit, sweep } from "./session/hand-in.ts";
import type { SessionDeps } from "./session/own-session.ts";
import { sendToRecruiter } from "./session/send.ts";
import { practise, start } from "./session/start.ts";

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
