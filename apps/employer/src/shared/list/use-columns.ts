import { useListParams } from "./use-list-params.ts";

/** The shown columns, stored in the URL, so that a saved view has its own. `first`: the default columns. */
export function useColumns<Key extends string>(choosable: readonly { key: Key }[], first: readonly Key[]) {
  const { params, set } = useListParams();
  const requestedKeys = params.get("columns")?.split(",");
  const isAsked = (key: Key) => (requestedKeys ?? first).some((one) => one === key);
  const columns: ReadonlySet<Key> = new Set(choosable.map(({ key }) => key).filter(isAsked));
  const onColumns = (shown: ReadonlySet<string>) => {
    const isFirst = shown.size === first.length && first.every((key) => shown.has(key));
    // "none" is not a column; it allows hiding all columns.
    set({ columns: isFirst ? "" : [...shown].join(",") || "none" }, true);
  };
  return { columns, onColumns };
}
