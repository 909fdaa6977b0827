import { useSearchParams } from "@dryrun/remote-kit/router";

const SEARCH = "search";
const PAGE = "page";

/** The filters of a list, kept in the URL; a change returns to the first page. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      next.delete(PAGE);
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return {
    search: (params.get(SEARCH) ?? "").trim(),
    find: (words: string) => set(SEARCH, words.trim()),
    /** The value of this filter if it is one of these. */
    chosen: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      choices.find((choice) => choice === params.get(name)),
    choose: set,
  };
}
