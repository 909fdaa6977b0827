import { useListParams } from "./use-list-params.ts";

/** The number of rows per page of a list, stored in the URL; the first size is the default. */
export function usePageSize<Size extends number>(sizes: readonly [Size, ...Size[]]) {
  const { params, set } = useListParams();
  const size = sizes.find((one) => String(one) === params.get("limit")) ?? sizes[0];
  return { size, onSize: (next: number) => set({ limit: next === sizes[0] ? "" : String(next) }) };
}
