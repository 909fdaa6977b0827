import { REMOTE_CONTRACT } from "@dryrun/remote-kit/remote";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
const registerRemotes = jest.fn();
const preloadRemote = jest.fn<() => Promise<void>>(() => Promise.resolve());
jest.unstable_mockModule("@module-federation/enhanced/runtime", () => ({
  loadRemote,
  registerRemotes,
  preloadRemote,
  registerPlugins: jest.fn(),
}));
const { fetchEntries, loadOnce, ownerOf, prefetch } = await import("./remotes.ts");

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

test("a failed part is registered anew under another URL, and comes on the second try", async () => {
  const part = entry();
  loadRemote.mockRejectedValueOnce(new Error("404"));
  await expect(loadOnce(part)).rejects.toThrow("404");
  loadRemote.mockResolvedValueOnce(remote());
  await expect(loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
  const url = `http://localhost${part.current.entry}?retry=1`;
  expect(registerRemotes).toHaveBeenLastCalledWith([{ name: part.name, entry: url }], { force: true });
});

test("a part is loaded once for any number of navigations", async () => {
  const part = entry();
  loadRemote.mockResolvedValue(remote());
  await Promise.all([loadOnce(part), loadOnce(part), loadOnce(part)]);
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test("a part that needs another shell is refused", async () => {
  loadRemote.mockResolvedValueOnce(remote(REMOTE_CONTRACT + 1));
  await expect(loadOnce(entry())).rejects.toThrow("needs another version of the shell");
});

test("a part that exports nothing is refused", async () => {
  loadRemote.mockResolvedValueOnce(null);
  await expect(loadOnce(entry())).rejects.toThrow("is missing");
});

test("a silent part is given up after 15 s", async () => {
  jest.useFakeTimers();
  loadRemote.mockReturnValueOnce(new Promise(() => {}));
  const loading = expect(loadOnce(entry())).rejects.toThrow("did not answer in 15 s");
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
  expect(ownerOf([entry()], path) !== undefined).toBe(isFound);
});

test("nothing is prefetched under Save-Data", () => {
  prefetch("student");
  expect(preloadRemote).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  prefetch("student");
  expect(preloadRemote).toHaveBeenCalledTimes(1);
  Object.defineProperty(navigator, "connection", { value: undefined, configurable: true });
});

test("a list that cannot be had is a rejection, so that the shell's own pages still work", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 503 }));
  await expect(fetchEntries()).rejects.toThrow("HTTP 503");
  fetched.mockRestore();
});
