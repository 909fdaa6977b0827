import { useEmployerApplicationCountsQuery } from "@dryrun/api-client/applications/employer";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";

/** Counts applications by stage and decision, with all other filters applied. */
export function useCounts({ query }: ApplicationFilter, jobId: string | undefined) {
  const { status: _, stage: __, sort: ___, ...others } = query;
  const { currentData, data } = useEmployerApplicationCountsQuery({
    query: { ...others, jobId: jobId ?? query.jobId },
  });
  return currentData ?? data; // the previous counts stay until the new ones arrive
}
export type Counts = NonNullable<ReturnType<typeof useCounts>>;
