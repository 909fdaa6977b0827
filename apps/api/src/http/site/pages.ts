import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { composePage, withHead, withPrerendered } from "./content.ts";
import type { ComposedPage } from "./prerendered.ts";

/** The maximum number of compressed pages in the cache: enough for all pages of some releases. */
const MAX_PAGES = 200;

/** A page, compressed once. */
interface ReadyPage {
  /** Identifies the source files. */
  key: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** "/" becomes index, "/a/b" becomes a__b: the name of the page's file in a release. */
const fileOf = (pathname: string) => `${pathname.slice(1).replaceAll("/", "__") || "index"}.html`;

/**
 * Returns the content page's file for this path, if the release in this folder has one. Pages in `plain` are for addresses
 * without a search: with one they look different.
 */
export function contentOf(pathname: string, hasSearch: boolean, releaseDir: string): string | undefined {
  const folders = hasSearch ? ["content"] : ["content", "content/plain"];
  return folders.map((folder) => path.join(releaseDir, folder, fileOf(pathname))).find((file) => existsSync(file));
}

/**
 * The source of a page in addition to the shell's: a content page's file, or a prerendered page; neither for a page of the
 * application.
 */
interface Source {
  shellDir: string;
  file?: string;
  page?: ComposedPage | undefined;
}

function compose({ shellDir, file, page }: Source): string {
  const text = (name: string) => readFileSync(path.join(shellDir, name), "utf8");
  const index = text("index.html");
  if (file) return composePage(index, readFileSync(file, "utf8"), text("content/base.css"), text("content/script"));
  return page ? withPrerendered(index, page, text("content/base.css")) : index;
}

function compress(page: string): Omit<ReadyPage, "key"> {
  const html = Buffer.from(page);
  const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { html, br, gzip: gzipSync(html, { level: 9 }) };
}

/** Sends the page in an encoding that the browser accepts. */
function sendPage(page: Omit<ReadyPage, "key">, request: FastifyRequest, reply: FastifyReply) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(page[encoding ?? "html"]);
}

/** Sends a page made for this request; for one reader, gzip is enough. */
function sendOnce(page: string, request: FastifyRequest, reply: FastifyReply) {
  const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.send(isZipped ? gzipSync(page) : Buffer.from(page));
}

/**
 * Serves the pages of a built site: the application, and the content pages of the shell and the parts, each from its
 * own release. `finish` adds this installation's settings and the maintenance bar.
 */
export function createPages(finish: (page: string, bar: string | null) => string, barText: () => string | null) {
  const ready = new LRUCache<string, ReadyPage>({ max: MAX_PAGES });

  function readyPage(source: Source): ReadyPage {
    const index = path.join(source.shellDir, "index.html");
    const { file = index, page } = source;
    const releases = page?.releases.map(({ entry }) => entry).join(" ");
    // A new release of either has other files.
    const bar = barText();
    const key = [source.shellDir, releases, bar, ...[file, index].map((one) => statSync(one).mtimeMs)].join(" ");
    const name = [source.shellDir, releases, page?.at ?? file].join(" ");
    const cached = ready.get(name);
    const composed = cached?.key === key ? cached : { key, ...compress(finish(compose(source), bar)) };
    ready.set(name, composed);
    return composed;
  }

  return {
    /** Sends a content page, or the application's page with the prerendered page of a part's page. */
    send: (source: Source, request: FastifyRequest, reply: FastifyReply) => sendPage(readyPage(source), request, reply),
    /** Sends the application's page with its own `head`, which is built per request. */
    sendWithHead: (source: Source, request: FastifyRequest, reply: FastifyReply, head: string) =>
      sendOnce(withHead(readyPage(source).html.toString(), head), request, reply),
  };
}
