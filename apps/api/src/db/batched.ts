import DataLoader from "dataloader";

/**
 * Combines the calls of one turn of the event loop into one query: under load many requests share a trip to the
 * database, and a single request does not wait. Nothing is cached.
 *
 * @param load Returns a value for each key, in their order. A failure fails every call of the batch; an error among
 * the values fails only its own key.
 * @param maxBatchSize More keys make another batch.
 * @param atOnce At most this many batches run at the same time; calls during that time form the next batch.
 */
export function batchCalls<K, V>(
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

/** For short statements or requests of many callers: while two of them run, calls collect for the next one. */
export const SHORT = { atOnce: 2 };
