import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { DataTable } from "@dryrun/design-system/lists/data-table";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import type { searchCandidates } from "@dryrun/domain/candidates/contract";
import { CANDIDATE_PAGE_SIZES, summaryPreview } from "@dryrun/domain/candidates/rules";
import type { Output } from "@dryrun/domain/contract/define";
import { clampPage } from "@dryrun/domain/pages";
import { announce } from "@dryrun/remote-kit/page";
import { type RefObject, useEffect } from "react";
import * as candidateMessages from "../../../messages/candidates.en-in.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { history } from "../../../shared/history/history.en-in.ts";
import { ListFoot } from "../../../shared/list/list-foot.tsx";
import { useColumns } from "../../../shared/list/use-columns.ts";
import { asSearched, chipsOf, type Filters, searchedWords, withoutFilter } from "../filters.ts";
import { NothingFound } from "../found/nothing-found.tsx";
import { OtherWords } from "../found/other-words.tsx";
import { CHOOSABLE, columnsOf, FIRST_COLUMNS } from "./candidate-columns.tsx";
import { Marked } from "./marked.tsx";
import * as s from "./results.module.css";

const text = candidateMessages.candidates;

const SHOWN_WORK = 2;

interface SecondLineProps {
  candidate: FoundCandidate;
  /** The searched words. */
  marked: readonly string[];
}

/** Whether the candidate applied to the company, the last positions, and the start of the summary: one line in the table. */
function SecondLine({ candidate: { workExperience, summary, applied, doNotContact }, marked }: SecondLineProps) {
  return (
    <p className={s.line}>
      {doNotContact && <b>{history.stopped}</b>}
      {applied > 0 && <span className={s.work}>{history.appliedToJobs(applied)}</span>}
      {workExperience.slice(0, SHOWN_WORK).map(({ position, company }, index) => (
        <span key={index} className={s.work}>
          <Marked text={text.work(position, company)} words={marked} />
        </span>
      ))}
      <span>
        <Marked text={summaryPreview(summary) || text.noSummary} words={marked} />
      </span>
    </p>
  );
}

interface CandidatesTableProps {
  candidates: readonly FoundCandidate[];
  /** The searched words. */
  marked: readonly string[];
}

/** The found candidates, one row each with work and summary below it; a press anywhere on a row opens one. */
function CandidatesTable({ candidates, marked }: CandidatesTableProps) {
  const { columns, onColumns } = useColumns(CHOOSABLE, FIRST_COLUMNS);
  return (
    <>
      <div className={s.columns} data-print="no">
        <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
      </div>
      <DataTable
        caption={candidateMessages.candidates.found}
        columns={columnsOf(columns, marked)}
        rows={candidates}
        rowKey={({ _id }) => _id}
        secondLine={(candidate) => <SecondLine candidate={candidate} marked={marked} />}
        isDense
        opensRow
      />
    </>
  );
}

interface ResultsProps {
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
