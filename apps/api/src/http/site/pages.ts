import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { composePage, withHead } from "./content.ts";

/** A page, compressed once. */
interface ReadyPage {
  /** Which files it was made of. */
  key: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** "/" is index, "/a/b" is a__b: the name that a release gives the page's file. */
const fileOf = (pathname: string) => `${pathname.slice(1).replaceAll("/", "__") || "index"}.html`;

/** Reads a page and everything it is made of, and compresses it. */
function makePage(shellDir: string, file: string, finish: (page: string) => string): Omit<ReadyPage, "key"> {
  const text = (name: string) => readFileSync(path.join(shellDir, name), "utf8");
  const index = text("index.html");
  const page =
    file === path.join(shellDir, "index.html")
      ? index
      : composePage(index, readFileSync(file, "utf8"), text("content/base.css"), text("content/script"));
  const html = Buffer.from(finish(page));
  const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { html, br, gzip: gzipSync(html, { level: 9 }) };
}

/** Sends the copy of a page that the browser accepts. */
function sendPage(page: Omit<ReadyPage, "key">, request: FastifyRequest, reply: FastifyReply) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (encoding) reply.header("content-encoding", encoding);
  return reply.send(page[encoding ?? "html"]);
}

/** Sends a page that is made for this request; for one reader, gzip is enough. */
function sendOnce(page: string, request: FastifyRequest, reply: FastifyReply) {
  const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.send(isZipped ? gzipSync(page) : Buffer.from(page));
}

/**
 * The pages of a built site: the application, and the content pages of the shell and the parts, each from its own release;
 * `finish` puts into each what this installation sets.
 */
export function createPages(
  shellDir: string,
  releaseDirOf: (pathname: string) => string | undefined,
  finish: (page: string) => string,
) {
  const index = path.join(shellDir, "index.html");
  const ready = new Map<string, ReadyPage>();

  function readyPage(file: string): ReadyPage {
    // A new release of either has other files.
    const key = [file, index].map((one) => statSync(one).mtimeMs).join(" ");
    const known = ready.get(file);
    const page = known?.key === key ? known : { key, ...makePage(shellDir, file, finish) };
    ready.set(file, page);
    return page;
  }

  return {
    /** The file of the content page of this path, when a release has one. */
    contentOf(pathname: string): string | undefined {
      const file = path.join(releaseDirOf(pathname) ?? shellDir, "content", fileOf(pathname));
      return existsSync(file) ? file : undefined;
    },
    send: (file: string, request: FastifyRequest, reply: FastifyReply) => sendPage(readyPage(file), request, reply),
    /** The application's page; one with its own `head` is built per request. */
    sendApplication(request: FastifyRequest, reply: FastifyReply, head = "") {
      const page = readyPage(index);
      return head === ""
        ? sendPage(page, request, reply)
        : sendOnce(withHead(page.html.toString(), head), request, reply);
    },
  };
}
