import { useStudentSimilarJobsQuery } from "@dryrun/api-client/applications/student";
import { useStudentProgressQuery } from "@dryrun/api-client/progress/student";
import { useUser } from "@dryrun/auth/user-context";
import { noticeText } from "@dryrun/domain/applications/notice";
import { formatYearly } from "@dryrun/domain/money";
import { formatPhone } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { JobCards } from "../../../shared/job-cards.tsx";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { practiceAfterResult } from "../../../shared/practise/practise-steps.ts";
import { stepsOf } from "../steps.ts";
import { afterDecision as text } from "./after-decision.en-in.ts";
import * as s from "./after-decision.module.css";

/** After an acceptance or a rejection: who writes to whom, what to prepare, and other open jobs. */
export function AfterDecision({ application }: { application: Application }) {
  const { status, phone, jobId: job, timeline } = application;
  const reason = timeline.find(({ type }) => type === status)?.reason;
  const isAccepted = status === "accepted";
  const { passedQuiz, email } = useUser();
  return (
    <section className={s.next} aria-labelledby="after-decision">
      <h2 id="after-decision" className={s.heading}>
        {text.title}
      </h2>
      <p className={s.lead}>
        {isAccepted ? text.accepted(job.company, application.email) : text.rejected(job.company, email)}
      </p>
      {!isAccepted && <Reached application={application} />}
      {reason && (
        <blockquote className={s.reason}>
          <b>{text.reason}</b>
          <p>{reason}</p>
        </blockquote>
      )}
      {isAccepted && phone && <p>{text.orCall(formatPhone(phone))}</p>}
      {isAccepted ? <ToPrepare application={application} /> : <ToImprove application={application} />}
      {passedQuiz && <SimilarJobs application={application} />}
    </section>
  );
}

/** The last step before the decision. */
function Reached({ application }: { application: Application }) {
  const last = stepsOf(application).at(-2);
  return last ? <p>{text.reached([last.title, last.when].filter(Boolean).join(", "))}</p> : null;
}

interface Item {
  key: string;
  item: ReactNode;
}

const Items = ({ title, items }: { title: string; items: readonly Item[] }) => (
  <>
    <h3 className={s.subheading}>{title}</h3>
    <ul className={s.list}>
      {items.map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  </>
);

/** What to have ready when an employer that accepted the application gets in touch. */
export const ToPrepare = ({ application }: { application: Application }) => (
  <Items title={text.prepare} items={toPrepare(application)} />
);

function toPrepare({ expectedCTC, noticePeriod, interviewSessionId }: Application): Item[] {
  const { pay, notice, times, work, questions, result } = text.ready;
  return [
    ...(expectedCTC > 0 ? [{ key: "pay", item: pay(formatYearly(expectedCTC)) }] : []),
    ...(noticePeriod ? [{ key: "notice", item: notice(noticeText(noticePeriod)) }] : []),
    { key: "times", item: times },
    { key: "work", item: work },
    { key: "questions", item: questions },
    ...(interviewSessionId
      ? [{ key: "result", item: <Link to={paths.interview(interviewSessionId)}>{result}</Link> }]
      : []),
  ];
}

/** What to improve after a rejection: the topic of the interview that cost the most points, and the profile. */
function ToImprove({ application: { interviewSessionId } }: { application: Application }) {
  const { data } = useStudentProgressQuery(undefined, { skip: !interviewSessionId });
  const interview = data?.interviews.find(({ sessionId }) => sessionId === interviewSessionId);
  const [step] = practiceAfterResult({ topics: interview?.topics ?? [] });
  const { practise, result, profile } = text.better;
  const items = [
    ...(interviewSessionId
      ? [{ key: "result", item: <Link to={paths.interview(interviewSessionId)}>{result}</Link> }]
      : []),
    ...(step ? [] : [{ key: "practise", item: <Link to={paths.drills}>{practise}</Link> }]),
    { key: "profile", item: <Link to={paths.editProfile()}>{profile}</Link> },
  ];
  return (
    <>
      <Items title={text.improve} items={items} />
      {step && (
        <>
          <p>{`${step.title}. ${step.text}`}</p>
          <PractiseButton wanted={step.to.practise}>{step.action}</PractiseButton>
        </>
      )}
    </>
  );
}

/** Three open jobs; with a score that other companies can be shown, how to show it. */
function SimilarJobs({
  application: { _id: applicationId, interview, interviewSessionId },
}: {
  application: Application;
}) {
  const { data } = useStudentSimilarJobsQuery({ params: { applicationId } });
  if (!data || data.jobs.length === 0) return null;
  const { score, finalDecision } = interview;
  const toShow = score !== null && finalDecision !== null && finalDecision !== "Rejected" ? score : undefined;
  return (
    <div className={s.similar} data-print="no">
      <h3 className={s.subheading}>{toShow === undefined ? text.similar : text.scoreCounts(toShow)}</h3>
      {toShow !== undefined && interviewSessionId && (
        <p>
          {text.showScore} <Link to={paths.interview(interviewSessionId)}>{text.toShare}</Link>
        </p>
      )}
      <JobCards jobs={data.jobs} />
      <p>
        <Link to={paths.jobs} className="lone-link">
          {text.all}
        </Link>
      </p>
    </div>
  );
}
