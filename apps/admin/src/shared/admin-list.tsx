import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useRef } from "react";
import * as s from "./admin-list.module.css";

interface Paged {
  totalPages: number;
  total: number;
}
export interface AdminListProps<Answer extends Paged> {
  say: { title: string; about: string; loading: string; failed: string };
  /** One sentence in place of an empty list. */
  none: string;
  asked: {
    currentData?: Answer | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The way to the pages beside this one. */
  nav?: ReactNode;
  /** The search, over the list. */
  search?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A page with one paged list: description, search, rows and paging. */
export function AdminList<Answer extends Paged>(props: AdminListProps<Answer>) {
  const { say, none, nav, search, children } = props;
  const { currentData, error, isFetching, refetch } = props.asked;
  const { page, goTo } = usePage();
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <div className={s.page}>
        {nav}
        {search}
        <div ref={list} tabIndex={-1}>
          {!currentData && error !== undefined && (
            <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
          {!currentData && error === undefined && <Skeleton label={say.loading} count={4} />}
          {currentData?.total === 0 && <EmptyState title={none} />}
          {currentData && currentData.total > 0 && children(currentData)}
        </div>
        {currentData && <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />}
      </div>
    </>
  );
}
