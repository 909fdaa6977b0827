import { useSearchParams } from "@dryrun/remote-kit/router";
import type { ApplicationFilter } from "../../../shared/use-application-filter.ts";
import { CHOOSABLE, type ColumnKey, FIRST_COLUMNS } from "./columns.tsx";

/** The shown columns, which live in the URL, so that a saved view has its own. */
export function useColumns({ set }: Pick<ApplicationFilter, "set">) {
  const [params] = useSearchParams();
  const asked = params.get("columns")?.split(",");
  const isAsked = (key: ColumnKey) => (asked ?? FIRST_COLUMNS).some((one) => one === key);
  const columns: ReadonlySet<ColumnKey> = new Set(CHOOSABLE.map(({ key }) => key).filter(isAsked));
  const onColumns = (shown: ReadonlySet<string>) => {
    const isFirst = shown.size === FIRST_COLUMNS.length && FIRST_COLUMNS.every((key) => shown.has(key));
    // "none" is no column, so that no column can be chosen too.
    set({ columns: isFirst ? "" : [...shown].join(",") || "none" }, true);
  };
  return { columns, onColumns };
}
