import { useStudentAnswerDrillMutation } from "@dryrun/api-client/drills/student";
import { errorCode, errorMessage, isNetworkError } from "@dryrun/api-client/errors";
import type { ErrorCode } from "@dryrun/domain/errors";
import { useEffect, useEffectEvent, useState } from "react";
import { retryDelay } from "../answers/retry-delay.ts";
import { useConnection } from "../room/device/use-connection.ts";
import { drill as text } from "./drill.en-in.ts";
import type { GradedAnswer } from "./drill.ts";

/** The state of sending one answer; `unsent` is retried automatically. */
export type Sending =
  | { name: "idle" | "sending" | "saved" }
  | { name: "unsent"; isOffline: boolean; tries: number }
  | { name: "refused"; message: string };

const IDLE: Sending = { name: "idle" };
/** Refusals that the same answer would get again. */
const FINAL: readonly (ErrorCode | undefined)[] = ["INTERVIEW_RUNNING", "NOT_FOUND", "VALIDATION", "FORBIDDEN"];

interface SendingParts {
  drillId: string;
  /** Returns the current text of the answer. */
  latest: (number: number) => string;
  /** Whether an earlier try of this question has a result. */
  hasResult: (number: number) => boolean;
  onGraded: (result: GradedAnswer) => void;
  /** The server already has an answer: its result comes with the drill. */
  onSaved: () => void;
}

/** Sends answers, and retries after 1 to 15 s and when the network is back. */
export function useSending({ drillId, latest, hasResult, onGraded, onSaved }: SendingParts) {
  const [give] = useStudentAnswerDrillMutation();
  const [states, setStates] = useState<Record<number, Sending>>({});
  const put = (number: number, state: Sending) => setStates((now) => ({ ...now, [number]: state }));

  async function send(number: number, tries = 0) {
    put(number, { name: "sending" });
    const { data, error } = await give({ params: { id: drillId }, body: { number, answer: latest(number) } });
    if (data) {
      put(number, IDLE);
      return onGraded(data);
    }
    const code = errorCode(error);
    if (code === "ALREADY_ANSWERED" && hasResult(number)) {
      onSaved();
      return put(number, { name: "refused", message: errorMessage(error, text.refused) });
    }
    if (code === "ALREADY_ANSWERED") {
      put(number, { name: "saved" });
      return onSaved();
    }
    if (FINAL.includes(code)) return put(number, { name: "refused", message: errorMessage(error, text.refused) });
    put(number, { name: "unsent", isOffline: isNetworkError(error), tries: tries + 1 });
  }
  const sendAgain = useEffectEvent(() => {
    for (const [number, state] of Object.entries(states))
      if (state.name === "unsent") void send(Number(number), state.tries);
  });
  useConnection((isOnline) => isOnline && sendAgain());
  const tries = Object.values(states).reduce((sum, state) => sum + (state.name === "unsent" ? state.tries : 0), 0);
  useEffect(() => {
    if (tries === 0) return;
    const timer = setTimeout(() => sendAgain(), retryDelay(tries - 1));
    return () => clearTimeout(timer);
  }, [tries]);

  return {
    stateOf: (number: number): Sending => states[number] ?? IDLE,
    send: (number: number) => void send(number),
    reset: (number: number) => put(number, IDLE),
    /** The person has changed the answer after a refusal. */
    clear: (number: number) => states[number]?.name === "refused" && put(number, IDLE),
  };
}
