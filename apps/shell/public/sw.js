// The service worker. It keeps files whose name has their hash, and shows a page of its own without a network. Pages, lists,
// manifests and answers of the API always come from the network, so that it never undoes a rollback.
const FILES = "files-1";
const OFFLINE = "offline-1";
const OFFLINE_FILES = ["/offline.html", "/mark.svg"];
/** More than two whole releases; the files that were kept first go first. */
const MAX_FILES = 600;
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const NO_FILE = /^\/(api|dev)\//;

self.addEventListener("install", (event) => {
  const keep = async () =>
    (await caches.open(OFFLINE)).addAll(OFFLINE_FILES.map((url) => new Request(url, { cache: "reload" })));
  event.waitUntil(keep());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== FILES && name !== OFFLINE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/**
 * A file that two releases have in common is kept once: its name says what it holds. A worker's script finds its engines beside
 * itself, so it keeps its whole address.
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
  // Try again asks past every cache.
  const isFresh = request.cache === "reload" || request.cache === "no-store";
  const kept = isFresh ? undefined : await (await caches.open(FILES)).match(key);
  if (kept) return kept;
  const response = await fetch(request);
  // A disk that is full, or an answer that breaks off, leaves the file to the network.
  if (mayKeep(response)) event.waitUntil(keep(key, response.clone()).catch(() => {}));
  return response;
}

const fromNetwork = ({ request }, file = "/offline.html") =>
  fetch(request).catch(async (error) => {
    const offline = await caches.match(file);
    if (offline) return offline;
    throw error;
  });

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || NO_FILE.test(pathname)) return;
  if (mode === "navigate") event.respondWith(fromNetwork(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fromNetwork(event, pathname));
  else if (HASHED.test(pathname)) event.respondWith(fromCache(event));
});
