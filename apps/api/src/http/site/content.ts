import { type BrandSettings, DEFAULT_BRAND, WITH_LANGUAGE_MODEL } from "@dryrun/domain/brand";
import { escapeHtml } from "@dryrun/domain/html";

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
  // Preloads the font: a content page shows its text at once, the application only after its scripts.
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

/** The brand settings for the scripts of a page; `<` is escaped because it could end the element. */
const settingsOf = (brand: BrandSettings) =>
  `<script type="application/json" id="brand">${JSON.stringify(brand).replaceAll("<", "\\u003c")}</script>`;

/** How React writes an element with `WITH_LANGUAGE_MODEL`. */
const MODEL_TEXT = `data-when="${WITH_LANGUAGE_MODEL["data-when"]}"`;

/** The page with this installation's brand: in its text, which was written at build time, and for its scripts. */
export function withBrand(page: string, brand: BrandSettings): string {
  if (Object.keys(brand).length === 0) return page;
  const { supportEmail, coursesUrl, masterclassUrl, hasLanguageModel } = brand;
  const link = (html: string, from: string, to: string | undefined) =>
    to ? html.replaceAll(`href="${from}"`, () => `href="${escapeHtml(to)}"`) : html;
  const linked = link(link(page, DEFAULT_BRAND.coursesUrl, coursesUrl), DEFAULT_BRAND.masterclassUrl, masterclassUrl);
  const named = supportEmail ? linked.replaceAll(DEFAULT_BRAND.supportEmail, () => escapeHtml(supportEmail)) : linked;
  const shown = hasLanguageModel ? named.replaceAll(`${MODEL_TEXT} hidden=""`, MODEL_TEXT) : named;
  return shown.replace("<head>", () => `<head>${settingsOf(brand)}`);
}
