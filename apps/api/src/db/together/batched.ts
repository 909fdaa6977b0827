import DataLoader from "dataloader";

/**
 * Combines what is asked within one turn of the event loop: under load many requests share a trip to the database, and a single
 * request waits for nothing. Nothing is cached.
 *
 * @param load Answers for each key, in their order. A failure fails all who asked with it.
 * @param maxBatchSize More keys make another batch.
 */
export function batched<K, V>(
  load: (keys: readonly K[]) => Promise<readonly V[]>,
  maxBatchSize = 100,
): (key: K) => Promise<V> {
  const batchScheduleFn = (run: () => void) => void setImmediate(run);
  const loader = new DataLoader<K, V>((keys) => load(keys) as Promise<V[]>, {
    cache: false,
    maxBatchSize,
    batchScheduleFn,
  });
  return (key) => loader.load(key);
}
