import { AsyncLocalStorage } from "node:async_hooks";

/** Whether what runs now may read what is a second old; nothing outside of a request does. */
const reading = new AsyncLocalStorage<true>();

/** Runs a request that changes nothing, of somebody who has changed nothing in the last seconds. */
export const readingOld = (run: () => void): void => reading.run(true, run);

/** Whether a read may be a second old, for its caller's sake. */
export const mayBeOld = (): boolean => reading.getStore() ?? false;

/**
 * The same function on either database: loaders that batch what several callers ask must not mix those who may read what is old with
 * those who may not.
 */
export const byCaller =
  <A extends unknown[], R>(fresh: (...args: A) => R, old: (...args: A) => R) =>
  (...args: A): R =>
    mayBeOld() ? old(...args) : fresh(...args);
