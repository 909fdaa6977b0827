import { buttonClass } from "@dryrun/design-system/actions/button";
import { DataTable, type Sort } from "@dryrun/design-system/lists/data-table";
import type { OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { Link } from "@dryrun/remote-kit/router";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { columnsOf, type JobColumn } from "./job-columns.tsx";
import { ownWords } from "./own-words.ts";
import type { JobsFilter } from "./use-jobs-filter.ts";

const text = jobMessages.jobs;

type JobSort = (typeof OWN_JOB_SORTS)[number];
/** The order that a header shows; each column has one order. */
const SHOWN: Record<JobSort, Sort> = {
  newest: { key: "posted", direction: "descending" },
  applications: { key: "applications", direction: "descending" },
  title: { key: "title", direction: "ascending" },
};
const sortKey = ({ key }: Sort) => (key === "posted" ? "" : key);

interface JobsTableProps {
  jobs: readonly Job[];
  filter: JobsFilter;
  columns: ReadonlySet<JobColumn>;
}

/** The employer's jobs, one row each with the first words that are specific to its description; a press anywhere on a row opens one. */
export function JobsTable({ jobs, filter, columns }: JobsTableProps) {
  const own = ownWords(jobs);
  return (
    <DataTable
      caption={text.title}
      columns={columnsOf(columns)}
      rows={jobs}
      rowKey={({ _id }) => _id}
      sort={SHOWN[filter.query.sort ?? "newest"]}
      onSort={(sort) => filter.set({ sort: sortKey(sort) })}
      secondLine={({ _id }) => own.get(_id)}
      actions={(job) => (
        <Link to={paths.job(job._id)} className={buttonClass({ variant: "quiet", size: "s" })}>
          <span>
            {text.details} <span className="visually-hidden">{text.of(job.title)}</span>
          </span>
        </Link>
      )}
      isDense
      opensRow
    />
  );
}
