import { APPLICATION_SORTS } from "@dryrun/domain/applications/contract";
import { APPLICATION_STATUSES } from "@dryrun/domain/applications/limits";
import { useSearchParams } from "@dryrun/remote-kit/router";

export type ApplicationFilterKey = "status" | "sort";

const known = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((candidate) => candidate === value);

/** Status and order of a list of applications; they live in the URL, and what is unknown there counts as not given. */
export function useApplicationFilter() {
  const [params, setParams] = useSearchParams();
  const status = known(APPLICATION_STATUSES, params.get("status"));
  const sort = known(APPLICATION_SORTS, params.get("sort")) ?? "newest";
  const set = (key: ApplicationFilterKey, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete("page");
      if (value) next.set(key, value);
      else next.delete(key);
      return next;
    });
  return { status, sort, set };
}
export type ApplicationFilter = ReturnType<typeof useApplicationFilter>;
