import type { Draft, DraftStore } from "../drafts/draft-store.ts";

/** A draft store in memory: jsdom has no IndexedDB. */
export function memoryDrafts(...drafts: Draft[]) {
  const draftsByKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const store: DraftStore = {
    get: async (key) => draftsByKey.get(key),
    put: async (draft) => Boolean(draftsByKey.set(draft.key, draft)),
    delete: async (key) => void draftsByKey.delete(key),
    has: async (prefix) => [...draftsByKey.keys()].some((key) => key.startsWith(prefix)),
    clear: async () => draftsByKey.clear(),
  };
  return { store, kept: draftsByKey };
}
