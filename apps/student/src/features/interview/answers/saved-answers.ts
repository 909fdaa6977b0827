import { type DraftStore, draftStore } from "@dryrun/forms/drafts/draft-store";
import type { SavedAnswer } from "./pending-answers.ts";

/** The person's place in the room. */
export interface Place {
  /** The current question. */
  current: number;
  /** The highest question that this device requested; it may have been prefetched and never shown. */
  asked: number;
}

export interface SavedAnswers {
  get: (number: number) => Promise<SavedAnswer | undefined>;
  put: (number: number, kept: SavedAnswer) => Promise<boolean>;
  place: () => Promise<Place | undefined>;
  putPlace: (place: Place) => Promise<boolean>;
  clear: () => Promise<void>;
}

/** Stores the answers and the position of one interview on this device, under the person and the session. */
export function savedAnswersOf(userId: string, sessionId: string, store: DraftStore = draftStore): SavedAnswers {
  const prefix = `${userId}:interview:${sessionId}:`;
  return {
    get: async (number) => (await store.get(prefix + number))?.values as SavedAnswer | undefined,
    put: (number, values) => store.put({ key: prefix + number, values, savedAt: Date.now() }),
    place: async () => (await store.get(`${prefix}place`))?.values as Place | undefined,
    putPlace: (values) => store.put({ key: `${prefix}place`, values, savedAt: Date.now() }),
    clear: () => store.clear(prefix),
  };
}
