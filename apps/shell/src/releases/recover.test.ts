import type { PartEntry } from "@dryrun/domain/system/releases";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { PartFault } from "./load.ts";
import { brokenFiles, fallsBack, openDocument, startAgain } from "./recover.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({ loadRemote: () => {}, registerRemotes: () => {} }));

const release = (version: string) => ({ version, entry: `/remotes/student/${version}/m.json`, integrity: "x" });
const entry: PartEntry = { name: "student", owns: ["/student"], current: release("two"), previous: release("one") };
const fault = (files: string[] = []) => new PartFault(new Error("HTTP 500"), entry.current, files);
const { signal } = new AbortController();
let fetched: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test("falls back once, and reports part and release of the failure", async () => {
  expect(await fallsBack(entry, fault(), signal)).toBe(true);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.keepalive]).toEqual(["/api/client-errors", "POST", true]);
  expect(JSON.parse(String(init?.body))).toEqual({
    part: "student",
    version: "two",
    message: "HTTP 500; fell back",
    requestId: "",
  });
  expect(await fallsBack(entry, fault(), signal)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("does not fall back without a network, from a page with unsaved data, or for a fault outside of parts", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await fallsBack(entry, fault(), signal)).toBe(false);
  online.mockReturnValue(true);
  const hold = (event: Event) => event.preventDefault();
  addEventListener("dryrun:is-page-held", hold);
  expect(await fallsBack(entry, fault(), signal)).toBe(false);
  removeEventListener("dryrun:is-page-held", hold);
  expect(await fallsBack(entry, new Error("remotes.json: HTTP 500"), signal)).toBe(false);
  expect(await fallsBack(entry, fault(), signal)).toBe(true);
});

test("does not fall back because a release is late", async () => {
  const late = Object.assign(new Error("did not answer"), { name: "TimeoutError" });
  expect(await fallsBack(entry, new PartFault(late, entry.current, ["/e.js"]), signal)).toBe(false);
  expect([fetched.mock.calls, sessionStorage.length]).toEqual([[], 0]);
});

test("bypasses the caches for the failed files before it falls back, unless the person has moved on", async () => {
  const left = new AbortController();
  fetched.mockImplementationOnce(async () => {
    left.abort();
    throw new TypeError("offline");
  });
  expect(await fallsBack(entry, fault(["/e.js"]), left.signal)).toBe(false);
  expect(sessionStorage.length).toBe(0);
  fetched.mockClear();
  expect(await fallsBack(entry, fault(["/e.js"]), signal)).toBe(true);
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    ["/e.js", "reload"],
    ["/api/client-errors", undefined],
  ]);
});

test.each([
  ["a manifest that did not come", fault(), undefined],
  ["code of a part", fault(["/e.js"]), ["/e.js"]],
  ["a chunk of scripts", Object.assign(new Error("x"), { name: "ChunkLoadError", request: "/p.js" }), ["/p.js"]],
  [
    "a chunk of styles",
    Object.assign(new Error("x"), { code: "CSS_CHUNK_LOAD_FAILED", request: "/p.css" }),
    ["/p.css"],
  ],
  ["a page that throws", new TypeError("x"), undefined],
  ["nothing", null, undefined],
  ["a text", "x", undefined],
])("names the files of %s", (_, error, files) => {
  expect(brokenFiles(error)).toEqual(files);
});

test("reloads the document after the files were fetched past the cache, successfully or not", async () => {
  const page = { reload: jest.fn() };
  fetched.mockRejectedValueOnce(new TypeError("offline"));
  await startAgain(["/a.js", "/b.js"], page);
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
    ["/a.js", "reload"],
    ["/b.js", "reload"],
  ]);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test("opens another address, and reloads the one that the document already has", () => {
  const page = { href: "http://localhost/login?a=1", assign: jest.fn(), reload: jest.fn() };
  openDocument({ pathname: "/student", search: "", hash: "" }, page);
  expect([page.assign.mock.calls, page.reload.mock.calls]).toEqual([[["http://localhost/student"]], []]);
  openDocument({ pathname: "/login", search: "?a=1", hash: "" }, page);
  expect(page.reload).toHaveBeenCalledTimes(1);
});
