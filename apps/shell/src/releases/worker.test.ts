import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { beforeEach, expect, test } from "@jest/globals";

const SOURCE = readFileSync(path.resolve(import.meta.dirname, "../../public/sw.js"), "utf8");
const ORIGIN = "https://dryrun.example";

interface Asked {
  url: string;
  method?: string;
  mode?: string;
  destination?: string;
  cache?: string;
}
type Answer = { body: string; status: number; type: string; clone(): Answer; headers: { get(name: string): string } };
let network: Map<string, Partial<Answer> & { contentType?: string }>;
let fetched: string[];
let caches: Map<string, Map<string, Answer>>;
let listeners: Record<string, (event: object) => void>;

const answerOf = ({ body = "", status = 200, type = "basic", contentType = "text/javascript" }): Answer => ({
  body,
  status,
  type,
  headers: { get: () => contentType },
  clone: () => answerOf({ body, status, type, contentType }),
});
const keyOf = (key: string | Asked) => (typeof key === "string" ? key : key.url);
const cacheOf = (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Answer>();
  caches.set(name, entries);
  return {
    match: async (key: string | Asked) => entries.get(keyOf(key)),
    put: async (key: string, answer: Answer) => void entries.set(keyOf(key), answer),
    keys: async () => [...entries.keys()],
    delete: async (key: string) => entries.delete(keyOf(key)),
    addAll: async (asked: Asked[]) => {
      for (const { url } of asked) entries.set(url, answerOf({ body: `kept ${url}` }));
    },
  };
};

beforeEach(async () => {
  [network, fetched, caches, listeners] = [new Map(), [], new Map(), {}];
  const context = {
    URL,
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (key: string) => [...caches.values()].map((one) => one.get(key)).find(Boolean),
    },
    fetch: async ({ url }: Asked) => {
      fetched.push(url.replace(ORIGIN, ""));
      const answer = network.get(url.replace(ORIGIN, ""));
      if (!answer) throw new TypeError("offline");
      return answerOf(answer);
    },
    self: {
      location: { origin: ORIGIN },
      addEventListener: (name: string, listener: (event: object) => void) =>
        Object.assign(listeners, { [name]: listener }),
      skipWaiting: () => {},
      clients: { claim: async () => {} },
    },
  };
  vm.runInNewContext(SOURCE, context);
  await happens("install");
});

async function happens(name: string, more: object = {}) {
  const work: Promise<unknown>[] = [];
  listeners[name]?.({ ...more, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}
/** Returns the worker's answer; undefined if it leaves the request to the browser. */
async function ask(url: string, more: Partial<Asked> = {}): Promise<string | undefined> {
  let answer: Promise<Answer> | undefined;
  const request = { url: url.startsWith("/") ? ORIGIN + url : url, method: "GET", mode: "no-cors", ...more };
  const respondWith = (one: Promise<Answer>) => {
    answer = one;
  };
  const work: Promise<unknown>[] = [];
  listeners.fetch?.({ request, respondWith, waitUntil: (one: Promise<unknown>) => work.push(one) });
  const body = (await answer)?.body;
  await Promise.all(work);
  return body;
}

test("fetches a file with a hash in its name once, for all releases", async () => {
  network.set("/remotes/student/v1/page.0123456789.js", { body: "page" });
  expect(await ask("/remotes/student/v1/page.0123456789.js")).toBe("page");
  network.clear();
  expect(await ask("/remotes/student/v1/page.0123456789.js")).toBe("page");
  expect(await ask("/remotes/student/v2/page.0123456789.js")).toBe("page");
  expect(fetched).toHaveLength(1);
});

test("caches the room's engines after their first use, and their worker by its whole address", async () => {
  const worker = "/remotes/student/v1/workers/run.0123456789.js";
  network.set(worker, { body: "run" });
  network.set("/remotes/student/v1/workers/sql.0123456789.wasm", { body: "sql", contentType: "application/wasm" });
  await ask(worker, { destination: "worker" });
  await ask("/remotes/student/v1/workers/sql.0123456789.wasm");
  network.clear();
  expect(await ask(worker, { destination: "worker" })).toBe("run");
  expect(await ask("/remotes/student/v1/workers/sql.0123456789.wasm")).toBe("sql");
  await expect(ask("/remotes/student/v2/workers/run.0123456789.js", { destination: "worker" })).rejects.toThrow(
    "offline",
  );
});

test.each(["/remotes.json", "/remotes/student/v1/mf-manifest.json", "/api/jobs", "/manifest.webmanifest", "/sw.js"])(
  "leaves %s to the network",
  async (url) => {
    expect(await ask(url)).toBeUndefined();
  },
);
test("leaves requests other than GET, and requests to other sites, to the network", async () => {
  expect(await ask("/a.0123456789.js", { method: "POST" })).toBeUndefined();
  expect(await ask("https://other.example/a.0123456789.js")).toBeUndefined();
});

test("loads a page from the network each time, and shows the offline page without one", async () => {
  network.set("/student/jobs", { body: "new page" });
  expect(await ask("/student/jobs", { mode: "navigate" })).toBe("new page");
  network.set("/student/jobs", { body: "after a rollback" });
  expect(await ask("/student/jobs", { mode: "navigate" })).toBe("after a rollback");
  network.set("/student/jobs", { body: "out of order", status: 503 });
  expect(await ask("/student/jobs", { mode: "navigate" })).toBe("out of order");
  network.clear();
  expect(await ask("/student/jobs", { mode: "navigate" })).toBe("kept /offline.html");
});

test("loads the files of the offline page from the network, and from the cache without one", async () => {
  network.set("/mark.svg", { body: "new mark" });
  expect(await ask("/mark.svg")).toBe("new mark");
  network.clear();
  expect(await ask("/mark.svg")).toBe("kept /mark.svg");
});

test("Try again on the offline page keeps the address with its search", () => {
  const page = readFileSync(path.resolve(import.meta.dirname, "../../public/offline.html"), "utf8");
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? "";
  history.replaceState(null, "", "/student/jobs?page=2");
  expect(document.querySelector("a")?.href).toBe(location.href);
});

test("caches no error and no page instead of a file, and bypasses the cache on request", async () => {
  const file = "/a.0123456789.js";
  network.set(file, { body: "gone", status: 404 });
  expect(await ask(file)).toBe("gone");
  network.set(file, { body: "<html>", contentType: "text/html; charset=utf-8" });
  expect(await ask(file)).toBe("<html>");
  network.set(file, { body: "broken" });
  expect(await ask(file)).toBe("broken");
  network.set(file, { body: "right" });
  expect(await ask(file, { cache: "reload" })).toBe("right");
  network.clear();
  expect(await ask(file)).toBe("right");
});

test("removes the oldest cached files, and the caches of former workers", async () => {
  for (let index = 0; index < 602; index++) {
    const file = `/f.${String(index).padStart(8, "0")}.js`;
    network.set(file, { body: String(index) });
    await ask(file);
  }
  expect([...(caches.get("files-1")?.keys() ?? [])].at(0)).toBe(`${ORIGIN}/f.00000002.js`);
  caches.set("files-0", new Map());
  await happens("activate");
  expect([...caches.keys()].sort()).toEqual(["files-1", "offline-1"]);
});
