import { useKnownApplication } from "@dryrun/api-client/applications/employer";
import type { Application } from "../../../../shared/answers.ts";
import type { Entry } from "../use-walk.ts";

/** What was read ahead may be a little old. */
export const FRESH_SECONDS = 20;

export const argOf = (id: string | undefined) => ({ params: { applicationId: id ?? "" } });
/** What is known of a candidate; ReviewCandidate asks for it. */
export const useKnown = (id: string | undefined) => useKnownApplication(argOf(id));

/** A candidate whose application is known. `entry` is what the walk knows: a decision on its way is in it. */
export interface Seen {
  _id: string;
  entry: Entry;
  application: Application;
}

export function useSeen(entry: Entry | undefined): Seen | undefined {
  const { currentData } = useKnown(entry?._id);
  return entry && currentData && { _id: entry._id, entry, application: currentData.application };
}
