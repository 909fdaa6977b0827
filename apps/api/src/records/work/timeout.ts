import { SECOND_MS } from "@dryrun/domain/time";

const TIMEOUT_MS = 3 * SECOND_MS;

/** Resolves to the result of the work, or to `otherwise` if it fails or takes longer than 3 s. */
export function withTimeout<T>(work: Promise<T>, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), TIMEOUT_MS);
  });
  return Promise.race([work.catch(otherwise), late]).finally(() => clearTimeout(timer));
}

/** Lets callers share a running check, so that probes do not add queries to a database that hangs. */
export function shareRunningCall<T>(ask: () => Promise<T>, otherwise: () => T): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    if (!answer) {
      const work = ask().finally(() => {
        answer = undefined;
      });
      answer = withTimeout(work, otherwise);
    }
    return answer;
  };
}
