import { JOB_STATES, OWN_JOB_SORTS } from "@dryrun/domain/jobs/limits";
import { MAX_SEARCH_WORDS } from "@dryrun/domain/limits";
import { useListParams } from "../../../shared/list/use-list-params.ts";

const known = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((candidate) => candidate === value);

/** Search, filter and order of My Jobs, stored in the URL. A change opens the first page. */
export function useJobsFilter() {
  const { params, set: change } = useListParams();
  const query = {
    search: params.get("search")?.trim().slice(0, MAX_SEARCH_WORDS) || undefined,
    state: known(JOB_STATES, params.get("state")),
    sort: known(OWN_JOB_SORTS, params.get("sort")),
  };
  const set = (changed: Partial<Record<keyof typeof query, string>>, isReplaced = false) => change(changed, isReplaced);
  return { query, isActive: Boolean(query.search ?? query.state), set, reset: () => set({ search: "", state: "" }) };
}
export type JobsFilter = ReturnType<typeof useJobsFilter>;
