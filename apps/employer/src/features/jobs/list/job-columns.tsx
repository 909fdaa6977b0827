import type { Column } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { JOB_TYPE_LABELS } from "@dryrun/domain/jobs/limits";
import { experienceText } from "@dryrun/domain/jobs/rules";
import { formatSalary } from "@dryrun/domain/money";
import { formatDate, formatDay } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./jobs-table.module.css";

const text = jobMessages.jobs;
const { columns: names } = text;
type Cell = Column<Job>;

/** The title, and why candidates cannot see the job, if so. */
function Title({ job: { _id, title, hidden, awaitsVerification, closed } }: { job: Job }) {
  return (
    <>
      <Link to={paths.job(_id)}>{title}</Link>
      {(hidden || awaitsVerification || closed) && (
        <span className={s.state}>
          {hidden && <Badge tone="warning">{text.hidden}</Badge>}
          {awaitsVerification && <Badge tone="warning">{text.notVisible}</Badge>}
          {closed && <Badge>{text.closed}</Badge>}
        </span>
      )}
    </>
  );
}

function Applications({ job: { _id, title, applicationCount } }: { job: Job }) {
  if (applicationCount === 0) return text.noApplications;
  return (
    <Link
      to={paths.jobApplications(_id)}
      className={s.applications}
      aria-label={text.applicationsTo(applicationCount, title)}
    >
      <Badge tone="success">{text.applications(applicationCount)}</Badge>
    </Link>
  );
}

const OWN = {
  company: { header: names.company, cell: ({ company }: Job) => company },
  location: { header: names.location, cell: ({ location }: Job) => location },
  applications: {
    header: names.applications,
    isSortable: true,
    cell: (job: Job) => <Applications job={job} />,
  },
  posted: { header: names.posted, isSortable: true, cell: ({ createdAt }: Job) => formatDate(createdAt) },
  type: { header: names.type, cell: ({ jobType }: Job) => JOB_TYPE_LABELS[jobType] },
  pay: { header: names.pay, cell: ({ salary }: Job) => formatSalary(salary) },
  experience: {
    header: names.experience,
    cell: ({ experienceMin, experienceMax }: Job) => experienceText(experienceMin, experienceMax),
  },
  closes: {
    header: names.closes,
    isBlank: ({ closingDate }: Job) => !closingDate,
    cell: ({ closingDate }: Job) => (closingDate ? formatDay(closingDate) : text.blank),
  },
} satisfies Record<string, Omit<Cell, "key">>;

export type JobColumn = keyof typeof OWN;
/** The columns next to the title, in order. */
export const CHOOSABLE: readonly (Cell & { key: JobColumn })[] = Object.entries(OWN).map(([key, column]) => ({
  key: key as JobColumn,
  ...column,
}));
/** The default columns. */
export const FIRST_COLUMNS: readonly JobColumn[] = ["company", "location", "applications", "posted"];

export const columnsOf = (shown: ReadonlySet<JobColumn>): readonly Cell[] => [
  {
    key: "title",
    header: names.title,
    isRowHeader: true,
    isSortable: true,
    maxWidth: "20rem",
    cell: (job) => <Title job={job} />,
  },
  ...CHOOSABLE.filter(({ key }) => shown.has(key)),
];
