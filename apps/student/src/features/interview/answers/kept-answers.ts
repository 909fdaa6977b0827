import { type DraftStore, draftStore } from "@dryrun/forms/draft-store";
import type { KeptAnswer } from "./save-queue.ts";

export interface KeptAnswers {
  get: (number: number) => Promise<KeptAnswer | undefined>;
  put: (number: number, kept: KeptAnswer) => Promise<boolean>;
  clear: () => Promise<void>;
}

/** The answers of one interview on this device, under the person and the session. */
export function keptAnswersOf(userId: string, sessionId: string, store: DraftStore = draftStore): KeptAnswers {
  const prefix = `${userId}:interview:${sessionId}:`;
  return {
    get: async (number) => (await store.get(prefix + number))?.values as KeptAnswer | undefined,
    put: (number, values) => store.put({ key: prefix + number, values, savedAt: Date.now() }),
    clear: () => store.clear(prefix),
  };
}
