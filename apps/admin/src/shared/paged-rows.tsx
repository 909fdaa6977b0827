import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useRef } from "react";

interface Paged {
  totalPages: number;
  total: number;
}
export interface PagedRowsProps<Answer extends Paged> {
  say: { loading: string; failed: string };
  /** One sentence in place of an empty list. */
  none: string;
  /** One section of a page: under its heading, and with pages only where there are several. */
  isPart?: boolean;
  asked: {
    currentData?: Answer | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (answer: Answer) => ReactNode;
}

/** The rows of one page of a list and the way to the others, or why there are none. */
export function PagedRows<Answer extends Paged>({ say, none, isPart, asked, children }: PagedRowsProps<Answer>) {
  const { currentData, error, isFetching, refetch } = asked;
  const { page, goTo } = usePage();
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  return (
    <>
      <div ref={list} tabIndex={-1}>
        {!currentData && error !== undefined && (
          <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!currentData && error === undefined && <Skeleton label={say.loading} count={4} />}
        {currentData?.total === 0 && <EmptyState title={none} headingLevel={isPart ? 3 : 2} />}
        {currentData && currentData.total > 0 && children(currentData)}
      </div>
      {currentData && !(isPart && currentData.totalPages === 1) && (
        <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />
      )}
    </>
  );
}
