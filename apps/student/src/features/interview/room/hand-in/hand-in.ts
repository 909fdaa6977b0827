import { retryDelay } from "../../answers/retry-delay.ts";

export type HandInPhase = "idle" | "sending" | "failed";
/** `late`: time was up and the server submitted the drafts. `later`: no answer arrived. */
export type HandInOutcome = "received" | "late" | "later";

export interface HandInParts {
  send: () => Promise<HandInOutcome>;
  onPhase: (phase: HandInPhase) => void;
  onDone: (outcome: "received" | "late") => void;
}

/** Submits the answers, and retries until the server has them. */
export function createHandIn({ send, onPhase, onDone }: HandInParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStarted = false;
  let isBusy = false;
  let isEnded = false;

  async function attempt() {
    clearTimeout(timer);
    if (isBusy || isEnded) return;
    isStarted = true;
    isBusy = true;
    onPhase("sending");
    const outcome = await send().catch((): HandInOutcome => "later");
    isBusy = false;
    if (isEnded) return;
    if (outcome === "later") {
      onPhase("failed");
      timer = setTimeout(() => void attempt(), retryDelay(failures++));
      return;
    }
    isEnded = true;
    onDone(outcome);
  }
  return {
    start: () => void attempt(),
    /** The network is back: retries if a submission is pending. */
    hurry: () => isStarted && void attempt(),
    stop() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
