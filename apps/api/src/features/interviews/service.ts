import { notFound } from "../../errors/app-error.ts";
import { findSubmission } from "./queries.ts";
import { question, recordEvent, saveDraft } from "./session/answer.ts";
import { submit, sweep } from "./session/hand-in.ts";
import type { SessionParts } from "./session/own-session.ts";
import { sendToRecruiter } from "./session/send.ts";
import { practise, start } from "./session/start.ts";

export type Interviews = ReturnType<typeof createInterviews>;

export const createInterviews = (parts: SessionParts) => ({
  start: start(parts),
  startPractice: practise(parts),
  question: question(parts),
  saveDraft: saveDraft(parts),
  recordEvent: recordEvent(parts),
  submit: submit(parts),
  sweep: sweep(parts),
  sendToRecruiter: sendToRecruiter(parts),

  async isSubmitted(studentId: string, applicationId: string): Promise<boolean> {
    const submission = await findSubmission(parts.db, applicationId, studentId);
    if (!submission) throw notFound("This application");
    return submission.submittedAt !== null;
  },
});
