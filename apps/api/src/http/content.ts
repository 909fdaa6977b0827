import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A page as it is sent, compressed once. */
interface ReadyPage {
  /** Which files it was made of. */
  key: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** "/" is index, "/a/b" is a__b: the name that a release gives the page's file. */
const fileOf = (pathname: string) => `${pathname.slice(1).replaceAll("/", "__") || "index"}.html`;

const MARK = "<!--body-->";
const SCRIPT = /<script defer src="([^"]+)"><\/script>/g;
const STYLE = /<link href="([^"]+\.css)" rel="stylesheet">/g;
const sources = (page: string, tag: RegExp) => [...page.matchAll(tag)].flatMap(([, source]) => source ?? []);

/**
 * Puts a content page into the shell's current page: its head and body instead of the application, which the page's one
 * script fetches when the browser is idle. A part's page never holds the shell's hashed names, so both are released alone.
 */
export function composePage(shellPage: string, fragment: string, base: string, script: string): string {
  const [head = "", body = ""] = fragment.split(MARK);
  const app = JSON.stringify({ scripts: sources(shellPage, SCRIPT), styles: sources(shellPage, STYLE) });
  return shellPage
    .replaceAll(SCRIPT, "")
    .replaceAll(STYLE, "")
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<noscript>.*<\/noscript>/, "")
    .replace("</head>", () => `<style>${base}</style>${head.trim()}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body.trim()}</div>` +
        `<script type="application/json" id="app-files">${app}</script><script defer src="${script}"></script>`,
    );
}

/** The content pages of a built site: the shell's and the parts', each from its own release. */
export function createContent(shellDir: string, releaseDirOf: (pathname: string) => string | undefined) {
  const ready = new Map<string, ReadyPage>();

  function make(file: string, key: string): ReadyPage {
    const shellPage = readFileSync(path.join(shellDir, "index.html"), "utf8");
    const base = readFileSync(path.join(shellDir, "content/base.css"), "utf8");
    const script = readFileSync(path.join(shellDir, "content/script"), "utf8");
    const html = Buffer.from(composePage(shellPage, readFileSync(file, "utf8"), base, script));
    const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { key, html, br, gzip: gzipSync(html, { level: 9 }) };
  }

  return {
    /** Sends the page of this path when a release has one. */
    send(pathname: string, request: FastifyRequest, reply: FastifyReply): boolean {
      const file = path.join(releaseDirOf(pathname) ?? shellDir, "content", fileOf(pathname));
      if (!existsSync(file)) return false;
      // A new release of either has other files.
      const key = [file, path.join(shellDir, "index.html")].map((one) => statSync(one).mtimeMs).join(" ");
      const known = ready.get(file);
      const page = known?.key === key ? known : make(file, key);
      ready.set(file, page);
      const accepted = request.headers["accept-encoding"] ?? "";
      const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
      reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
      if (encoding) reply.header("content-encoding", encoding);
      void reply.send(page[encoding ?? "html"]);
      return true;
    },
  };
}
