import DataLoader from "dataloader";

/**
 * Combines what is asked within one turn of the event loop: under load many requests share a trip to the database, and a single
 * request waits for nothing. Nothing is cached.
 *
 * @param load Answers for each key, in their order. A failure fails all who asked with it; an error among the answers, its own key.
 * @param maxBatchSize More keys make another batch.
 * @param atOnce At most this many batches run at once; calls in the meantime form the next batch.
 */
export function batched<K, V>(
  load: (keys: readonly K[]) => Promise<readonly (V | Error)[]>,
  { maxBatchSize = 100, atOnce = Number.POSITIVE_INFINITY }: { maxBatchSize?: number; atOnce?: number } = {},
): (key: K) => Promise<V> {
  const ready: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < atOnce && ready.length > 0) {
      running += 1;
      ready.shift()?.();
    }
  };
  const run = async (keys: readonly K[]) => {
    try {
      return await load(keys);
    } finally {
      running -= 1;
      setImmediate(next);
    }
  };
  const batchScheduleFn = (start: () => void) => {
    ready.push(start);
    setImmediate(next);
  };
  const loader = new DataLoader<K, V>(run, { cache: false, maxBatchSize, batchScheduleFn });
  return (key) => loader.load(key);
}

/** For short statements of many requests: while two of them run, the next one collects. */
export const SHORT = { atOnce: 2 };
