import { REMOTE_CONTRACT } from "@dryrun/remote-kit/remote";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";

const loadRemote = jest.fn<(id: string) => Promise<unknown>>();
const registerRemotes = jest.fn();
let remotes: typeof import("./load.ts");
let list: typeof import("./list.ts");
beforeEach(async () => {
  jest.resetModules(); // each test begins without a list, and without loaded parts
  // Not `jest.mock`: swc does not move it above the imports when `jest` is imported from "@jest/globals".
  jest.doMock("@module-federation/enhanced/runtime", () => ({ loadRemote, registerRemotes }));
  remotes = await import("./load.ts");
  list = await import("./list.ts");
});

let count = 0;
const entry = () => {
  count += 1;
  const current = { version: "1.0.0", entry: `/remotes/part${count}/mf-manifest.json`, integrity: "sha384-x" };
  return { name: `part${count}`, owns: ["/student", "/other/deep"], current };
};
const remote = (contract = REMOTE_CONTRACT) => ({ default: { contract, name: "part", routes: [] } });

const manifest = {
  metaData: { remoteEntry: { name: "remoteEntry.1.js" } },
  exposes: [{ assets: { js: { sync: ["first.1.js"] }, css: { sync: ["first.1.css"] } } }],
};
const urlOf = (part: { name: string }, file: string) => `http://localhost/remotes/${part.name}/${file}`;
/** Returns the URLs that the page prefetches. */
const fetchedAhead = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href);
let fetched: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  jest.clearAllMocks();
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(manifest));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test("registers a failed part again under another URL, and loads it on the second try", async () => {
  const part = entry();
  loadRemote.mockRejectedValueOnce(new Error("404"));
  await expect(remotes.loadOnce(part)).rejects.toMatchObject({ message: "404", isLate: false });
  loadRemote.mockResolvedValueOnce(remote());
  await expect(remotes.loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
  const again = { name: part.name, entry: urlOf(part, "remoteEntry.1.js?retry=1") };
  expect(registerRemotes).toHaveBeenLastCalledWith([again], { force: true });
});

test("lets the browser check a part's manifest, and fetches its files in parallel with the entry", async () => {
  const part = entry();
  loadRemote.mockResolvedValueOnce(remote());
  await remotes.loadOnce(part);
  expect(fetched.mock.calls).toEqual([[new URL(urlOf(part, "mf-manifest.json")), { integrity: "sha384-x" }]]);
  expect(registerRemotes).toHaveBeenCalledWith([{ name: part.name, entry: urlOf(part, "remoteEntry.1.js") }], {
    force: false,
  });
  expect(fetchedAhead("preload")).toEqual([urlOf(part, "first.1.js"), urlOf(part, "first.1.css")]);
});

test.each([
  ["is not there", () => new Response("gone", { status: 404 }), "HTTP 404"],
  ["is a page in HTML", () => new Response("<!doctype html>"), "JSON"],
  ["is something else in JSON", () => Response.json({ message: "Not found." }), "undefined"],
])("refuses a part whose manifest %s, and loads it when the manifest is back", async (_, answer, message) => {
  const part = entry();
  fetched.mockImplementationOnce(async () => answer());
  await expect(remotes.loadOnce(part)).rejects.toThrow(message);
  expect(loadRemote).not.toHaveBeenCalled();
  loadRemote.mockResolvedValueOnce(remote());
  await expect(remotes.loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
  expect(String(fetched.mock.lastCall?.[0])).toBe(urlOf(part, "mf-manifest.json?retry=1"));
});

test("loads a part once for any number of navigations", async () => {
  const part = entry();
  loadRemote.mockResolvedValue(remote());
  await Promise.all([remotes.loadOnce(part), remotes.loadOnce(part), remotes.loadOnce(part)]);
  expect(loadRemote).toHaveBeenCalledTimes(1);
});

test("refuses a part that needs another shell", async () => {
  loadRemote.mockResolvedValueOnce(remote(REMOTE_CONTRACT + 1));
  await expect(remotes.loadOnce(entry())).rejects.toThrow("needs another version of the shell");
});

test("refuses a part that exports nothing", async () => {
  loadRemote.mockResolvedValueOnce(null);
  await expect(remotes.loadOnce(entry())).rejects.toThrow("is missing");
});

const silent = () => new Promise<never>(() => {});
test.each([
  ["part", () => loadRemote.mockImplementationOnce(silent)],
  ["manifest", () => fetched.mockImplementationOnce(silent)],
])("gives up a silent %s after 15 s, and requests it again", async (_, fallSilent) => {
  jest.useFakeTimers();
  const part = entry();
  fallSilent();
  const message = expect.stringContaining("did not answer in 15 s");
  const loading = expect(remotes.loadOnce(part)).rejects.toMatchObject({ message, isLate: true });
  await jest.advanceTimersByTimeAsync(15_000);
  await loading;
  loadRemote.mockResolvedValueOnce(remote());
  await expect(remotes.loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
});

test.each([
  ["/student", true],
  ["/student/jobs/1", true],
  ["/other/deep/x", true],
  ["/students", false],
  ["/other", false],
])("finds the owner of %s: %s", (path, isFound) => {
  expect(remotes.ownerOf([entry()], path) !== undefined).toBe(isFound);
});

describe("prefetching", () => {
  const saveData = (connection: { saveData: boolean } | undefined) =>
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  afterEach(() => void saveData(undefined));

  test("fetches a part's first files when the browser is idle, and its manifest once for both", async () => {
    const part = entry();
    await remotes.prefetch(part);
    const files = ["remoteEntry.1.js", "first.1.js", "first.1.css"];
    expect(fetchedAhead("prefetch")).toEqual(files.map((file) => urlOf(part, file)));
    loadRemote.mockResolvedValueOnce(remote());
    await remotes.loadOnce(part);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("fetches nothing under Save-Data", async () => {
    saveData({ saveData: true });
    await remotes.prefetch(entry());
    expect(fetched).not.toHaveBeenCalled();
    expect(fetchedAhead("prefetch")).toEqual([]);
  });

  test("leaves failures to the page that needs the files", async () => {
    const part = entry();
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    await remotes.prefetch(part);
    loadRemote.mockResolvedValueOnce(remote());
    await expect(remotes.loadOnce(part)).resolves.toMatchObject({ contract: REMOTE_CONTRACT });
  });
});

describe("the list of parts", () => {
  const answer = (body: string, status = 200) => fetched.mockImplementation(async () => new Response(body, { status }));

  test.each([
    ["an error", "", 500, "HTTP 500"],
    ["a page in HTML", "<!doctype html>", 200, "JSON"],
    ["a list with a hole", "[null]", 200, "not a list of parts"],
    ["a part without a release", '[{"name":"student","owns":["/student"]}]', 200, "not a list of parts"],
  ])("rejects when it is %s", async (_, body, status, message) => {
    answer(body, status);
    await expect(list.loadEntries()).rejects.toThrow(message);
  });

  test("rejects when no answer comes", async () => {
    const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("late")));
    fetched.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return silent();
    });
    await expect(list.loadEntries()).rejects.toThrow("late");
    expect(limit).toHaveBeenCalledWith(10_000);
  });

  test("is requested again after a failure, and then only once", async () => {
    answer("", 500);
    await expect(list.loadEntries()).rejects.toThrow();
    const inDevelopment = { name: "college", owns: ["/college"], current: { ...entry().current, integrity: "" } };
    const parts = [entry(), inDevelopment];
    answer(JSON.stringify(parts));
    expect(list.knownEntries()).toEqual([]);
    expect(await list.loadEntries()).toEqual(parts);
    expect(await list.loadEntries()).toBe(list.knownEntries());
    expect(fetched).toHaveBeenCalledTimes(2); // the failed request, and the successful one
  });
});
