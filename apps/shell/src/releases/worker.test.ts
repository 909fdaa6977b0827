import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { dropToken } from "@dryrun/auth/token-store";
import { beforeEach, describe, expect, test } from "@jest/globals";

const SOURCE = readFileSync(path.resolve(import.meta.dirname, "../../public/sw.js"), "utf8");
const ORIGIN = "https://dryrun.example";

interface Asked {
  url: string;
  method?: string;
  mode?: string;
  destination?: string;
  cache?: string;
  headers?: Headers;
}
interface Answer {
  body?: string;
  status?: number;
  contentType?: string;
}
let network: Map<string, Answer>;
let fetched: string[];
let caches: Map<string, Map<string, Response>>;
let listeners: Record<string, (event: object) => void>;

/** Returns an answer of this site; a response that a script makes would have the type "default". */
const answerOf = ({ body = "", status = 200, contentType = "text/javascript" }: Answer): Response =>
  asBasic(new Response(body, { status, headers: { "content-type": contentType } }));

function asBasic(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: "basic" },
    clone: { value: () => asBasic(clone()) },
  });
}
const keyOf = (key: string | Asked) => (typeof key === "string" ? key : key.url);
const cacheOf = (name: string) => {
  const entries = caches.get(name) ?? new Map<string, Response>();
  caches.set(name, entries);
  return {
    match: async (key: string | Asked) => entries.get(keyOf(key))?.clone(),
    put: async (key: string, answer: Response) => void entries.set(keyOf(key), answer),
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
    Headers,
    Response,
    atob,
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
    fetch: async (asked: Asked | string) => {
      const path = keyOf(asked).replace(ORIGIN, "");
      fetched.push(path);
      const answer = network.get(path);
      if (!answer) throw new TypeError("offline");
      return answerOf(answer);
    },
    self: {
      location: { origin: ORIGIN },
      addEventListener: (name: string, listener: (event: object) => void) =>
        Object.assign(listeners, { [name]: listener }),
      // Has no skipWaiting, so that a worker that calls it fails here.
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
  let answer: Promise<Response> | undefined;
  const own = { method: "GET", mode: "no-cors", headers: new Headers(), ...more };
  const request = { url: url.startsWith("/") ? ORIGIN + url : url, ...own };
  const respondWith = (one: Promise<Response>) => {
    answer = one;
  };
  const work: Promise<unknown>[] = [];
  listeners.fetch?.({ request, respondWith, waitUntil: (one: Promise<unknown>) => work.push(one) });
  const body = await (await answer)?.text();
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

test.each(["/api/jobs", "/api/courses", "/manifest.webmanifest", "/sw.js"])("leaves %s to the network", async (url) => {
  expect(await ask(url)).toBeUndefined();
});
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

describe("the course without a network", () => {
  const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`;
  const as = (sub: string) => ({ headers: new Headers({ authorization: `Bearer ${tokenOf(sub)}` }) });
  const JSON_TYPE = "application/json";
  const LESSON = "/api/course/lessons/null";
  const pagesKept = () =>
    [...(caches.get("course-1")?.keys() ?? [])].map((key) => key.replace(ORIGIN, "")).filter((key) => !/api/.test(key));

  beforeEach(() => {
    network.set("/course", { body: "course page", contentType: "text/html" });
    network.set("/api/auth/me", { body: '{"user":{"courseBought":true}}', contentType: JSON_TYPE });
    network.set(LESSON, { body: "lesson", contentType: JSON_TYPE });
    network.set("/remotes.json", { body: "list 1", contentType: JSON_TYPE });
    network.set("/remotes/student/v1/mf-manifest.json", { body: "manifest", contentType: JSON_TYPE });
  });

  test("shows the pages that were opened online", async () => {
    network.set("/course/sql/null", { body: "lesson page", contentType: "text/html" });
    const asked: [string, Partial<Asked>?][] = [
      ["/course/sql/null", { mode: "navigate" }],
      ["/remotes.json"],
      ["/remotes/student/v1/mf-manifest.json"],
      ["/api/auth/me", as("1")],
      [LESSON, as("1")],
    ];
    const online: unknown[] = [];
    for (const [url, more] of asked) online.push(await ask(url, more));
    network.clear();
    const offline: unknown[] = [];
    for (const [url, more] of asked) offline.push(await ask(url, more));
    expect(offline).toEqual(online);
    expect(offline).not.toContain(undefined);
    await expect(ask("/api/course/lessons/joins", as("1"))).rejects.toThrow("offline");
  });

  test("opens with the document of the course's home, or with the offline page if there is none", async () => {
    expect(await ask(LESSON, as("1"))).toBe("lesson");
    network.clear();
    expect(await ask("/course/sql/null?from=mail", { mode: "navigate" })).toBe("course page");
    caches.delete("course-1");
    expect(await ask("/course/sql/null", { mode: "navigate" })).toBe("kept /offline.html");
  });

  test("is read from the network whenever there is one", async () => {
    await ask(LESSON, as("1"));
    network.set(LESSON, { body: "corrected", contentType: JSON_TYPE });
    expect(await ask(LESSON, as("1"))).toBe("corrected");
    for (const status of [503, 429]) {
      network.set(LESSON, { body: "later", status });
      expect(await ask(LESSON, as("1"))).toBe("later");
    }
    network.clear();
    expect(await ask(LESSON, as("1"))).toBe("corrected");
  });

  test("belongs to one account", async () => {
    await ask(LESSON, as("1"));
    network.clear();
    await expect(ask(LESSON, as("2"))).rejects.toThrow("offline");
    await expect(ask(LESSON)).rejects.toThrow("offline");
    expect(await ask(LESSON, as("1"))).toBe("lesson");
  });

  test("is deleted when the access or the session ends", async () => {
    await ask(LESSON, as("1"));
    network.set(LESSON, { body: "no", status: 404 });
    await ask(LESSON, as("1"));
    network.delete(LESSON);
    await expect(ask(LESSON, as("1"))).rejects.toThrow("offline");
    network.set("/api/auth/me", { status: 401 });
    await ask("/api/auth/me", as("1"));
    expect(caches.has("course-1")).toBe(false);
  });

  test("keeps no account of a person without the course", async () => {
    network.set("/api/auth/me", { body: '{"user":{"courseBought":false}}', contentType: JSON_TYPE });
    await ask("/api/auth/me", as("1"));
    network.clear();
    await expect(ask("/api/auth/me", as("1"))).rejects.toThrow("offline");
  });

  test("keeps no page of an old release", async () => {
    await ask("/remotes.json");
    await ask(LESSON, as("1"));
    expect(pagesKept()).toContain("/course");
    await ask("/remotes.json");
    expect(pagesKept()).toContain("/course");
    network.set("/remotes.json", { body: "list 2", contentType: JSON_TYPE });
    await ask("/remotes.json");
    expect(pagesKept()).toEqual(["/remotes.json"]);
  });

  test("takes at most 5 MB, and removes the oldest copies", async () => {
    const large = "x".repeat(1024 * 1024);
    const lessons = Array.from({ length: 6 }, (_, number) => `/api/course/lessons/${number}`);
    for (const lesson of lessons) network.set(lesson, { body: large, contentType: JSON_TYPE });
    await Promise.all(lessons.map((lesson) => ask(lesson, as("1"))));
    network.clear();
    await expect(ask("/api/course/lessons/0", as("1"))).rejects.toThrow("offline");
    expect(await ask("/api/course/lessons/5", as("1"))).toBe(large);
  });

  test("is deleted at Logout", async () => {
    await ask(LESSON, as("1"));
    const deleteCopies = async (name: string) => caches.delete(name);
    Object.defineProperty(globalThis, "caches", { value: { delete: deleteCopies }, configurable: true });
    dropToken();
    Reflect.deleteProperty(globalThis, "caches");
    network.clear();
    await expect(ask(LESSON, as("1"))).rejects.toThrow("offline");
  });
});
