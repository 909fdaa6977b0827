import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import { CANDIDATE_PAGE_SIZES } from "@dryrun/domain/candidates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { clampPage } from "@dryrun/domain/pages";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect } from "react";
import * as candidateMessages from "../../../messages/candidates.en-in.ts";
import { ListFoot } from "../../../shared/list/list-foot.tsx";
import { asSearched, chipsOf, type Filters, searchedWords, withoutFilter } from "../filters.ts";
import { NothingFound } from "../found/nothing-found.tsx";
import { OtherWords } from "../found/other-words.tsx";
import { CandidatesTable } from "./candidates-table.tsx";
import * as s from "./results.module.css";

const text = candidateMessages.candidates;

export interface ResultsProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Keeps the previous page while the next one loads. */
  answer: Output<typeof searchCandidates> | undefined;
  isLoading: boolean;
  filters: Filters;
  page: number;
  /** How many candidates a page shows. */
  size: number;
  onSize: (size: number) => void;
  onPage: (page: number) => void;
  onFilters: (filters: Filters) => void;
}

/** How many candidates match, the active filters, and the candidates of this page. */
export function Results(props: ResultsProps) {
  const { heading, answer, isLoading, filters, page, size, onSize, onPage, onFilters } = props;
  const count = answer && text.count(answer.total, answer.totalIsCapped);
  useEffect(() => {
    if (count && !isLoading) announce(count);
  }, [count, isLoading]);
  if (!answer) return <Skeleton label={text.loading} count={5} />;
  const searched = asSearched(filters, answer.corrected);
  const typedChips = chipsOf(filters);
  const chips = chipsOf(searched).map(({ label }, index) => ({ key: typedChips[index]?.key ?? label, label }));
  const show = (next: Filters) => {
    heading.current?.focus(); // the pressed button was removed; its results are below this heading
    onFilters(next);
  };
  return (
    <section aria-labelledby="candidate-count" aria-busy={isLoading || undefined} className={s.results}>
      <h2 id="candidate-count" ref={heading} tabIndex={-1} className={s.count}>
        {count}
      </h2>
      <FilterChips chips={chips} onRemove={(key) => show(withoutFilter(filters, key))} />
      {answer.contactsLimited ? (
        <Banner tone="info">{text.limited}</Banner>
      ) : (
        answer.results.some(({ isMasked }) => isMasked) && <p className={s.note}>{text.masked}</p>
      )}
      <OtherWords answer={answer} filters={filters} onFilters={show} />
      {answer.total === 0 ? (
        <NothingFound filters={filters} onFilters={show} />
      ) : (
        <div className={s.list}>
          <CandidatesTable candidates={answer.results} marked={searchedWords(searched)} />
        </div>
      )}
      {answer.total > 0 && (
        <>
          {answer.totalPages > 1 && (
            <Pagination page={clampPage(page, answer.totalPages)} pages={answer.totalPages} onPage={onPage} />
          )}
          <ListFoot total={answer.total} sizes={CANDIDATE_PAGE_SIZES} value={size} onSize={onSize} />
        </>
      )}
    </section>
  );
}
