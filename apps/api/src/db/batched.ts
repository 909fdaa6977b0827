/**
 * Puts together what is asked within one turn of the event loop: under load many requests share a trip to the database, and a
 * lone one waits for nothing.
 *
 * @param load Answers for each key, in their order. A failure fails all who asked with it.
 * @param most So many keys at once; more make another batch.
 */
export function batched<K, V>(load: (keys: readonly K[]) => Promise<readonly V[]>, most = 100): (key: K) => Promise<V> {
  interface Asked {
    key: K;
    resolve: (value: V) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Asked[] = [];

  async function flush(batch: readonly Asked[]) {
    try {
      const values = await load(batch.map(({ key }) => key));
      for (const [at, { resolve }] of batch.entries()) resolve(values[at] as V);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function flushAll() {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) void flush(all.slice(from, from + most));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flushAll);
      waiting.push({ key, resolve, reject });
    });
}
