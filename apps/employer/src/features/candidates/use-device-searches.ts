import { useEmployerSaveViewMutation, useEmployerViewsQuery } from "@dryrun/api-client/views/employer";
import { MAX_VIEW_NAME } from "@dryrun/domain/views/limits";
import { useState } from "react";
import * as candidateMessages from "../../messages/candidates.en-in.ts";
import { type Filters, filtersOf, nameOf, paramsOf } from "./filters.ts";

const keyOf = (userId: string) => `${userId}:saved-searches`;

/** Parsed like a URL, so invalid values are dropped. */
function read(userId: string): Filters[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.map((query) => filtersOf(new URLSearchParams(String(query)))) : [];
  } catch {
    return []; // written by another program, or storage is not available
  }
}

function write(userId: string, searches: readonly Filters[]) {
  const queries = searches.map((filters) => paramsOf(filters).toString());
  if (queries.length === 0) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), JSON.stringify(queries));
}

/** Text that a name on the account must not contain, but a search may. */
const REFUSED = /[<>\p{Cc}]|:\/\/|www\./iu;

/** Returns an unused name for a view of this search. */
function freeName(search: Filters, taken: readonly string[]): string {
  const ownName = nameOf(search);
  const name = REFUSED.test(ownName) ? candidateMessages.candidates.saved.unnamed : ownName;
  for (let index = 1; ; index += 1) {
    const end = index === 1 ? "" : ` (${index})`;
    const free = `${name.slice(0, MAX_VIEW_NAME - end.length).trim()}${end}`;
    if (!taken.some((one) => one.toLowerCase() === free.toLowerCase())) return free;
  }
}

/** The searches that a person saved on this device, and a function to move them to the account. */
export function useDeviceSearches(userId: string) {
  const [searches, setSearches] = useState(() => read(userId));
  const { data, isLoading: isWaiting } = useEmployerViewsQuery(undefined, { skip: searches.length === 0 });
  const [save, { isLoading }] = useEmployerSaveViewMutation();
  function keep(rest: readonly Filters[]) {
    write(userId, rest);
    setSearches([...rest]);
  }
  /** Removes each search from the device when the account has it. Returns the error of the first refusal. */
  async function move(): Promise<unknown> {
    const taken = (data?.views ?? []).filter(({ list }) => list === "candidates").map(({ name }) => name);
    for (const [index, search] of searches.entries()) {
      const name = freeName(search, taken);
      const { error } = await save({ body: { list: "candidates", name, query: paramsOf(search).toString() } });
      if (error) return error;
      taken.push(name);
      keep(searches.slice(index + 1));
    }
    return undefined;
  }
  // Offered after the names on the account have loaded.
  return { searches: isWaiting ? [] : searches, move, forget: () => keep([]), isMoving: isLoading };
}
