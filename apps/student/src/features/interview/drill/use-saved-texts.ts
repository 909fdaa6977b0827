import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useEffect, useRef, useState } from "react";
import type { Texts } from "../room/open-interview.ts";

const textsOf = (value: unknown): Texts =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string"))
    : {};

/** Stores the text typed into a drill on this device at each change; `texts` is null until it has loaded. */
export function useSavedTexts(key: string, store: DraftStore) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [isKept, setKept] = useState(true);
  const latest = useRef<Texts>({});
  useEffect(() => {
    let isHere = true;
    void store.get(key).then((draft) => {
      if (!isHere) return;
      latest.current = { ...textsOf(draft?.values), ...latest.current };
      setTexts(latest.current);
    });
    return () => {
      isHere = false;
    };
  }, [key, store]);

  function save(next: Texts) {
    latest.current = next;
    setTexts(next);
    if (Object.keys(next).length === 0) return void store.delete(key);
    void store.put({ key, values: next, savedAt: Date.now() }).then(setKept);
  }
  return {
    texts,
    /** Whether the device stored the last change. */
    isKept,
    /** Undefined if nothing was typed since the last answer. */
    latest: (number: number): string | undefined => latest.current[number],
    write: (number: number, text: string) => save({ ...latest.current, [number]: text }),
    /** The server has the answer. */
    forget(number: number) {
      if (latest.current[number] === undefined) return;
      const { [number]: _, ...rest } = latest.current;
      save(rest);
    },
  };
}
