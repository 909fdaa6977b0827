import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useRef, useState } from "react";
import type { SaveQueue, SaveState } from "../../answers/save-queue.ts";
import { messages } from "../../messages.en-in.ts";
import type { Opened, Texts } from "../open-interview.ts";

/** A question is answered when its text is not blank. */
export const isBlank = (answer: string | undefined) => !answer?.trim();

/** The person has said that they do not know. */
export const isSkipped = (answer: string | undefined) => answer?.trim() === DONT_KNOW;

/** Announces once when saving fails, and once when it works again. */
function useSaidConnection(kind: SaveState["kind"]) {
  const wasUnsent = useRef(false);
  useEffect(() => {
    if (kind === "unsent" && !wasUnsent.current) announce(messages.room.offlineSaid);
    if (kind === "saved" && wasUnsent.current) announce(messages.room.onlineSaid);
    if (kind !== "saving") wasUnsent.current = kind === "unsent";
  }, [kind]);
}

export type Answers = ReturnType<typeof useAnswers>;

/** The answers as typed; each change is stored on the device and, after a pause, sent to the server. */
export function useAnswers(opened: Opened, queue: SaveQueue, saveState: SaveState) {
  const [answers, setAnswers] = useState<Texts>(opened.answers);
  const [others, setOthers] = useState<Texts>(opened.others);
  const latest = useRef(answers);
  useSaidConnection(saveState.kind);

  useEffect(() => {
    queue.resume();
    for (const { number, answer } of opened.questions) queue.open(number, answer);
    for (const number of opened.unsent) queue.write(number, opened.answers[number] ?? "");
    return () => queue.retire();
  }, [queue, opened]);

  function write(number: number, text: string) {
    const answer = text.slice(0, MAX_ANSWER);
    if ((latest.current[number] ?? "") === answer) return;
    latest.current = { ...latest.current, [number]: answer };
    setAnswers(latest.current);
    queue.write(number, answer);
  }
  return {
    answers,
    others,
    /** Returns the latest text, also in timers and other late callers. */
    latest: () => latest.current,
    write,
    /** Swaps the two versions of the answer. */
    restore(number: number) {
      const other = others[number];
      if (other === undefined) return;
      setOthers({ ...others, [number]: latest.current[number] ?? "" });
      write(number, other);
      queue.flush();
    },
  };
}
