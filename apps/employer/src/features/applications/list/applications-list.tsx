import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { DataTable, type Selection, type Sort } from "@dryrun/design-system/lists/data-table";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import type { ApplicationSort } from "@dryrun/domain/applications/limits";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { exportApplications } from "@dryrun/domain/applications/triage/calls";
import { TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useRef } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { list as listMessages } from "../../../shared/list/list.en-in.ts";
import { ListFoot } from "../../../shared/list/list-foot.tsx";
import { useColumns } from "../../../shared/list/use-columns.ts";
import { LoadOrGone } from "../../../shared/load-or-gone.tsx";
import { May } from "../../../shared/role/may.tsx";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { BoardView, useIsBoard } from "../board/board-view.tsx";
import { ChosenBar } from "../chosen/chosen-bar.tsx";
import { useChosen } from "../chosen/use-chosen.ts";
import { CHOOSABLE, type ColumnKey, columnsOf, FIRST_COLUMNS } from "./columns.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { ListBar } from "./list-bar.tsx";
import * as s from "./list-head.module.css";
import { StateTabs } from "./state-tabs.tsx";

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
function ApplicationsTable({ applications, selection, filter, columns, isOfOneJob }: ApplicationsTableProps) {
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

export interface ApplicationsAnswer {
  currentData?:
    | { applications: ListedApplication[]; totalPages: number; total: number; meantName?: string | null | undefined }
    | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ApplicationsListProps {
  answer: ApplicationsAnswer;
  filter: ApplicationFilter;
  /** Set if the list is of one job. */
  jobId?: string;
  /** The action shown under "No applications yet." */
  emptyAction: ReactNode;
  /** For a list of a job that may be deleted. */
  goneTitle?: string;
  wayOut?: ReactNode;
}

/** A paged list of applications with its filters, and its loading and empty states. */
export function ApplicationsList(props: ApplicationsListProps) {
  const { answer, filter, emptyAction, goneTitle, wayOut } = props;
  const { currentData, error, isFetching, refetch } = answer;
  if (error && !currentData)
    return (
      <LoadOrGone
        title={LOAD_APPLICATIONS_FAILED}
        goneTitle={goneTitle}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        wayOut={wayOut}
      />
    );
  if (currentData?.total === 0 && !filter.isActive)
    return (
      <div className={s.none}>
        <EmptyState title={messages.applications.none} action={emptyAction}>
          {messages.applications.noneText}
        </EmptyState>
      </div>
    );
  return <FilteredList {...props} />;
}

const NONE: readonly ListedApplication[] = [];

function FilteredList(props: ApplicationsListProps) {
  const { answer, filter, jobId } = props;
  const { currentData } = answer;
  const { columns, onColumns } = useColumns(CHOOSABLE, FIRST_COLUMNS);
  const isBoard = useIsBoard() && jobId !== undefined;
  const tags = [...new Set((currentData?.applications ?? NONE).flatMap((application) => application.tags))];
  return (
    <>
      <StateTabs filter={filter} jobId={jobId} />
      <ListBar {...{ filter, tags, jobId, total: currentData?.total, columns, onColumns }} />
      {currentData?.meantName && <p>{messages.applications.meant(currentData.meantName)}</p>}
      {isBoard ? <BoardView jobId={jobId} filter={filter} /> : <Rows {...{ ...props, columns, tags }} />}
    </>
  );
}

interface RowsProps extends Pick<ApplicationsListProps, "answer" | "filter" | "jobId"> {
  columns: ReadonlySet<ColumnKey>;
  tags: readonly string[];
}

function Rows({ answer: { currentData }, filter, jobId, columns, tags }: RowsProps) {
  const { page, goTo } = usePage();
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  const applications = currentData?.applications ?? NONE;
  const { chosen, selection, clear } = useChosen(applications, list);
  const total = currentData?.total;
  return (
    <>
      {/* Receives the focus when the list's page changes. */}
      <div ref={list} tabIndex={-1}>
        {!currentData && <Skeleton label={messages.loading.applications} count={6} />}
        {total === 0 && <NoMatch onReset={filter.reset} />}
        {applications.length > 0 && (
          <ApplicationsTable {...{ applications, selection, filter, columns }} isOfOneJob={jobId !== undefined} />
        )}
        {chosen.length > 0 && <ChosenBar chosen={chosen} tags={tags} onClear={clear} />}
        {currentData && currentData.totalPages > 1 && (
          <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />
        )}
      </div>
      {total !== 0 && (
        <ListFoot
          count={total === undefined ? undefined : listMessages.count(total)}
          total={total}
          sizes={TABLE_PAGE_SIZES}
          value={filter.limit}
          onSize={filter.onLimit}
        >
          <May call={exportApplications}>
            <ExportButtons query={filter.query} jobId={jobId} />
          </May>
        </ListFoot>
      )}
    </>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title={messages.applications.noMatch}
      action={<Button onClick={onReset}>{listMessages.reset}</Button>}
    />
  );
}
