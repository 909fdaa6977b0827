import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../actions/button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/lists.en-in.ts";
import * as s from "./pagination.module.css";

export interface PaginationProps {
  /** Counted from 1; a page past the end is shown as the last one. */
  page: number;
  pages: number;
  /** The page sets its URL, focuses the list's heading and announces "Page 3 of 9". */
  onPage: (page: number) => void;
  label?: string;
}

/** Prev, 'Page X of Y', Next; with a single page both buttons are disabled. */
export function Pagination({ page, pages, onPage, label = words.pages.label }: PaginationProps) {
  const last = Math.max(1, pages);
  const shown = Math.min(Math.max(1, page), last);
  return (
    <nav aria-label={label} className={s.pages}>
      <Button icon={<ChevronLeft {...iconProps()} />} disabled={shown === 1} onClick={() => onPage(shown - 1)}>
        {words.pages.previous}
      </Button>
      <span className={s.text}>{words.pages.of(shown, last)}</span>
      <Button disabled={shown === last} onClick={() => onPage(shown + 1)} className={s.next}>
        {words.pages.next}
        <ChevronRight {...iconProps()} />
      </Button>
    </nav>
  );
}
