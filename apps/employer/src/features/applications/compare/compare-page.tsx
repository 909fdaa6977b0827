import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { compare } from "../../../messages/compare.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { IDS_PARAM, paths } from "../../../paths.ts";
import { Back } from "../application/back.tsx";
import { CompareTable } from "./compare-table.tsx";
import { MOST_COMPARED } from "./most-compared.ts";
import { useCompared } from "./use-compared.ts";

const text = compare;

/** Two to five candidates side by side, each fact with a link to its evidence. */
export function ComparePage() {
  const [params] = useSearchParams();
  const ids = [...new Set(params.get(IDS_PARAM)?.split(",").filter(Boolean))].slice(0, MOST_COMPARED);
  const { candidates, isLoading, error, retry } = useCompared(ids);
  return (
    <>
      <PageHeader back={<Back />} about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      {isLoading && <Skeleton label={messages.loading.applications} count={6} />}
      {!isLoading && error !== undefined && candidates.length < 2 && (
        <LoadFailed title={messages.failure.application} error={error} onRetry={retry} isRetrying={isLoading} />
      )}
      {!isLoading && error === undefined && candidates.length < 2 && (
        <EmptyState
          title={text.tooFew}
          action={
            <Link to={paths.applications} className={buttonClass()}>
              {messages.applications.title}
            </Link>
          }
        />
      )}
      {candidates.length >= 2 && <CompareTable candidates={candidates} />}
    </>
  );
}
