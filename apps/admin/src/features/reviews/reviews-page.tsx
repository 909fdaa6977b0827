import { useAdminReviewsQuery } from "@dryrun/api-client/interviews/admin";
import { EmptyState } from "@dryrun/design-system/empty-state";
import { Field } from "@dryrun/design-system/field";
import { PageHeader } from "@dryrun/design-system/page-header";
import { Pagination } from "@dryrun/design-system/pagination";
import { Select } from "@dryrun/design-system/select";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { ADMIN_PER_PAGE, REVIEW_STATES } from "@dryrun/domain/admin/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useSearchParams } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef } from "react";
import { words } from "../../messages.en-in.ts";
import { ReviewTable } from "./review-table.tsx";
import * as s from "./reviews.module.css";

const say = words.reviews;
const STATES = ["all", ...REVIEW_STATES] as const;

/** What candidates asked to have looked at again, open ones first. */
export function ReviewsPage() {
  const { page, goTo } = usePage();
  const [params, setParams] = useSearchParams();
  const state = REVIEW_STATES.find((one) => one === params.get("state"));
  const { currentData, error, isFetching, refetch } = useAdminReviewsQuery(
    { query: { page, limit: ADMIN_PER_PAGE, state } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  usePageArrival({ page, pages: currentData?.totalPages, goTo, heading: list });
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <div className={s.page}>
        <div className={s.filter}>
          <Field label={say.show}>
            <Select
              options={STATES.map((value) => ({ value, label: say.states[value] }))}
              value={state ?? "all"}
              onValue={(value) => setParams(value === "all" ? {} : { state: value })}
            />
          </Field>
        </div>
        <div ref={list} tabIndex={-1}>
          {!currentData && error && (
            <LoadFailed title={say.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
          {!currentData && !error && <Skeleton label={say.loading} count={4} />}
          {currentData?.total === 0 && <EmptyState title={state ? say.noneOf[state] : say.none} />}
          {currentData && currentData.total > 0 && <ReviewTable reviews={currentData.reviews} />}
        </div>
        {currentData && <Pagination page={page} pages={currentData.totalPages} onPage={goTo} />}
      </div>
    </>
  );
}
