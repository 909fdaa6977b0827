// The service worker. It caches files with a hash in their name, and shows its own page without a network. Pages, lists, manifests and
// answers of the API always come from the network, so that it never undoes a rollback. Without a network, what was opened of the course is
// read from copies.
const FILES = "files-1";
const OFFLINE = "offline-1";
const COURSE = "course-1"; // also in packages/auth/src/token-store.ts, which deletes it at the end of a session
const OFFLINE_FILES = ["/offline.html", "/mark.svg"];
/** More than the files of two releases; the oldest cached files are removed first. */
const MAX_FILES = 600;
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const NO_FILE = /^\/(api|dev)\//;

const MAX_COURSE_BYTES = 5 * 1024 * 1024;
const COURSE_HOME = "/course";
const COURSE_PAGE = /^\/course(\/|$)/;
const COURSE_CALL = /^\/api\/course(\/|$)/;
const ACCOUNT = "/api/auth/me";
const LIST = "/remotes.json";
const MANIFEST = /^\/remotes\/[^/]+\/[^/]+\/mf-manifest\.json$/;
/** The access has ended, or there is no such page. */
const REFUSED = [401, 403, 404, 410];
/** The header of a copy with its size in bytes. */
const SIZE = "x-size";

self.addEventListener("install", (event) => {
  const keep = async () =>
    (await caches.open(OFFLINE)).addAll(OFFLINE_FILES.map((url) => new Request(url, { cache: "reload" })));
  // No skipWaiting: if a worker is replaced while it fetches a page, Chromium never finishes loading that page.
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => ![FILES, OFFLINE, COURSE].includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/**
 * Returns the cache key: the file's name, because its hash identifies the content, and releases share files. A worker's script loads its
 * engines from its own folder, so its key is the whole address.
 */
function keyOf({ url, destination }) {
  const { origin, pathname } = new URL(url);
  if (destination === "worker") return url;
  return origin + pathname.replace(/^(\/remotes\/[^/]+)\/[^/]+\//, "$1/");
}

const mayKeep = (response) =>
  response.status === 200 && response.type === "basic" && !response.headers.get("content-type")?.includes("text/html");

async function keep(key, response) {
  const cache = await caches.open(FILES);
  await cache.put(key, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_FILES)).map((one) => cache.delete(one)));
}

async function fromCache(event) {
  const { request } = event;
  const key = keyOf(request);
  // Try again bypasses every cache.
  const isFresh = request.cache === "reload" || request.cache === "no-store";
  const kept = isFresh ? undefined : await (await caches.open(FILES)).match(key);
  if (kept) return kept;
  const response = await fetch(request);
  // On a full disk, or if the answer breaks off, the file is not cached.
  if (mayKeep(response)) event.waitUntil(keep(key, response.clone()).catch(() => {}));
  return response;
}

const fromNetwork = ({ request }, file = "/offline.html") =>
  fetch(request).catch(async (error) => {
    const offline = await caches.match(file);
    if (offline) return offline;
    throw error;
  });

/** Whether a page of the course needs this: its pages and answers, the account, the list of parts, and their manifests. */
const isForCourse = (mode, pathname) =>
  mode === "navigate"
    ? COURSE_PAGE.test(pathname)
    : COURSE_CALL.test(pathname) || MANIFEST.test(pathname) || [ACCOUNT, LIST].includes(pathname);

/** Returns the id of the signed-in person from the token; empty without one. */
function personOf({ headers }) {
  const [, payload = ""] = (headers.get("authorization") ?? "").split(".");
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))).sub ?? "";
  } catch {
    return "";
  }
}

/** Returns the cache key of a copy. Answers of the API belong to a person. */
function courseKeyOf(request) {
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname}${pathname.startsWith("/api/") ? `?person=${personOf(request)}` : ""}`;
}

const homeKey = () => self.location.origin + COURSE_HOME;

/** Stores a copy as the newest one, and removes the oldest ones above the limit. */
async function putCopy(cache, key, response) {
  const body = await response.blob();
  const headers = new Headers(response.headers);
  headers.delete("content-encoding"); // the body is decoded
  headers.set(SIZE, String(body.size));
  await cache.delete(key);
  await cache.put(key, new Response(body, { headers }));
  const kept = await cache.keys();
  const copies = await Promise.all(kept.map((one) => cache.match(one)));
  const sizes = copies.map((one) => Number(one?.headers.get(SIZE) ?? 0));
  let total = sizes.reduce((sum, size) => sum + size, 0);
  for (const [index, one] of kept.entries()) {
    if (total <= MAX_COURSE_BYTES) break;
    await cache.delete(one);
    total -= sizes[index];
  }
}

/** Removes the copies of pages: after a release they would load files of the old one. */
async function removePages(cache) {
  for (const one of await cache.keys()) if (COURSE_PAGE.test(new URL(one.url ?? one).pathname)) await cache.delete(one);
}

/** Stores the document of the course's home. A page that was opened inside the application has no document of its own. */
async function keepHome(cache) {
  if (await cache.match(homeKey())) return;
  const page = await fetch(COURSE_HOME, { headers: { accept: "text/html" } });
  if (page.status === 200) await putCopy(cache, homeKey(), page);
}

/** Stores the answer as a copy. A refusal removes it, and the end of a session removes all. */
async function keepForCourse(request, response) {
  const { pathname } = new URL(request.url);
  const key = courseKeyOf(request);
  const { status } = response;
  if (pathname === ACCOUNT && status === 401) return caches.delete(COURSE);
  const cache = await caches.open(COURSE);
  if (REFUSED.includes(status)) return cache.delete(key);
  if (status !== 200 || response.type !== "basic") return;
  if (pathname === ACCOUNT && !(await response.clone().json()).user?.courseBought) return cache.delete(key);
  if (pathname === LIST) {
    const before = await cache.match(key);
    if (before && (await before.text()) !== (await response.clone().text())) await removePages(cache);
  }
  await putCopy(cache, key, response);
  if (COURSE_CALL.test(pathname)) await keepHome(cache);
}

/** Writes copies one after another, because each write checks the total size. */
let written = Promise.resolve();
function inTurn(write) {
  written = written.then(write).catch(() => {}); // on a full disk there is no copy
  return written;
}

async function fromNetworkOrCopy(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    const copy = response.clone();
    event.waitUntil(inTurn(() => keepForCourse(request, copy)));
    return response;
  } catch (error) {
    const cache = await caches.open(COURSE);
    const isPage = request.mode === "navigate";
    const copy =
      (await cache.match(courseKeyOf(request))) ??
      (isPage ? ((await cache.match(homeKey())) ?? (await caches.match("/offline.html"))) : undefined);
    if (copy) return copy;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (isForCourse(mode, pathname)) event.respondWith(fromNetworkOrCopy(event));
  else if (NO_FILE.test(pathname)) return;
  else if (mode === "navigate") event.respondWith(fromNetwork(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fromNetwork(event, pathname));
  else if (HASHED.test(pathname)) event.respondWith(fromCache(event));
});
