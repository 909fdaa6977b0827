import { useKnownApplication } from "@dryrun/api-client/applications/employer";
import type { Application } from "../../../../shared/answers.ts";
import type { Entry } from "../use-walk.ts";

/** Prefetched data may be at most this old, in seconds. */
export const FRESH_SECONDS = 20;

export const argOf = (id: string | undefined) => ({ params: { applicationId: id ?? "" } });
/** Returns the loaded application of a candidate; ReviewCandidate loads it. */
export const useKnown = (id: string | undefined) => useKnownApplication(argOf(id));

/** A candidate whose application has loaded. `entry` is the row of the walk, which includes a decision in progress. */
export interface Seen {
  _id: string;
  entry: Entry;
  application: Application;
}

export function useSeen(entry: Entry | undefined): Seen | undefined {
  const { currentData } = useKnown(entry?._id);
  return entry && currentData && { _id: entry._id, entry, application: currentData.application };
}
