import type { Draft, DraftStore } from "../drafts/draft-store.ts";

/** A draft store in memory: jsdom has no IndexedDB. */
export function memoryDrafts(...drafts: Draft[]) {
  const kept = new Map(drafts.map((draft) => [draft.key, draft]));
  const store: DraftStore = {
    get: async (key) => kept.get(key),
    put: async (draft) => Boolean(kept.set(draft.key, draft)),
    delete: async (key) => void kept.delete(key),
    has: async (prefix) => [...kept.keys()].some((key) => key.startsWith(prefix)),
    clear: async () => kept.clear(),
  };
  return { store, kept };
}
