import { EmailText } from "@dryrun/design-system/data/email-text";
import type { Column } from "@dryrun/design-system/lists/data-table";
import { Badge, type Tone } from "@dryrun/design-system/marks/badge";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { NOTICE_LABEL, noticeText } from "@dryrun/domain/applications/notice";
import type { StageColour } from "@dryrun/domain/company/stages/rules";
import { INTERVIEW_TOPICS, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { formatRupees } from "@dryrun/domain/money";
import { experienceText } from "@dryrun/domain/profile/experience";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
import { JobTitle } from "../../../shared/job-title.tsx";
import { type ListEntries, listState } from "../../../shared/list/list-state.ts";
import { useDecider } from "../../../shared/together/use-colleagues.ts";
import * as s from "./columns.module.css";

const TONES = {
  grey: "neutral",
  blue: "info",
  green: "success",
  amber: "warning",
  red: "danger",
} as const satisfies Record<StageColour, Tone>;

interface StageBadgeProps {
  application: { stageName: string; stageColour: StageColour };
}

/** The stage of a pending application, in the colour that its company chose. */
const StageBadge = ({ application: { stageName, stageColour } }: StageBadgeProps) => (
  <Badge isDraft tone={TONES[stageColour]}>
    {stageName}
  </Badge>
);

const { columns: names } = messages.applications;
type Cell = Column<ListedApplication>;

/** Bold until the employer has opened the application. */
function Candidate({ application, entries }: { application: ListedApplication; entries: ListEntries }) {
  const { _id, fullName, isOpened, email } = application;
  return (
    <>
      <Link
        to={paths.application(_id)}
        state={listState(entries)}
        className={s.name ?? ""}
        data-new={isOpened ? undefined : ""}
      >
        {fullName}
      </Link>
      {!isOpened && <span className="visually-hidden">{names.notOpened}</span>}
      {email === "" && <span className={s.note}>{messages.applications.withdrawn}</span>}
    </>
  );
}

/** Whether the facts were removed: after a withdrawal or the deletion of the account. */
const isRemoved = ({ email }: ListedApplication) => email === "";

function Skills({ skills }: { skills: readonly string[] }) {
  return skills.length === 0 ? names.none : <span title={skills.join(", ")}>{skills.join(", ")}</span>;
}

/** The stage of a pending application, or its decision. */
function State({ application }: { application: ListedApplication }) {
  const { status, decidedBy } = application;
  const decider = useDecider(decidedBy);
  if (status !== "pending")
    return (
      <>
        <StatusBadge status={status} label={STATUS_LABELS[status]} />
        {decider && <span className={s.note}>{names.by(decider)}</span>}
      </>
    );
  return <StageBadge application={application} />;
}

function Tags({ tags }: { tags: readonly string[] }) {
  return tags.length === 0 ? names.none : <span title={tags.join(", ")}>{tags.join(", ")}</span>;
}

const OWN = {
  job: {
    header: names.job,
    maxWidth: "12rem",
    cell: ({ jobId }: ListedApplication) => (
      <span title={jobId.title}>
        <JobTitle title={jobId.title} />
      </span>
    ),
  },
  applied: {
    header: names.applied,
    isSortable: true,
    cell: ({ createdAt }: ListedApplication) => formatDate(createdAt),
  },
  experience: {
    header: names.experience,
    isEnd: true,
    isBlank: ({ experienceYears }: ListedApplication) => experienceYears === null,
    cell: ({ experienceYears }: ListedApplication) =>
      experienceYears === null ? names.none : experienceText(experienceYears),
  },
  ctc: {
    header: names.ctc,
    isEnd: true,
    cell: (application: ListedApplication) =>
      isRemoved(application) ? names.none : formatRupees(application.expectedCTC),
  },
  interview: {
    header: names.interview,
    isSortable: true,
    cell: (application: ListedApplication) => <InterviewBadge application={application} none={names.none} />,
  },
  state: { header: names.state, cell: (application: ListedApplication) => <State application={application} /> },
  assignee: {
    header: names.assignee,
    maxWidth: "9rem",
    isBlank: ({ assignee }: ListedApplication) => assignee === null,
    cell: ({ assignee }: ListedApplication) => assignee?.fullName ?? names.none,
  },
  tags: {
    header: names.tags,
    maxWidth: "9rem",
    isBlank: ({ tags }: ListedApplication) => tags.length === 0,
    cell: ({ tags }: ListedApplication) => <Tags tags={tags} />,
  },
  skills: { header: names.skills, cell: ({ skills }: ListedApplication) => <Skills skills={skills} /> },
  notice: {
    header: NOTICE_LABEL,
    isBlank: ({ noticePeriod }: ListedApplication) => noticePeriod === "",
    cell: ({ noticePeriod }: ListedApplication) => noticeText(noticePeriod) || names.none,
  },
  email: {
    header: names.email,
    cell: ({ email }: ListedApplication) => (email ? <EmailText email={email} /> : names.none),
  },
} satisfies Record<string, Omit<Cell, "key">>;

const TOPIC_COLUMNS = INTERVIEW_TOPICS.map((topic) => ({
  key: `score-${topic}` as const,
  header: TOPIC_LABELS[topic],
  isEnd: true,
  isBlank: ({ topicScores }: ListedApplication) => !topicScores.some((one) => one.topic === topic),
  cell: ({ topicScores }: ListedApplication) => topicScores.find((one) => one.topic === topic)?.score ?? names.none,
}));

export type ColumnKey = keyof typeof OWN | (typeof TOPIC_COLUMNS)[number]["key"];
/** The columns next to the candidate, in order. */
export const CHOOSABLE: readonly (Cell & { key: ColumnKey })[] = [
  ...Object.entries(OWN).map(([key, column]) => ({ key: key as keyof typeof OWN, ...column })),
  ...TOPIC_COLUMNS,
];
/** The default columns. */
export const FIRST_COLUMNS: readonly ColumnKey[] = [
  "job",
  "applied",
  "experience",
  "ctc",
  "interview",
  "state",
  "tags",
];

/** Returns the columns; a list of one job has no column for the job. */
export const columnsOf = (
  shown: ReadonlySet<ColumnKey>,
  entries: ListEntries,
  isOfOneJob: boolean,
): readonly Cell[] => [
  {
    key: "candidate",
    header: names.candidate,
    isRowHeader: true,
    isSortable: true,
    maxWidth: "13rem",
    cell: (application) => <Candidate application={application} entries={entries} />,
  },
  ...CHOOSABLE.filter(({ key }) => shown.has(key) && !(isOfOneJob && key === "job")),
];
