import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useEffect, useState } from "react";

/** The stored state of an open paper. */
export interface Kept {
  /** The text of the chosen option, by question id. */
  selected: Record<string, string>;
  marked: string[];
  /** The text typed to work with the sales workbook, by question id. */
  tried?: Record<string, string>;
  /** The current question, counted from 0. */
  at: number;
}

const NOTHING: Kept = { selected: {}, marked: [], at: 0 };

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "selected" in value && "marked" in value && "at" in value;

const keyOf = (userId: string, paperId: string) => `${userId}:quiz:${paperId}`;

/** Counts the quiz answers that are saved on this device. */
export async function countAnswered(userId: string, paperId: string, store: DraftStore): Promise<number> {
  const values = (await store.get(keyOf(userId, paperId)))?.values;
  return isKept(values) ? Object.values(values.selected).filter(Boolean).length : 0;
}

/** Stores the answers to a paper at each change; null while loading. */
export function useSavedAnswers(userId: string, paperId: string, store: DraftStore) {
  const key = keyOf(userId, paperId);
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isHere = true;
    void store.get(key).then((draft) => isHere && setKept(isKept(draft?.values) ? draft.values : NOTHING));
    return () => {
      isHere = false;
    };
  }, [key, store]);

  function change(part: Partial<Kept>) {
    const next = { ...(kept ?? NOTHING), ...part };
    setKept(next);
    void store.put({ key, values: next, savedAt: Date.now() });
  }
  return { kept, change, forget: () => store.delete(key) };
}
