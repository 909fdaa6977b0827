import { useEmployerApplicationCountsQuery } from "@dryrun/api-client/applications/employer";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";

/** How many applications the filters beside stage and decision let through, by stage and decision. */
export function useCounts({ query }: ApplicationFilter, jobId: string | undefined) {
  const { status: _, stage: __, sort: ___, ...others } = query;
  const { currentData, data } = useEmployerApplicationCountsQuery({
    query: { ...others, jobId: jobId ?? query.jobId },
  });
  return currentData ?? data; // the former numbers stay until the new ones are there
}
export type Counts = NonNullable<ReturnType<typeof useCounts>>;
