export interface SavedAnswer {
  answer: string;
  /** The text last confirmed by the server. */
  sent: string;
}

/** Stores an answer on this device; false if that fails. */
export type KeepAnswer = (number: number, kept: SavedAnswer) => Promise<boolean>;

export interface PendingState {
  /** When the server last confirmed something. */
  savedAt: number | null;
  /** Whether this device can store unsent answers. */
  isKept: boolean;
  /** The questions whose text the server does not have yet. */
  pending: readonly number[];
}

interface PendingAnswersParts {
  keep: KeepAnswer;
  /** The server's time. */
  now: () => number;
  /** Called when storing on this device starts or stops working. */
  onSaved: () => void;
}

/** The answers that the server does not have yet, each with a copy on this device. */
export function createPendingAnswers({ keep, now, onSaved }: PendingAnswersParts) {
  const pending = new Map<number, string>();
  const confirmed = new Map<number, string>();
  let savedAt: number | null = null;
  let isKept = true;

  async function remember(number: number, answer: string) {
    const wasSaved = await keep(number, { answer, sent: confirmed.get(number) ?? "" });
    if (wasSaved === isKept) return;
    isKept = wasSaved;
    onSaved();
  }
  return {
    state: (): PendingState => ({ savedAt, isKept, pending: [...pending.keys()] }),
    isEmpty: () => pending.size === 0,
    all: () => [...pending],
    /** The server's text when the question was opened. */
    open: (number: number, sent: string) => void confirmed.set(number, sent),
    write(number: number, answer: string) {
      pending.set(number, answer);
      void remember(number, answer);
    },
    /** The server has this text; a newer one is still pending. */
    confirm(number: number, text: string) {
      savedAt = now();
      confirmed.set(number, text);
      const latest = pending.get(number);
      if (latest === text) pending.delete(number);
      void remember(number, latest ?? text);
    },
  };
}
