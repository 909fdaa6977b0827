// The service worker. It caches files with a hash in their name, and shows its own page without a network. Pages, lists, manifests and
// answers of the API always come from the network, so that it never undoes a rollback.
const FILES = "files-1";
const OFFLINE = "offline-1";
const OFFLINE_FILES = ["/offline.html", "/mark.svg"];
/** More than the files of two releases; the oldest cached files are removed first. */
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

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || NO_FILE.test(pathname)) return;
  if (mode === "navigate") event.respondWith(fromNetwork(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fromNetwork(event, pathname));
  else if (HASHED.test(pathname)) event.respondWith(fromCache(event));
});
