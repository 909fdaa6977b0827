import { APPLICATION_SORTS, APPLICATION_STATUSES, INTERVIEW_FILTERS, LIVE } from "@dryrun/domain/applications/limits";
import { DECISIONS } from "@dryrun/domain/interviews/limits";
import { MAX_TAG } from "@dryrun/domain/limits";
import { useSearchParams } from "@dryrun/remote-kit/router";

export const STATUS_FILTERS = [...APPLICATION_STATUSES, LIVE] as const;
type Key = "status" | "verdict" | "interview" | "shortlisted" | "tag" | "sort";

const known = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((candidate) => candidate === value);

/** The server's query; unknown values in the URL are ignored. */
function queryOf(params: URLSearchParams) {
  return {
    status: known(STATUS_FILTERS, params.get("status")),
    verdict: known(DECISIONS, params.get("verdict")),
    interview: known(INTERVIEW_FILTERS, params.get("interview")),
    shortlisted: params.get("shortlisted") === "true" ? true : undefined,
    tag: params.get("tag")?.trim().slice(0, MAX_TAG) || undefined,
    sort: known(APPLICATION_SORTS, params.get("sort")) ?? "newest",
  };
}

/** Filters and order of a list of applications, which live in the URL. A change leads to the first page. */
export function useApplicationFilter() {
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const { sort: _, ...filters } = query;
  const set = (change: Partial<Record<Key, string>>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete("page");
      for (const [key, value] of Object.entries(change)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      return next;
    });
  const reset = () => set({ status: "", verdict: "", interview: "", shortlisted: "", tag: "" });
  return { query, isActive: Object.values(filters).some((value) => value !== undefined), set, reset };
}
export type ApplicationFilter = ReturnType<typeof useApplicationFilter>;
