import { useEmployerCandidatesQuery } from "@dryrun/api-client/candidates/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { searchCandidates } from "@dryrun/domain/candidates/calls";
import { CANDIDATE_PAGE_SIZES } from "@dryrun/domain/candidates/rules";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef, useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import { usePageSize } from "../../shared/list/use-page-size.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { SavedViews } from "../../shared/views/saved-views.tsx";
import { DeviceSearches } from "./device-searches.tsx";
import { FilterForm } from "./filter-form.tsx";
import { chipsOf, type Filters, filtersOf, paramsOf, queryOf } from "./filters.ts";
import { Results } from "./list/results.tsx";
import * as s from "./search-page.module.css";

const text = candidateMessages.candidates;
/** From this width on, in pixels, the filters are next to the table. */
const BESIDE_FROM = 1280;

/** The search for candidates; filters and page live in the URL. */
export const SearchPage = () => (
  <PageOfRole call={searchCandidates} title={text.title}>
    <Search />
  </PageOfRole>
);

function Search() {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide(BESIDE_FROM);
  const filters = filtersOf(params);
  const search = (next: Filters) => setParams((now) => paramsOf(next, now));
  const isSearched = params.size > 0;
  return (
    <div data-wide-page="dense">
      <div className={s.head}>
        <PageTitle title={text.title} />
        <SavedViews list="candidates" />
      </div>
      <DeviceSearches />
      <div className={s.layout}>
        <div className={s.side}>
          <FilterForm
            filters={filters}
            count={chipsOf(filters).length}
            isOpenAtFirst={isWide || !isSearched}
            isBusy={false}
            onSearch={(next) => search({ ...next, exact: "" })}
          />
        </div>
        {isSearched ? (
          <Found filters={filters} onFilters={search} />
        ) : (
          <EmptyState title={text.hintTitle}>{text.hint}</EmptyState>
        )}
      </div>
    </div>
  );
}

function Found({ filters, onFilters }: { filters: Filters; onFilters: (filters: Filters) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, goTo } = usePage();
  const { size, onSize } = usePageSize(CANDIDATE_PAGE_SIZES);
  const [now] = useState(() => new Date()); // fixed, so that the same URL sends the same request while the page is open
  const { data, currentData, error, isFetching, refetch } = useEmployerCandidatesQuery({
    query: { ...queryOf(filters, now), page, limit: size },
  });
  usePageArrival({ page, goTo, heading, pages: isFetching ? undefined : currentData?.totalPages });
  if (error && !currentData)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Results
      heading={heading}
      answer={currentData ?? data}
      isLoading={isFetching}
      filters={filters}
      page={page}
      size={size}
      onSize={onSize}
      onPage={goTo}
      onFilters={onFilters}
    />
  );
}
