import { DRAFT_DEBOUNCE_MS } from "@dryrun/domain/interviews/limits";
import { retryDelay } from "./retry-delay.ts";

/** `later`: no answer, try again. `closed`: the interview takes no more drafts. */
export type PutOutcome = "saved" | "later" | "closed";

export interface KeptAnswer {
  answer: string;
  /** What the server last confirmed. */
  sent: string;
}

export interface SaveState {
  kind: "saved" | "saving" | "unsent";
  /** When the server last confirmed something. */
  savedAt: number | null;
  /** Whether this device could keep what is not sent. */
  isKept: boolean;
  /** The questions whose text the server does not have yet. */
  pending: readonly number[];
}

export interface SaveQueueParts {
  put: (number: number, answer: string) => Promise<PutOutcome>;
  /** Keeps it on this device; false where the device cannot. */
  keep: (number: number, kept: KeptAnswer) => Promise<boolean>;
  /** The server's time. */
  now?: () => number;
  onState: (state: SaveState) => void;
  onClosed: () => void;
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** Sends what is typed: 800 ms after the last key, at once on `flush`, and again and again until the server has it. */
export function createSaveQueue({ put, keep, now = Date.now, onState, onClosed }: SaveQueueParts) {
  const pending = new Map<number, string>();
  const confirmed = new Map<number, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let savedAt: number | null = null;
  let isKept = true;
  let isSending = false;
  let isUrgent = false;
  let isStopped = false;
  let isRetired = false;

  const state = (): SaveState => ({
    kind: pending.size === 0 ? "saved" : failures > 0 ? "unsent" : "saving",
    savedAt,
    isKept,
    pending: [...pending.keys()],
  });
  const notify = () => !isStopped && onState(state());
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), ms);
  };
  const remember = (number: number, answer: string) =>
    keep(number, { answer, sent: confirmed.get(number) ?? "" }).then((kept) => {
      if (kept === isKept) return;
      isKept = kept;
      notify();
    });

  /** One text after the other; false when the network or the server did not take one. */
  async function sendAll(): Promise<boolean> {
    for (const [number, text] of [...pending]) {
      const outcome = await put(number, text).catch((): PutOutcome => "later");
      if (isStopped || outcome === "later") return false;
      if (outcome === "closed") {
        stop();
        onClosed();
        return false;
      }
      savedAt = now();
      confirmed.set(number, text);
      const latest = pending.get(number);
      if (latest === text) pending.delete(number);
      void remember(number, latest ?? text);
    }
    return true;
  }

  async function send() {
    clearTimeout(timer);
    if (isSending || isStopped || pending.size === 0) return;
    isSending = true;
    isUrgent = false;
    failures = (await sendAll()) ? 0 : failures + 1;
    isSending = false;
    if (isStopped) return;
    notify();
    if (pending.size === 0 || (isRetired && failures > 0)) return;
    if (failures > 0 && !isUrgent) schedule(retryDelay(failures - 1));
    else schedule(isUrgent ? 0 : DRAFT_DEBOUNCE_MS);
  }

  return {
    /** What the server had when the question was opened. */
    open: (number: number, sent: string) => void confirmed.set(number, sent),
    /** A new text, sent when the typing pauses. */
    write(number: number, answer: string) {
      pending.set(number, answer);
      void remember(number, answer);
      notify();
      if (failures === 0) schedule(DRAFT_DEBOUNCE_MS); // while it fails, the next try is already planned
    },
    /** Sends now: on blur, on Next, when the network is back. */
    flush() {
      isUrgent = true;
      void send();
    },
    /** The page is left: one more try, without repeats. What does not arrive is on the device. */
    retire() {
      isRetired = true;
      this.flush();
    },
    /** The page is there. */
    resume() {
      isRetired = false;
    },
    /** What the server does not have yet. */
    unsent: () => [...pending].map(([number, answer]) => ({ number, answer })),
    stop,
  };
}
