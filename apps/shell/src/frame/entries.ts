import { useSyncExternalStore } from "react";
import { knownEntries, onEntries } from "../releases/list.ts";

/** The parts of this release, for what reports or prefetches them; none until the list has come. */
export const useEntries = () => useSyncExternalStore(onEntries, knownEntries);
