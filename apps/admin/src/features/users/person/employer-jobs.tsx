import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { person } from "../../../messages/person.en-in.ts";
import { Part } from "./part.tsx";
import type { Person } from "./person.ts";

type Jobs = NonNullable<Person["employer"]>["jobs"];
type Job = Jobs["rows"][number];

const text = person.jobs;

/** The title links to the public page of an open job. */
function Title({ _id, title, state }: Job) {
  if (state !== "open") return title;
  return (
    <a href={`/jobs/${_id}`} target="_blank" rel="noopener noreferrer" className="lone-link">
      {title}
    </a>
  );
}

const COLUMNS: Column<Job>[] = [
  { key: "title", header: text.job, isRowHeader: true, cell: Title },
  { key: "state", header: text.state, cell: ({ state }) => text.states[state] },
  { key: "applications", header: text.applications, isEnd: true, cell: ({ applications }) => applications },
  { key: "posted", header: text.posted, cell: ({ createdAt }) => person.day(createdAt) },
];

/** The jobs of an employer. */
export const EmployerJobs = ({ jobs: { rows, total } }: { jobs: Jobs }) => (
  <Part say={text} rows={rows} total={total}>
    <DataTable caption={text.title} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} />
  </Part>
);
