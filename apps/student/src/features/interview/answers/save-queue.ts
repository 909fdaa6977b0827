import { createPendingAnswers, type KeepAnswer, type PendingState } from "./pending-answers.ts";
import { createSendLoop } from "./send-loop.ts";

/** `later`: no answer, retry. `closed`: the interview accepts no more drafts. */
export type PutOutcome = "saved" | "later" | "closed";

export interface SaveState extends PendingState {
  kind: "saved" | "saving" | "unsent";
}

export interface SaveQueueParts {
  put: (number: number, answer: string) => Promise<PutOutcome>;
  keep: KeepAnswer;
  /** The server's time. */
  now?: () => number;
  onState: (state: SaveState) => void;
  onClosed: () => void;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** Stores typed text on this device and retries until the server has it. */
export function createSaveQueue({ put, keep, now = Date.now, onState, onClosed }: SaveQueueParts) {
  const answers = createPendingAnswers({ keep, now, onSaved: notify });
  const loop = createSendLoop({ attempt: sendAll, hasMore: () => !answers.isEmpty(), onAttempt: notify });

  function notify() {
    if (loop.isStopped()) return;
    const kind = answers.isEmpty() ? "saved" : loop.hasFailed() ? "unsent" : "saving";
    onState({ kind, ...answers.state() });
  }
  /** Sends one text after the other; false if the network or the server failed. */
  async function sendAll(): Promise<boolean> {
    for (const [number, text] of answers.all()) {
      const outcome = await put(number, text).catch((): PutOutcome => "later");
      if (loop.isStopped() || outcome === "later") return false;
      if (outcome === "closed") {
        loop.stop();
        onClosed();
        return false;
      }
      answers.confirm(number, text);
    }
    return true;
  }
  return {
    open: answers.open,
    /** A new text, sent when the typing pauses. */
    write(number: number, answer: string) {
      answers.write(number, answer);
      notify();
      loop.sendSoon();
    },
    /** Stores an answer on this device; returns false if that fails. */
    flush: loop.sendNow,
    /** The page is closing: one last attempt. Unsent text stays on the device. */
    retire() {
      loop.setRetired(true);
      loop.sendNow();
    },
    /** The page is visible again. */
    resume: () => loop.setRetired(false),
    /** Changes that the server does not have yet. */
    unsent: () => answers.all().map(([number, answer]) => ({ number, answer })),
    stop: loop.stop,
  };
}
