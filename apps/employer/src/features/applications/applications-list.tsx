import { Button } from "@dryrun/design-system/button";
import { EmptyState } from "@dryrun/design-system/empty-state";
import { Pagination } from "@dryrun/design-system/pagination";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useRef } from "react";
import { words } from "../../messages.en-in.ts";
import type { ListedApplication } from "../../shared/answers.ts";
import { LoadOrGone } from "../../shared/load-or-gone.tsx";
import type { ApplicationFilter } from "../../shared/use-application-filter.ts";
import { ListControls } from "./list-controls.tsx";

export interface ApplicationsAnswer {
  currentData?: { applications: ListedApplication[]; totalPages: number; total: number } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ApplicationsListProps {
  answer: ApplicationsAnswer;
  filter: ApplicationFilter;
  /** The applications of one page. */
  children: (applications: readonly ListedApplication[]) => ReactNode;
  /** Under "No applications yet.": what to do about it. */
  emptyAction: ReactNode;
  /** Where the list is of something that may be gone. */
  goneTitle?: string;
  wayOut?: ReactNode;
}

/** A paged list of applications with its filter, and what stands in its place until it is there. */
export function ApplicationsList(props: ApplicationsListProps) {
  const { answer, filter, children, emptyAction, goneTitle, wayOut } = props;
  const { currentData, error, isFetching, refetch } = answer;
  const { page, goTo } = usePage();
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });

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
  const isNone = currentData?.total === 0 && filter.status === undefined;
  return (
    <>
      {!isNone && <ListControls filter={filter} total={currentData?.total} />}
      {/* Where the focus goes with another page of the list. */}
      <div ref={list} tabIndex={-1}>
        {!currentData && <Skeleton label={words.loading.applications} count={6} />}
        {isNone && (
          <EmptyState title={words.applications.none} action={emptyAction}>
            {words.applications.noneText}
          </EmptyState>
        )}
        {!isNone && currentData?.total === 0 && <NoMatch onReset={() => filter.set("status", "")} />}
        {currentData && currentData.applications.length > 0 && children(currentData.applications)}
        {currentData && <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />}
      </div>
    </>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  return <EmptyState title={words.list.noMatch} action={<Button onClick={onReset}>{words.list.reset}</Button>} />;
}
