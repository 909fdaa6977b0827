import { DataTable, type Selection, type Sort } from "@dryrun/design-system/lists/data-table";
import type { ApplicationSort } from "@dryrun/domain/applications/limits";
import { messages } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { type ColumnKey, columnsOf } from "./columns.tsx";

/** The order that a header shows, and the order that a press on it requests. */
const SHOWN: Record<ApplicationSort, Sort> = {
  newest: { key: "applied", direction: "descending" },
  oldest: { key: "applied", direction: "ascending" },
  score: { key: "interview", direction: "descending" },
  name: { key: "candidate", direction: "ascending" },
  "name-desc": { key: "candidate", direction: "descending" },
};
function sortOf({ key, direction }: Sort): ApplicationSort {
  if (key === "interview") return "score";
  const isUp = direction === "ascending";
  if (key === "candidate") return isUp ? "name" : "name-desc";
  return isUp ? "oldest" : "newest";
}

interface ApplicationsTableProps {
  applications: readonly ListedApplication[];
  selection: Selection<ListedApplication>;
  filter: ApplicationFilter;
  columns: ReadonlySet<ColumnKey>;
  isOfOneJob: boolean;
}

/** The applications of a page, one row each; a press anywhere on a row opens one. */
export function ApplicationsTable({ applications, selection, filter, columns, isOfOneJob }: ApplicationsTableProps) {
  return (
    <DataTable
      caption={messages.applications.title}
      columns={columnsOf(columns, applications, isOfOneJob)}
      rows={applications}
      rowKey={({ _id }) => _id}
      selection={selection}
      sort={SHOWN[filter.query.sort]}
      onSort={(sort) => {
        const next = sortOf(sort);
        filter.set({ sort: next === "newest" ? "" : next });
      }}
      tableFrom={1024}
      isDense
      opensRow
    />
  );
}
