import { buttonClass } from "@dryrun/design-system/actions/button";
import { DataTable, type Sort } from "@dryrun/design-system/lists/data-table";
import type { OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { plainText, preview } from "@dryrun/domain/rich-text/plain-text";
import { Link } from "@dryrun/remote-kit/router";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";
import { columnsOf, type JobColumn } from "./job-columns.tsx";
import type { JobsFilter } from "./use-jobs-filter.ts";

const text = jobMessages.jobs;

type Described = Pick<Job, "_id" | "description">;

/** Splits a description without markup into sentences, in order. */
const sentencesOf = ({ description }: Described) => plainText(description).split(/(?<=[.!?…])\s+/);

/** Returns the first words of each description, by job id, without sentences that another of these jobs also has. */
export function ownWords(jobs: readonly Described[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const job of jobs)
    for (const sentence of new Set(sentencesOf(job))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const own = (job: Described) => sentencesOf(job).filter((sentence) => counts.get(sentence) === 1);
  return new Map(jobs.map((job) => [job._id, preview(own(job).join(" "))]));
}

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
