import { refusalToSend } from "@dryrun/domain/interviews/rules";
import type { Db } from "../../db/client.ts";
import { interviewParkedMail } from "../../mails/hiring/interview-parked.ts";
import { interviewReadyMail } from "../../mails/hiring/interview-ready.ts";
import { interviewSentMail } from "../../mails/hiring/interview-sent.ts";
import { reviewDecidedMail } from "../../mails/hiring/review-decided.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import { findMailFacts } from "./result-queries.ts";

interface InterviewMailParts {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
}
type Mails = Pick<Handlers, "mail.interview-ready" | "mail.interview-sent" | "mail.review-decided">;

export function interviewMails({ db, mailer, publicUrl }: InterviewMailParts): Mails {
  return {
    async "mail.interview-ready"({ sessionId }) {
      const facts = await findMailFacts(db, sessionId);
      if (!facts?.session.finalDecision) return;
      const { score, finalDecision } = facts.session;
      const about = {
        name: facts.student.name,
        jobTitle: facts.jobTitle,
        link: `${publicUrl}/student/interview-summary/${sessionId}`,
      };
      const isGraded = score !== null;
      const mail = isGraded
        ? interviewReadyMail({ ...about, score, decision: finalDecision })
        : interviewParkedMail(about);
      const key = `interview-${isGraded ? "ready" : "parked"}-${sessionId}`;
      await mailer.send({ ...mail, to: facts.student.email, key });
    },
    async "mail.interview-sent"({ sessionId }) {
      const facts = await findMailFacts(db, sessionId);
      if (!facts?.employer || !facts.applicationId || facts.applicationStatus === "withdrawn") return;
      const mail = interviewSentMail({
        name: facts.employer.name ?? "",
        candidate: facts.candidate ?? "A candidate",
        jobTitle: facts.jobTitle ?? "",
        link: `${publicUrl}/employer/interview-summary/${facts.applicationId}`,
      });
      await mailer.send({ ...mail, to: facts.employer.email ?? "", key: `interview-sent-${sessionId}` });
    },
    async "mail.review-decided"({ sessionId }) {
      const facts = await findMailFacts(db, sessionId);
      if (!facts?.review || !facts.session.finalDecision) return;
      const { session, review, student } = facts;
      const mail = reviewDecidedMail({
        name: student.name,
        jobTitle: facts.jobTitle,
        scoreBefore: review.scoreBefore,
        score: session.score ?? 0,
        decision: facts.session.finalDecision,
        note: review.note,
        isSendable: refusalToSend(session, facts.applicationStatus) === null,
        link: `${publicUrl}/student/interview-summary/${sessionId}`,
      });
      await mailer.send({ ...mail, to: student.email, key: `review-decided-${sessionId}` });
    },
  };
}
