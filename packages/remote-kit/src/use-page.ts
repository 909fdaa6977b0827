import { announce } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { type RefObject, useEffect, useRef } from "react";

const PAGE = "page";

/** The page number in the URL, starting at 1; anything else is page 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The page of a list, stored in the URL, and a function to open another one. */
export function usePage() {
  const [params, setParams] = useSearchParams();
  const goTo = (page: number, replace = false) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (page === 1) next.delete(PAGE);
        else next.set(PAGE, String(page));
        return next;
      },
      { replace },
    );
  return { page: pageOf(params), goTo };
}

export interface LoadedPage {
  page: number;
  /** Undefined while the page is loading. */
  pages: number | undefined;
  goTo: (page: number, replace?: boolean) => void;
  heading: RefObject<HTMLElement | null>;
}

/** Fields in which a person may be typing or choosing: a filter opens the first page, and its field keeps the focus. */
const FIELDS = "input, select, textarea, [contenteditable]";

/** Redirects from a page past the end to the last one. After a change the list's heading gets the focus, unless a field has it. */
export function usePageArrival({ page, pages, goTo, heading }: LoadedPage) {
  const shown = useRef(page);
  useEffect(() => {
    if (pages === undefined) return;
    if (page > pages) {
      goTo(pages, true);
      return;
    }
    if (shown.current === page) return;
    shown.current = page;
    if (!document.activeElement?.matches(FIELDS)) heading.current?.focus();
    announce(`Page ${page} of ${pages}`);
  }, [page, pages, goTo, heading]);
}
