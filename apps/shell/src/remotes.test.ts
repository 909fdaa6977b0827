import { REMOTE_CONTRACT } from "@dryrun/remote-kit/remote";
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
const registerRemotes = jest.fn();
const preloadRemote = jest.fn<() => Promise<void>>(() => Promise.resolve());
let remotes: typeof import("./remotes.ts");
beforeAll(async () => {
  // Not `jest.mock`: swc does not move it above the imports when `jest` is imported from "@jest/globals".
  jest.doMock("@module-federation/enhanced/runtime", () => ({
    loadRemote,
    registerRemotes,
    preloadRemote,
    registerPlugins: jest.fn(),
  }));
  remotes = await import("./remotes.ts");
});

let count = 0;
const entry = () => {
  count += 1;
  const current = { version: "1.0.0", entry: `/remotes/part${count}/mf-manifest.json`, integrity: "sha384-x" };
  return { name: `part${count}`, owns: ["/student", "/other/deep"], current };
};
const remote = (contract = REMOTE_CONTRACT) => ({ default: { contract, name: "part", routes: [] } });

beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(() => {
  jest.useRealTimers();
});

test("a failed part is registered again under another URL, and comes on the second try", async () => {
  const part = entry();
  loadRemote.mockRejectedValueOnce(new Error("404"));
  await expect(remotes.loadOnce(part)).rejects.toThrow("404");
  loadRemote.mockResolvedValueOnce(remote());
  await expect(remotes.loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
  const url = `http://localhost${part.current.entry}?retry=1`;
  expect(registerRemotes).toHaveBeenLastCalledWith([{ name: part.name, entry: url }], { force: true });
});

test("a part is loaded once for any number of navigations", async () => {
  const part = entry();
  loadRemote.mockResolvedValue(remote());
  await Promise.all([remotes.loadOnce(part), remotes.loadOnce(part), remotes.loadOnce(part)]);
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test("a part that needs another shell is refused", async () => {
  loadRemote.mockResolvedValueOnce(remote(REMOTE_CONTRACT + 1));
  await expect(remotes.loadOnce(entry())).rejects.toThrow("needs another version of the shell");
});

test("a part that exports nothing is refused", async () => {
  loadRemote.mockResolvedValueOnce(null);
  await expect(remotes.loadOnce(entry())).rejects.toThrow("is missing");
});

test("a silent part is given up after 15 s", async () => {
  jest.useFakeTimers();
  loadRemote.mockReturnValueOnce(new Promise(() => {}));
  const loading = expect(remotes.loadOnce(entry())).rejects.toThrow("did not answer in 15 s");
  await jest.advanceTimersByTimeAsync(15_000);
  await loading;
});

test.each([
  ["/student", true],
  ["/student/jobs/1", true],
  ["/other/deep/x", true],
  ["/students", false],
  ["/other", false],
])("the owner of %s is found: %s", (path, isFound) => {
  expect(remotes.ownerOf([entry()], path) !== undefined).toBe(isFound);
});

test("nothing is prefetched under Save-Data", () => {
  remotes.prefetch("student");
  expect(preloadRemote).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  remotes.prefetch("student");
  expect(preloadRemote).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
});

describe("the list of parts", () => {
  const answer = (body: string, status = 200) =>
    jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body, { status }));

  test.each([
    ["an error", "", 500, "HTTP 500"],
    ["a page that is not there", "", 404, "HTTP 404"],
    ["a page in HTML", "<!doctype html>", 200, "JSON"],
    ["nothing", "", 200, "JSON"],
    ["something else in JSON", '{"message":"Not found."}', 200, "not a list of parts"],
    ["a list with a hole", "[null]", 200, "not a list of parts"],
    ["a part without a release", '[{"name":"student","owns":["/student"]}]', 200, "not a list of parts"],
  ])("is a rejection when it is %s", async (_, body, status, message) => {
    answer(body, status);
    await expect(remotes.loadEntries()).rejects.toThrow(message);
    jest.restoreAllMocks();
  });

  test("is given up when no answer comes", async () => {
    const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("late")));
    const silent = jest.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Promise(() => {});
    });
    await expect(remotes.loadEntries()).rejects.toThrow("late");
    expect(limit).toHaveBeenCalledWith(10_000);
    silent.mockRestore();
    limit.mockRestore();
  });

  test("is asked for again after a failure, and once only after that", async () => {
    answer("", 500);
    await expect(remotes.loadEntries()).rejects.toThrow();
    const part = entry();
    const fetched = answer(JSON.stringify([part]));
    expect(remotes.knownEntries()).toEqual([]);
    expect(await remotes.loadEntries()).toEqual([part]);
    expect(await remotes.loadEntries()).toBe(remotes.knownEntries());
    expect(fetched.mock.calls).toHaveLength(2); // the failed request, and the successful one
    jest.restoreAllMocks();
  });
});
