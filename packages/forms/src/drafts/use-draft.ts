import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { DRAFT_LIFE, type Draft, type DraftStore, draftStore } from "./draft-store.ts";

export interface DraftOptions<Values> {
  /** Starts with the user's id: `${userId}:apply:${jobId}`. */
  key: string;
  values: Values;
  /** Whether there is input to store. */
  isChanged: boolean;
  /** Restores a draft of an earlier visit; not called if something was typed before it loaded. */
  onRestore: (values: Values) => void;
  /** The wait after the last key, in milliseconds; 0 for small texts, which then survive an immediate reload. */
  waitMs?: number;
  store?: DraftStore;
}

const WAIT = 800;

/** Calls back when a field loses the focus, the page is hidden, and the component unmounts. */
function useWhenLeft(onLeft: () => Promise<void>) {
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && void onLeft();
    const onBlur = () => void onLeft();
    document.addEventListener("visibilitychange", onHidden);
    document.addEventListener("focusout", onBlur);
    return () => {
      document.removeEventListener("focusout", onBlur);
      document.removeEventListener("visibilitychange", onHidden);
      void onLeft();
    };
  }, [onLeft]);
}

/** Passes on the draft of an earlier visit, if there is one. Returns whether it is still loading. */
function useStored(store: DraftStore, key: string, onFound: (draft: Draft) => void): boolean {
  const [isLoading, setLoading] = useState(true);
  const pass = useEffectEvent(onFound);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const draft = await store.get(key);
      if (isHere && draft && draft.savedAt >= Date.now() - DRAFT_LIFE) pass(draft);
    };
    void load().finally(() => isHere && setLoading(false));
    return () => {
      isHere = false;
    };
  }, [key, store]);
  return isLoading;
}

/** Stores input on this device, after the last key and when the field or the page is left, and restores it. */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, values, isChanged, onRestore, waitMs = WAIT, store = draftStore } = options;
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ values, isChanged, onRestore, isSaved: true, isPutBack: false });
  useEffect(() => {
    const isNew = latest.current.values !== values;
    latest.current = { ...latest.current, values, isChanged, onRestore };
    if (!isNew) return;
    // A restored draft is already stored, with the time at which it was typed.
    Object.assign(latest.current, { isSaved: latest.current.isPutBack, isPutBack: false });
  });

  const save = useCallback(async () => {
    const now = latest.current;
    if (now.isSaved || !now.isChanged) return;
    now.isSaved = true;
    const at = Date.now();
    if (await store.put({ key, values: now.values, savedAt: at })) setSavedAt(at);
  }, [key, store]);

  const isLoading = useStored(store, key, (draft) => {
    if (latest.current.isChanged) return;
    latest.current.isPutBack = true;
    latest.current.onRestore(draft.values as Values);
    setSavedAt(draft.savedAt);
    setRestored(true);
  });

  // Each change of the values restarts the wait.
  useEffect(() => {
    if (waitMs === 0) return void save();
    const timer = setTimeout(() => void save(), waitMs);
    return () => clearTimeout(timer);
  }, [values, save, waitMs]);

  useWhenLeft(save);

  const clear = useCallback(() => {
    latest.current.isSaved = true; // until something is typed again
    setSavedAt(null);
    setRestored(false);
    return store.delete(key);
  }, [key, store]);
  return { savedAt, isLoading, isRestored, clear };
}
