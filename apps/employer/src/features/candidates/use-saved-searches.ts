import { useState } from "react";
import { type Filters, filtersOf, nameOf, paramsOf } from "./filters.ts";

const MOST = 10;
const keyOf = (userId: string) => `${userId}:saved-searches`;

/** Saved searches are parsed like a URL, so invalid values are dropped. */
function read(userId: string): Filters[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.map((query) => filtersOf(new URLSearchParams(String(query)))) : [];
  } catch {
    return []; // written by another program, or no storage
  }
}

/** The searches of one person on this device, the newest first. */
export function useSavedSearches(userId: string) {
  const [searches, setSearches] = useState(() => read(userId));
  function keep(next: Filters[]) {
    setSearches(next);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next.map((filters) => paramsOf(filters).toString())));
    } catch {
      // No room or no storage: kept while the page is open.
    }
  }
  const others = (search: Filters) => searches.filter((kept) => nameOf(kept) !== nameOf(search));
  return {
    searches,
    save: (search: Filters) => keep([search, ...others(search)].slice(0, MOST)),
    remove: (search: Filters) => keep(others(search)),
  };
}
