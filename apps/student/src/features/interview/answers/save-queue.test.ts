import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { SavedAnswer } from "./pending-answers.ts";
import { createSaveQueue, type PutOutcome, type SaveState } from "./save-queue.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function makeQueue() {
  const sent: [number, string][] = [];
  const savedAnswers = new Map<number, SavedAnswer>();
  const states: SaveState[] = [];
  let outcome: PutOutcome = "saved";
  let isClosed = false;
  let canKeep = true;
  const queue = createSaveQueue({
    put: async (number, answer) => {
      sent.push([number, answer]);
      return outcome;
    },
    keep: async (number, value) => {
      savedAnswers.set(number, value);
      return canKeep;
    },
    onState: (state) => states.push(state),
    onClosed: () => {
      isClosed = true;
    },
  });
  return {
    queue,
    sent,
    kept: savedAnswers,
    now: () => states.at(-1),
    isClosed: () => isClosed,
    set: (next: PutOutcome) => {
      outcome = next;
    },
    refuseToKeep: () => {
      canKeep = false;
    },
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("sends once, 800 ms after the last key", async () => {
  const { queue, sent, now } = makeQueue();
  queue.write(1, "S");
  await pass(500);
  queue.write(1, "SE");
  await pass(799);
  expect(sent).toEqual([]);
  expect(now()?.kind).toBe("saving");
  await pass(1);
  expect(sent).toEqual([[1, "SE"]]);
  expect(now()).toMatchObject({ kind: "saved", pending: [] });
});

test("stores every key on the device before it is sent, and marks it when it was sent", async () => {
  const { queue, kept } = makeQueue();
  queue.open(2, "old");
  queue.write(2, "old and new");
  expect(kept.get(2)).toEqual({ answer: "old and new", sent: "old" });
  await pass(800);
  expect(kept.get(2)).toEqual({ answer: "old and new", sent: "old and new" });
});

test("reports being offline, retries after 1, 2, 4, 8, 15 s and never loses a key", async () => {
  const { queue, sent, now, set } = makeQueue();
  set("later");
  queue.write(1, "a");
  await pass(800);
  expect(now()).toMatchObject({ kind: "unsent", isKept: true, pending: [1] });
  for (const [index, wait] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
    await pass(wait - 1);
    expect(sent).toHaveLength(index + 1);
    await pass(1);
    expect(sent).toHaveLength(index + 2);
  }
  queue.write(1, "ab");
  queue.write(3, "c");
  set("saved");
  queue.flush(); // as the `online` event does
  await pass(0);
  expect(sent.slice(-2)).toEqual([
    [1, "ab"],
    [3, "c"],
  ]);
  expect(now()).toMatchObject({ kind: "saved", pending: [] });
});

test("sends a key typed while an older text is being sent after that text", async () => {
  const { queue, sent, now } = makeQueue();
  queue.write(1, "a");
  queue.flush();
  queue.write(1, "ab");
  await pass(0);
  expect(now()?.pending).toEqual([1]);
  await pass(800);
  expect(sent).toEqual([
    [1, "a"],
    [1, "ab"],
  ]);
  expect(now()?.kind).toBe("saved");
});

test("reports that the device cannot store the text either", async () => {
  const { queue, now, set, refuseToKeep } = makeQueue();
  refuseToKeep();
  set("later");
  queue.write(1, "a");
  await pass(800);
  expect(now()).toMatchObject({ kind: "unsent", isKept: false });
});

test("returns unsent text, and stops when the interview is closed", async () => {
  const { queue, sent, set, isClosed } = makeQueue();
  queue.write(4, "mine");
  expect(queue.unsent()).toEqual([{ number: 4, answer: "mine" }]);
  set("closed");
  queue.flush();
  await pass(0);
  expect(isClosed()).toBe(true);
  queue.write(4, "more");
  await pass(60_000);
  expect(sent).toHaveLength(1);
});
