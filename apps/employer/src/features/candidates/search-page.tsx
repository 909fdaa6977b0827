import { useEmployerCandidatesQuery } from "@dryrun/api-client/candidates/employer";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { CANDIDATES_PER_PAGE } from "@dryrun/domain/candidates/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef, useState } from "react";
import { words } from "../../messages.en-in.ts";
import { FilterForm } from "./filter-form.tsx";
import { type Filters, filtersOf, paramsOf, queryOf } from "./filters.ts";
import { Results } from "./results.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import * as s from "./search-page.module.css";

const say = words.candidates;

/** The search for candidates; filters and page live in the URL. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const isWide = useIsWide(1024);
  const filters = filtersOf(params);
  const search = (next: Filters) => setParams(paramsOf(next));
  const isSearched = params.size > 0;
  return (
    <>
      <PageHeader>
        <PageTitle title={say.title} />
      </PageHeader>
      <div className={s.layout}>
        <div className={s.side}>
          <FilterForm filters={filters} isOpenAtFirst={isWide || !isSearched} isBusy={false} onSearch={search} />
          <SavedSearches filters={isSearched ? filters : undefined} onSearch={search} />
        </div>
        {isSearched ? (
          <Found filters={filters} onFilters={search} />
        ) : (
          <EmptyState title={say.hintTitle}>{say.hint}</EmptyState>
        )}
      </div>
    </>
  );
}

function Found({ filters, onFilters }: { filters: Filters; onFilters: (filters: Filters) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, goTo } = usePage();
  const [now] = useState(() => new Date()); // the same request for the same URL while the page is open
  const { data, currentData, error, isFetching, refetch } = useEmployerCandidatesQuery({
    query: { ...queryOf(filters, now), page, limit: CANDIDATES_PER_PAGE },
  });
  usePageArrival({ page, goTo, heading, pages: isFetching ? undefined : currentData?.totalPages });
  if (error && !currentData)
    return <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Results
      heading={heading}
      answer={currentData ?? data}
      isLoading={isFetching}
      filters={filters}
      page={page}
      onPage={goTo}
      onFilters={onFilters}
    />
  );
}
