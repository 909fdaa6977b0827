import { useSyncExternalStore } from "react";
import { knownEntries, onEntries } from "../releases/list.ts";

/** Returns the parts of this release, to report or prefetch them; none until the list has loaded. */
export const useEntries = () => useSyncExternalStore(onEntries, knownEntries);
