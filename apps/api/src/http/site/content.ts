import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type BrandSettings, DEFAULT_BRAND } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
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
const SCRIPT = /<script defer src="([^"<>]+)"><\/script>/g;
const STYLE = /<link href="([^"]+\.css)" rel="stylesheet">/g;
/** The base styles name the page's typeface first; the rupee sign's file waits for a price. */
const URLS = /url\(["']?(\/[^()"']+)["']?\)/g;
const sources = (page: string, tag: RegExp) => [...page.matchAll(tag)].flatMap(([, source]) => source ?? []);

/**
 * Puts a content page into the shell's current page: its head and body instead of the application, which the page's one
 * script fetches when the browser is idle. A part's page never holds the shell's hashed names, so both are released alone.
 */
export function composePage(shellPage: string, fragment: string, base: string, script: string): string {
  const [head = "", body = ""] = fragment.split(MARK);
  const font = sources(base, URLS).find((file) => file.endsWith(".woff2"));
  // Here the text is there before the styles are read; the application asks for it once its scripts have come.
  const typeface = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : "";
  const app = JSON.stringify({ scripts: sources(shellPage, SCRIPT), styles: sources(shellPage, STYLE) });
  return shellPage
    .replaceAll(SCRIPT, "")
    .replaceAll(STYLE, "")
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^<>]*>/, "")
    .replace(/<noscript>[^<]*<\/noscript>/, "")
    .replace("</head>", () => `${typeface}<style>${base}</style>${head.trim()}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body.trim()}</div>` +
        `<script type="application/json" id="app-files">${app}</script><script defer src="${script}"></script>`,
    );
}

/** Replaces the page's title, description and other head elements. */
export const withHead = (page: string, head: string) =>
  page
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^<>]*>/, "")
    .replace("</head>", () => `${head}</head>`);

/** What an installation sets of the brand, for the scripts of a page; `<` would end the element. */
const settingsOf = (brand: BrandSettings) =>
  `<script type="application/json" id="brand">${JSON.stringify(brand).replaceAll("<", "\\u003c")}</script>`;

/** The page with this installation's brand: in its text, which was written at build time, and for its scripts. */
export function withBrand(page: string, brand: BrandSettings): string {
  if (Object.keys(brand).length === 0) return page;
  const { supportEmail, coursesUrl, masterclassUrl } = brand;
  const link = (html: string, from: string, to: string | undefined) =>
    to ? html.replaceAll(`href="${from}"`, () => `href="${escapeHtml(to)}"`) : html;
  const linked = link(link(page, DEFAULT_BRAND.coursesUrl, coursesUrl), DEFAULT_BRAND.masterclassUrl, masterclassUrl);
  const named = supportEmail ? linked.replaceAll(DEFAULT_BRAND.supportEmail, () => escapeHtml(supportEmail)) : linked;
  return named.replace("<head>", () => `<head>${settingsOf(brand)}`);
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

  function make(file: string, key: string): ReadyPage {
    const text = (name: string) => readFileSync(path.join(shellDir, name), "utf8");
    const page =
      file === index
        ? text("index.html")
        : composePage(text("index.html"), readFileSync(file, "utf8"), text("content/base.css"), text("content/script"));
    const html = Buffer.from(finish(page));
    const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return { key, html, br, gzip: gzipSync(html, { level: 9 }) };
  }

  function readyPage(file: string): ReadyPage {
    // A new release of either has other files.
    const key = [file, index].map((one) => statSync(one).mtimeMs).join(" ");
    const known = ready.get(file);
    const page = known?.key === key ? known : make(file, key);
    ready.set(file, page);
    return page;
  }

  function sendFile(file: string, request: FastifyRequest, reply: FastifyReply) {
    const page = readyPage(file);
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
    if (encoding) reply.header("content-encoding", encoding);
    return reply.send(page[encoding ?? "html"]);
  }

  return {
    /** The file of the content page of this path, when a release has one. */
    contentOf(pathname: string): string | undefined {
      const file = path.join(releaseDirOf(pathname) ?? shellDir, "content", fileOf(pathname));
      return existsSync(file) ? file : undefined;
    },
    send: sendFile,
    /** The application; with a `head` of its own the page is made for this request. */
    sendApplication(request: FastifyRequest, reply: FastifyReply, head = "") {
      if (head === "") return sendFile(index, request, reply);
      const isZipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      const html = Buffer.from(withHead(readyPage(index).html.toString(), head));
      reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").header("vary", "accept-encoding");
      if (isZipped) reply.header("content-encoding", "gzip");
      return reply.send(isZipped ? gzipSync(html) : html);
    },
  };
}
