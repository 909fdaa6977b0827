import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { knownEntries, loadEntries, onEntries } from "./list.ts";
import { watchEntries } from "./watch.ts";

const listOf = (version: string) => [
  {
    name: "student",
    owns: ["/student"],
    current: { version, entry: `/remotes/student/${version}/m.json`, integrity: "x" },
  },
];
let answer: () => Response;
let fetched: jest.SpiedFunction<typeof fetch>;
let stop: () => void;
const version = () => knownEntries()[0]?.current.version;
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  jest.useFakeTimers();
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
  answer = () => Response.json(listOf("one"));
  stop = watchEntries();
  await loadEntries();
  fetched.mockClear();
});
afterEach(async () => {
  answer = () => Response.json(listOf("one"));
  await jest.advanceTimersByTimeAsync(60_000); // the list persists between tests: back to the first version
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("detects a release within a minute", async () => {
  answer = () => Response.json(listOf("two"));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(version()).toBe("one");
  await jest.advanceTimersByTimeAsync(1000);
  expect(version()).toBe("two");
  expect((await loadEntries())[0]?.current.version).toBe("two");
});

test("detects a release when the person returns to the page, with one request", async () => {
  answer = () => Response.json(listOf("two"));
  dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(version()).toBe("two");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("requests nothing while the page is hidden", async () => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await jest.advanceTimersByTimeAsync(180_000);
  expect(fetched).not.toHaveBeenCalled();
});

test("does not notify when nothing has changed", async () => {
  const listener = jest.fn();
  const leave = onEntries(listener);
  const before = knownEntries();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
  expect(knownEntries()).toBe(before);
  leave();
});

test.each([
  ["is broken", () => new Response('[{"name":')],
  ["has another form than this shell knows", () => Response.json({ format: 2, parts: [] })],
  [
    "does not come",
    () => {
      throw new TypeError("offline");
    },
  ],
])("keeps the previous list when a later one %s", async (_, broken) => {
  answer = broken;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(version()).toBe("one");
  expect((await loadEntries())[0]?.current.version).toBe("one");
  answer = () => Response.json(listOf("two"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(version()).toBe("two");
});
