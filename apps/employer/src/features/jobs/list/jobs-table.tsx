import { buttonClass } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { preview } from "@dryrun/domain/text";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import * as s from "./jobs-table.module.css";

const say = words.jobs;

const COLUMNS: readonly Column<Job>[] = [
  { key: "title", header: say.columns.title, isRowHeader: true, cell: (job) => <JobCell job={job} /> },
  { key: "company", header: say.columns.company, cell: ({ company }) => company },
  { key: "location", header: say.columns.location, cell: ({ location }) => location },
  { key: "applications", header: say.columns.applications, cell: (job) => <Applications job={job} /> },
  {
    key: "posted",
    header: say.columns.posted,
    cell: ({ createdAt }) => <span className={s.date}>{formatDate(createdAt)}</span>,
  },
];

/** The title with the first 20 words of the description, and what keeps candidates out. */
function JobCell({ job }: { job: Job }) {
  return (
    <div className={s.job}>
      <span className={s.name}>
        <Link to={paths.job(job._id)}>{job.title}</Link>
        {job.hidden && <Badge tone="warning">{say.hidden}</Badge>}
        {job.closed && <Badge>{say.closed}</Badge>}
      </span>
      <p className={s.excerpt}>{preview(job.description)}</p>
    </div>
  );
}

function Applications({ job: { _id, title, applicationCount } }: { job: Job }) {
  if (applicationCount === 0) return say.noApplications;
  return (
    <Link
      to={paths.jobApplications(_id)}
      className={s.applications}
      aria-label={say.applicationsTo(applicationCount, title)}
    >
      <Badge tone="success">{say.applications(applicationCount)}</Badge>
    </Link>
  );
}

/** The employer's jobs, a row each. */
export function JobsTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <DataTable
      caption={say.title}
      columns={COLUMNS}
      rows={jobs}
      rowKey={({ _id }) => _id}
      actions={(job) => (
        <Link to={paths.job(job._id)} className={buttonClass({ size: "s" })}>
          <span>
            {say.details} <span className="visually-hidden">{say.of(job.title)}</span>
          </span>
        </Link>
      )}
    />
  );
}
