import { SECOND_MS } from "@dryrun/domain/time";

/** Not every pooler passes NOTIFY on, so changes are also polled at this interval, in milliseconds. */
const POLL_MS = SECOND_MS;

/**
 * Runs `step` repeatedly, never two at a time. `now` resolves when a step that began after the call has ended. Of
 * consecutive faults only the first is reported.
 */
export function createSteps(step: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isFailing = false;

  async function attempt(): Promise<void> {
    try {
      await step();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  }
  async function one(): Promise<void> {
    await running;
    next = null;
    running = attempt();
    await running;
  }
  const now = () => (next ??= one());
  function later(): void {
    timer = setTimeout(() => void now().then(() => isRunning && later()), POLL_MS).unref();
  }
  return {
    now,
    start() {
      isRunning = true;
      later();
    },
    async stop() {
      isRunning = false;
      clearTimeout(timer);
      await next;
      await running;
    },
  };
}
