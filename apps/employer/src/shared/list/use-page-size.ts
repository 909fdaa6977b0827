import { useListParams } from "./use-list-params.ts";

/** How many rows a page of a list has, which lives in the URL; the first size unless another is chosen. */
export function usePageSize<Size extends number>(sizes: readonly [Size, ...Size[]]) {
  const { params, set } = useListParams();
  const size = sizes.find((one) => String(one) === params.get("limit")) ?? sizes[0];
  return { size, onSize: (next: number) => set({ limit: next === sizes[0] ? "" : String(next) }) };
}
