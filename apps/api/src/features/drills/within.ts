import { setTimeout } from "node:timers/promises";

/** Resolves to the result of `work`, or to undefined if it takes longer; it then continues. Rejects as `work` does. */
export async function orAfter<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = setTimeout(ms, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
}
