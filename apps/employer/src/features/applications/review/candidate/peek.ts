import { useKnownApplication } from "@dryrun/api-client/applications/employer";
import type { Application } from "../../../../shared/answers.ts";
import type { Entry } from "../use-walk.ts";

/** What was read ahead may be a little old. */
export const FRESH_SECONDS = 20;

export const peekAt = (id: string | undefined) => ({ params: { applicationId: id ?? "" }, query: { peek: true } });
/** What is known of a candidate; ReviewCandidate asks for it. */
export const usePeek = (id: string | undefined) => useKnownApplication(peekAt(id));

/** A candidate whose application is known. `entry` is what the walk knows: a decision on its way is in it. */
export interface Seen {
  _id: string;
  entry: Entry;
  application: Application;
}

export function useSeen(entry: Entry | undefined): Seen | undefined {
  const { currentData } = usePeek(entry?._id);
  return entry && currentData && { _id: entry._id, entry, application: currentData.application };
}
