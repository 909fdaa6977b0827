import { AsyncLocalStorage } from "node:async_hooks";

/** Whether the running request may read data that is a second old; unset outside of requests, which may not. */
const reading = new AsyncLocalStorage<true>();

/** Runs a request that only reads, of a browser that has changed nothing in the last seconds. */
export const readingOld = (run: () => void): void => reading.run(true, run);

/** Whether the caller accepts data that is a second old. */
export const mayBeOld = (): boolean => reading.getStore() ?? false;

/**
 * Makes the same function for either database: loaders that batch reads of several callers must not mix callers that
 * accept old data with callers that do not.
 */
export const byCaller =
  <A extends unknown[], R>(fresh: (...args: A) => R, old: (...args: A) => R) =>
  (...args: A): R =>
    mayBeOld() ? old(...args) : fresh(...args);
