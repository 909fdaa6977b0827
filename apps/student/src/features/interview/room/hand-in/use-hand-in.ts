import { type RefObject, useEffect, useRef, useState } from "react";
import type { Texts } from "../open-interview.ts";
import type { RoomCalls } from "../use-room-calls.ts";
import { createHandIn, type HandInPhase } from "./hand-in.ts";

interface HandInOptions {
  calls: RoomCalls;
  latest: () => Texts;
  /** How many questions were fetched. */
  fetched: number;
  isHandingIn: RefObject<boolean>;
  onDone: (outcome: "received" | "late") => void;
}

/** Submits the current answers, and retries until the server has them. */
export function useHandIn({ calls, latest, fetched, isHandingIn, onDone }: HandInOptions) {
  const [phase, setPhase] = useState<HandInPhase>("idle");
  const parts = useRef({ latest, fetched, onDone, isForced: false });
  useEffect(() => {
    parts.current = { ...parts.current, latest, fetched, onDone };
  });
  const [handIn] = useState(() =>
    createHandIn({
      send() {
        const texts = parts.current.latest();
        const answers = Array.from({ length: parts.current.fetched }, (_, index) => ({
          number: index + 1,
          answer: texts[index + 1] ?? "",
        }));
        return calls.submit(answers);
      },
      onPhase(now) {
        isHandingIn.current = now === "sending" || parts.current.isForced;
        setPhase(now);
      },
      onDone: (outcome) => parts.current.onDone(outcome),
    }),
  );
  return {
    phase,
    /** `isForced`: time is up and the answers can no longer be changed. */
    start({ isForced }: { isForced: boolean }) {
      parts.current.isForced = isForced;
      handIn.start();
    },
    hurry: handIn.hurry,
  };
}
