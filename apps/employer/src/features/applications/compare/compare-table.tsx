import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { notesText } from "@dryrun/domain/applications/notes/mentions";
import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { experienceText } from "@dryrun/domain/profile/experience";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { compare } from "../../../messages/compare.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { currentPayText, payText } from "../../../shared/pay-text.ts";
import { CompareDecision } from "./compare-decision.tsx";
import * as s from "./compare-table.module.css";
import type { Compared } from "./use-compared.ts";

const text = compare;
const { columns: names } = messages.applications;

interface Row {
  name: string;
  /** The row is about the interview. */
  isOfInterview?: true;
  cell: (candidate: Compared) => ReactNode;
}

function Score({ application, interview }: Compared) {
  if (!application.interviewCompleted) return names.none;
  const { finalDecision, score } = application.interview;
  const badge = <VerdictBadge verdict={finalDecision} score={score} isClose={isCloseToLine(score, finalDecision)} />;
  return interview ? <Link to={paths.interview(application._id)}>{badge}</Link> : badge;
}

/** The criteria of all questions: the number met, out of all. */
function Criteria({ application, interview }: Compared) {
  if (!interview) return names.none;
  const criteria = interview.questions.flatMap(({ rubric }) => rubric);
  const met = criteria.filter(({ verdict }) => verdict === "met").length;
  return <Link to={paths.interview(application._id)}>{text.met(met, criteria.length)}</Link>;
}

const topicRow = (topic: (typeof INTERVIEW_TOPICS)[number]): Row => ({
  name: TOPIC_LABELS[topic],
  isOfInterview: true,
  cell: ({ application, interview }) => {
    const score = application.topicScores.find((one) => one.topic === topic)?.score;
    if (score === undefined) return names.none;
    const first = interview?.questions.find(({ type }) => type === TOPIC_LABELS[topic])?.number;
    return first ? <Link to={`${paths.interview(application._id)}#question-${first}`}>{score}</Link> : score;
  },
});

const ROWS: readonly Row[] = [
  { name: names.job, cell: ({ application }) => application.jobId.title },
  { name: names.applied, cell: ({ application }) => formatDate(application.createdAt) },
  { name: messages.interview.score, isOfInterview: true, cell: Score },
  ...INTERVIEW_TOPICS.map(topicRow),
  { name: text.criteria, isOfInterview: true, cell: Criteria },
  {
    name: names.experience,
    cell: ({ application: { experienceYears } }) =>
      experienceYears === null ? names.none : experienceText(experienceYears),
  },
  {
    name: messages.application.currentCTC,
    cell: ({ application }) => currentPayText(application.currentCTC, application.noWorkExperience),
  },
  { name: messages.application.expectedCTC, cell: ({ application }) => payText(application.expectedCTC) },
  { name: NOTICE_LABEL, cell: ({ application }) => noticeText(application.noticePeriod) || names.none },
  { name: names.skills, cell: ({ application }) => application.skills.join(", ") || names.none },
  {
    name: messages.application.education,
    cell: ({ application: { education } }) =>
      education.map(({ degree, institution }) => text.degree(degree, institution)).join("; ") || names.none,
  },
  {
    name: names.state,
    cell: ({ application: { status, stageName } }) =>
      status === "pending" ? stageName : <StatusBadge status={status} label={STATUS_LABELS[status]} />,
  },
  { name: names.tags, cell: ({ application }) => application.tags.join(", ") || names.none },
  { name: messages.applications.marks.notes, cell: ({ application }) => notesText(application.notes) || names.none },
  { name: messages.decision.label, cell: ({ application }) => <CompareDecision application={application} /> },
];

/** Returns the rows, without those that are empty for every candidate. */
const rowsOf = (candidates: readonly Compared[]) =>
  ROWS.map(({ cell, ...row }) => ({ ...row, cells: candidates.map(cell) })).filter(({ cells }) =>
    cells.some((cell) => cell !== names.none),
  );

const hasInterview = ({ application }: Compared) =>
  application.interviewCompleted || application.topicScores.length > 0;

/** The cells of a row. A candidate without an interview has a single cell that spans all rows about it. */
function Cells({
  candidates,
  rows,
  at,
}: {
  candidates: readonly Compared[];
  rows: ReturnType<typeof rowsOf>;
  at: number;
}) {
  const row = rows[at];
  const isFirst = rows.findIndex(({ isOfInterview }) => isOfInterview) === at;
  return candidates.map((candidate, place) => {
    const { _id } = candidate.application;
    if (!row?.isOfInterview || hasInterview(candidate)) return <td key={_id}>{row?.cells[place]}</td>;
    return (
      isFirst && (
        <td key={_id} rowSpan={rows.filter(({ isOfInterview }) => isOfInterview).length} className={s.none}>
          {text.noInterview}
        </td>
      )
    );
  });
}

/** The candidates as columns. On a narrow screen the table scrolls and the row names stay in place. */
export function CompareTable({ candidates }: { candidates: readonly Compared[] }) {
  const rows = rowsOf(candidates);
  return (
    <ScrollArea label={text.title} className={paperClass(s.frame)}>
      <table className={s.table}>
        <caption className="visually-hidden">{text.title}</caption>
        <thead>
          <tr>
            <td />
            {candidates.map(({ application }) => (
              <th key={application._id} scope="col">
                <Link to={paths.application(application._id)}>{application.fullName}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cells candidates={candidates} rows={rows} at={index} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
