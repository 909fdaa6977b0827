import { type BrandSettings, DEFAULT_BRAND, WITH_LANGUAGE_MODEL } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";
import type { PrerenderedPage } from "./prerendered.ts";

const MARK = "<!--body-->";
const SCRIPT = /<script defer src="([^"<>]+)"><\/script>/g;
const STYLE = /<link href="([^"]+\.css)" rel="stylesheet">/g;
/** The base styles name the page's typeface first; the file for the rupee sign is loaded only with a price. */
const URLS = /url\(["']?(\/[^()"']+)["']?\)/g;
const sources = (page: string, tag: RegExp) => [...page.matchAll(tag)].flatMap(([, source]) => source ?? []);

/** Returns the URLs of the scripts at the beginning of the shell's page. */
export const scriptsOf = (shellPage: string) => sources(shellPage, SCRIPT);

const [NOTE, NOTE_END] = ["<noscript>", "</noscript>"];
/** Marks a page that loads its application at once. */
const AT_ONCE = 'data-app="at-once"';

/** Removes the note that the application needs scripts: other content pages do not. */
function withoutNote(page: string): string {
  const from = page.indexOf(NOTE);
  const to = page.indexOf(NOTE_END, from);
  return from < 0 || to < 0 ? page : page.slice(0, from) + page.slice(to + NOTE_END.length);
}

/**
 * Inserts a content page into the shell's current page: its head and body replace the application, which the page's
 * one script fetches when the browser is idle. A part's page never contains the shell's hashed names, so both can be
 * released separately.
 */
export function composePage(shellPage: string, fragment: string, base: string, script: string): string {
  const [head = "", body = ""] = fragment.split(MARK);
  const font = sources(base, URLS).find((file) => file.endsWith(".woff2"));
  // Preloads the font: a content page shows its text at once, the application only after its scripts.
  const typeface = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : "";
  const scripts = scriptsOf(shellPage);
  const app = JSON.stringify({ scripts, styles: sources(shellPage, STYLE) });
  const isAtOnce = body.includes(AT_ONCE);
  const early = isAtOnce
    ? scripts.map((href) => `<link rel="preload" href="${href}" as="script" fetchpriority="low">`).join("")
    : "";
  return (isAtOnce ? shellPage : withoutNote(shellPage))
    .replaceAll(SCRIPT, "")
    .replaceAll(STYLE, "")
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^<>]*>/, "")
    .replace("</head>", () => `${typeface}<style>${base}</style>${head.trim()}${early}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body.trim()}</div>` +
        `<script type="application/json" id="app-files">${app}</script><script defer src="${script}"></script>`,
    );
}

/** Returns data for the scripts of a page; `<` is escaped because it could end the element. */
const dataElement = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Without the cached typeface a browser loads it after the scripts; the text of a prerendered page is visible at once. */
const PRERENDERED_STYLE =
  "[data-prerendered] *{animation:none!important}" +
  ":root:not([data-typeface]) [data-prerendered]{font-family:var(--font-fallback)}";

/**
 * Inserts a prerendered page into the shell's page, with all its styles, so that the first paint waits for nothing else:
 * the application's own styles come below it. A script of the shell's page shows it to signed-in people.
 */
export function withPrerendered(
  shellPage: string,
  { at, variants, styles, calls, frame }: PrerenderedPage,
  base: string,
): string {
  const sheets = [...shellPage.matchAll(STYLE)].map(([link]) => link).join("");
  const templates = variants.map(
    ({ media, markup }) => `<template data-prerendered="${escapeHtml(media)}">${markup}</template>`,
  );
  // Only the page's own calls depend on its search parameters.
  const search = at.includes("?") ? at.slice(at.indexOf("?")) : "";
  return shellPage
    .replaceAll(STYLE, "")
    .replace("<head>", () => `<head>${dataElement("early", { search, calls, frame })}`)
    .replace("</head>", () => `<style data-prerendered>${base}${styles}${PRERENDERED_STYLE}</style></head>`)
    .replace('<div id="root">', (root) => templates.join("") + root)
    .replace("</body>", () => `${sheets}</body>`);
}

/** Replaces the page's title, description and other head elements. */
export const withHead = (page: string, head: string) =>
  page
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^<>]*>/, "")
    .replace("</head>", () => `${head}</head>`);

/** React's markup of an element with `WITH_LANGUAGE_MODEL`. */
const MODEL_TEXT = `data-when="${WITH_LANGUAGE_MODEL["data-when"]}"`;

/** Puts this installation's brand into a page: into its text, which was written at build time, and for its scripts. */
export function withBrand(page: string, brand: BrandSettings): string {
  if (Object.keys(brand).length === 0) return page;
  const { supportEmail, coursesUrl, masterclassUrl, hasLanguageModel } = brand;
  const link = (html: string, from: string, to: string | undefined) =>
    to ? html.replaceAll(`href="${from}"`, () => `href="${escapeHtml(to)}"`) : html;
  const linked = link(link(page, DEFAULT_BRAND.coursesUrl, coursesUrl), DEFAULT_BRAND.masterclassUrl, masterclassUrl);
  const named = supportEmail ? linked.replaceAll(DEFAULT_BRAND.supportEmail, () => escapeHtml(supportEmail)) : linked;
  const shown = hasLanguageModel ? named.replaceAll(`${MODEL_TEXT} hidden=""`, MODEL_TEXT) : named;
  return shown.replace("<head>", () => `<head>${dataElement("brand", brand)}`);
}
