import { isRealDay } from "@dryrun/domain/time";
import { useSearchParams } from "@dryrun/remote-kit/router";

const SEARCH = "search";
const PAGE = "page";
const FROM = "from";
const TO = "to";
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether all parts of a day are typed. */
export const isWholeDay = (typed: string) => WHOLE_DAY.test(typed);

/** The filters of a list, stored in the URL; a change returns to the first page. */
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
  const valueIf = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name) ?? "";
    return isValid(value) ? value : undefined;
  };
  return {
    search: (params.get(SEARCH) ?? "").trim(),
    find: (words: string) => set(SEARCH, words.trim()),
    /** The value of this filter if it is one of these. */
    chosen: <Choice extends string>(name: string, choices: readonly Choice[]) =>
      choices.find((choice) => choice === params.get(name)),
    /** Returns an id from the filter, if it is valid. */
    id: (name: string) => valueIf(name, (value) => ID.test(value)),
    choose: set,
    /** The days in the address that limit the list. */
    from: valueIf(FROM, isRealDay),
    to: valueIf(TO, isRealDay),
    chooseFrom: (day: string) => set(FROM, day),
    chooseTo: (day: string) => set(TO, day),
  };
}

/** Returns the period to request: a last day before the first one is ignored. */
export function usePeriod() {
  const { from, to } = useFilters();
  const isReversed = from !== undefined && to !== undefined && to < from;
  return { from: from ?? null, to: isReversed ? null : (to ?? null), isReversed };
}
