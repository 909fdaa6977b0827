import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import type { KeptAnswer } from "./pending-answers.ts";

/** The person's place in the room. */
export interface Place {
  /** The current question. */
  current: number;
  /** The highest question that this device requested; it may have been prefetched and never shown. */
  asked: number;
}

export interface KeptAnswers {
  get: (number: number) => Promise<KeptAnswer | undefined>;
  put: (number: number, kept: KeptAnswer) => Promise<boolean>;
  place: () => Promise<Place | undefined>;
  putPlace: (place: Place) => Promise<boolean>;
  clear: () => Promise<void>;
}

/** Stores the answers and the position of one interview on this device, under the person and the session. */
export function keptAnswersOf(userId: string, sessionId: string, store: DraftStore = draftStore): KeptAnswers {
  const prefix = `${userId}:interview:${sessionId}:`;
  return {
    get: async (number) => (await store.get(prefix + number))?.values as KeptAnswer | undefined,
    put: (number, values) => store.put({ key: prefix + number, values, savedAt: Date.now() }),
    place: async () => (await store.get(`${prefix}place`))?.values as Place | undefined,
    putPlace: (values) => store.put({ key: `${prefix}place`, values, savedAt: Date.now() }),
    clear: () => store.clear(prefix),
  };
}
