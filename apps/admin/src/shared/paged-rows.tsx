import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { type ReactNode, useRef } from "react";
import { type Asked, NotLoaded } from "./page/not-loaded.tsx";

interface Paged {
  totalPages: number;
  total: number;
}
export interface PagedRowsProps<Answer extends Paged> {
  say: { loading: string; failed: string };
  /** A sentence shown instead of an empty list. */
  none: string;
  /** Shows the list as a section of a page: under its heading, and with paging only if there are several pages. */
  isPart?: boolean;
  asked: Asked<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** The rows of one page of a list with its paging, or why there are none. */
export function PagedRows<Answer extends Paged>({ say, none, isPart, asked, children }: PagedRowsProps<Answer>) {
  const { currentData } = asked;
  const { page, goTo } = usePage();
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  return (
    <>
      <div ref={list} tabIndex={-1}>
        <NotLoaded say={say} asked={asked} />
        {currentData?.total === 0 && <EmptyState title={none} headingLevel={isPart ? 3 : 2} />}
        {currentData && currentData.total > 0 && children(currentData)}
      </div>
      {currentData && currentData.totalPages > 1 && (
        <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />
      )}
    </>
  );
}
