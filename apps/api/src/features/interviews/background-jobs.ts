import { APPLICATION_ENDED } from "@dryrun/domain/interviews/messages";
import { applicationEndOf, applicationStateOf, refusalToSend } from "@dryrun/domain/interviews/rules";
import type { Db } from "../../db/client.ts";
import {
  interviewParkedMail,
  interviewReadyMail,
  interviewSentMail,
  reviewDecidedMail,
} from "../../mails/interviews.ts";
import type { Handlers, Mailer } from "../../ports.ts";
import type { MailChoices } from "../notifications/mail-choices.ts";
import { findMailFacts } from "./result-queries.ts";

interface InterviewMailDeps {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  mailChoices: Pick<MailChoices, "wayOut">;
}
type Mails = Pick<Handlers, "mail.interview-ready" | "mail.interview-sent" | "mail.review-decided">;

type MailFacts = NonNullable<Awaited<ReturnType<typeof findMailFacts>>>;
const stateOf = (facts: MailFacts) => applicationStateOf(facts.applicationStatus, facts.jobDeletedAt);

function endedText(facts: MailFacts): string | null {
  const end = applicationEndOf(stateOf(facts));
  return end && APPLICATION_ENDED[end](facts.company ?? "");
}

export function interviewMails({ db, mailer, publicUrl, mailChoices }: InterviewMailDeps): Mails {
  const linkTo = (sessionId: string) => `${publicUrl}/student/interview-summary/${sessionId}`;
  return {
    async "mail.interview-ready"({ sessionId }) {
      const facts = await findMailFacts(db, sessionId);
      const wayOut = facts && (await mailChoices.wayOut(facts.student.id, "result"));
      if (!facts?.session.finalDecision || !wayOut) return;
      const { score, finalDecision, summaryFeedback: feedback } = facts.session;
      const { student, jobTitle } = facts;
      const about = { name: student.name, jobTitle, link: linkTo(sessionId), stopLink: wayOut.link };
      const isGraded = score !== null;
      const mail = isGraded
        ? interviewReadyMail({ ...about, score, decision: finalDecision, feedback, ended: endedText(facts) })
        : interviewParkedMail(about);
      const key = `interview-${isGraded ? "ready" : "parked"}-${sessionId}`;
      await mailer.send({ ...mail, headers: wayOut.headers, to: student.email, key });
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
      const wayOut = facts && (await mailChoices.wayOut(facts.student.id, "result"));
      if (!facts?.review || !facts.session.finalDecision || !wayOut) return;
      const { session, review, student } = facts;
      const mail = reviewDecidedMail({
        name: student.name,
        jobTitle: facts.jobTitle,
        scoreBefore: review.scoreBefore,
        score: session.score ?? 0,
        decision: facts.session.finalDecision,
        note: review.note,
        isSendable: refusalToSend(session, stateOf(facts)) === null,
        link: linkTo(sessionId),
        stopLink: wayOut.link,
      });
      await mailer.send({ ...mail, headers: wayOut.headers, to: student.email, key: `review-decided-${sessionId}` });
    },
  };
}
