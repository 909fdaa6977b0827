import type { SavedAnswer } from "./pending-answers.ts";

export interface Reconciled {
  answer: string;
  /** The discarded text, if it differs. */
  other: string | null;
  /** The server does not have this text yet. */
  isUnsent: boolean;
}

const otherThan = (answer: string, other: string) => (other.trim() === "" || other === answer ? null : other);

/**
 * Decides which text is the newest. Unsent text from this device is newer than what the server confirmed to it. If the server had all text
 * from this device, a different text on the server was written later on another device.
 */
export function reconcile(server: string, kept: SavedAnswer | undefined): Reconciled {
  if (!kept || kept.answer === server) return { answer: server, other: null, isUnsent: false };
  if (kept.answer === kept.sent) return { answer: server, other: otherThan(server, kept.answer), isUnsent: false };
  const isOnlyOlder = server === kept.sent;
  return { answer: kept.answer, other: isOnlyOlder ? null : otherThan(kept.answer, server), isUnsent: true };
}
