import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, it } from "@jest/globals";
import { createClock } from "./clock.ts";
import type { ThreadReport } from "./grading-task.ts";

let clock: ReturnType<typeof createClock>;
afterEach(() => clock.stop());

const report = (is: ThreadReport["is"], threadMs: number, usedMs = 0) => ({ is, threadId: 7, threadMs, usedMs });
const ended = () => new Promise<void>((end) => clock.signal.addEventListener("abort", () => end()));

it("does not end an answer whose thread gets no time on a busy machine", async () => {
  let requestCount = 0;
  clock = createClock({ limit: 10, threadMs: async () => 500 + Math.min(9, requestCount++) });
  clock.hear(report("begun", 500));
  while (requestCount < 12) await delay(20);
  expect(clock.signal.aborted).toBe(false);
});

it("ends an answer once its thread has used the time", async () => {
  const threadTimes: number[] = [];
  clock = createClock({
    limit: 10,
    threadMs: async (threadId) => {
      threadTimes.push(threadId);
      return threadTimes.length < 3 ? 509 : 510;
    },
  });
  clock.hear(report("begun", 500));
  await ended();
  expect(threadTimes).toEqual([7, 7, 7]);
  expect(clock.hasBegun()).toBe(true);
});

it("does not count what a thread does while it is paused", async () => {
  let requestCount = 0;
  clock = createClock({ limit: 10, threadMs: async () => 9_004 + 0 * ++requestCount });
  clock.hear(report("begun", 500));
  clock.hear(report("paused", 505, 5));
  await delay(150);
  expect(requestCount).toBe(0);
  clock.hear(report("resumed", 9_000, 5));
  while (requestCount < 3) await delay(20);
  expect(clock.signal.aborted).toBe(false); // 5 before the pause and 4 after it
});

it("ends a task after the longest time, whether its thread never starts or its answer uses no processor time", async () => {
  clock = createClock({ limit: 10, threadMs: async () => 500, longestMs: 100 });
  await ended();
  expect(clock.hasBegun()).toBe(false);

  clock = createClock({ limit: 10, threadMs: async () => 500, longestMs: 100 });
  clock.hear(report("begun", 500));
  await ended();
  expect(clock.hasBegun()).toBe(true);
});

it("does not query a thread that has finished", async () => {
  let requestCount = 0;
  clock = createClock({ limit: 10, threadMs: async () => ++requestCount });
  clock.hear(report("begun", 500));
  clock.stop();
  await delay(150);
  expect(requestCount).toBe(0);
});
