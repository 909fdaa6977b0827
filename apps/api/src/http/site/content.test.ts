import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "@jest/globals";
import Fastify from "fastify";
import { composePage, withBrand } from "./content.ts";
import { createReleases } from "./releases.ts";
import { serveSite } from "./site.ts";

const SHELL =
  '<!doctype html><html><head><meta name="description" content="old"><title>Dryrun</title><script>theme()</script>' +
  '<script defer src="/react.0123456789.js"></script><script defer src="/main.0123456789.js"></script>' +
  '<link href="/main.0123456789.css" rel="stylesheet"></head><body><div id="root"></div><noscript>no</noscript></body></html>';
const FRAGMENT = '<title>About</title>\n<meta name="description" content="new">\n<!--body-->\n<main>$& text</main>\n';

/** Builds a site with one part; `edit` changes files before it is served. */
async function aSite(edit: (dir: string) => void = () => undefined) {
  const dir = mkdtempSync(path.join(tmpdir(), "dryrun-site-"));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  put("remotes/shell/1/index.html", SHELL);
  put("remotes/shell/1/csp.json", "{}");
  put("remotes/shell/1/content/index.html", FRAGMENT.replace("About", "Home"));
  put("remotes/shell/1/content/about.html", FRAGMENT);
  put("remotes/shell/1/content/plain/login.html", FRAGMENT.replace("About", "Log in"));
  put("remotes/shell/1/content/base.css", "body{color:red}");
  put("remotes/shell/1/content/script", "/content.abcdef0123.js");
  const entry = "/remotes/masterclass/v1/mf-manifest.json";
  const line = (name: string, owns: string[], at: string) => ({
    name,
    owns,
    current: { version: "1", entry: at, integrity: "" },
  });
  const shell = line("shell", [], "/remotes/shell/1/index.html");
  put("remotes.json", JSON.stringify([shell, line("masterclass", ["/buy-course", "/masterclass"], entry)]));
  put("remotes/masterclass/v1/content/buy-course.html", FRAGMENT.replace("About", "Course"));
  edit(dir);
  const app = Fastify();
  await serveSite(app, createReleases(dir));
  return app;
}
const html = { accept: "text/html" };

it("inserts the page into the shell's, and leaves the application to the page's only script", () => {
  const page = composePage(SHELL, FRAGMENT, "body{color:red}", "/content.js");
  expect(page).toContain('<div id="root"><main>$& text</main></div>');
  expect(page).toContain("<title>About</title>");
  expect(page).not.toContain("<title>Dryrun</title>");
  expect(page).toContain('content="new"');
  expect(page).not.toContain('content="old"');
  expect(page).not.toContain("<noscript>");
  expect(page.match(/<script[^>]*src="[^"]+"/g)).toEqual(['<script defer src="/content.js"']);
  expect(page).not.toContain('rel="stylesheet"');
  const files = /id="app-files">([^<]+)</.exec(page)?.[1] ?? "";
  expect(JSON.parse(files)).toEqual({
    scripts: ["/react.0123456789.js", "/main.0123456789.js"],
    styles: ["/main.0123456789.css"],
  });
});

it("preloads the application, and keeps the note for browsers without scripts, on a page that needs it at once", () => {
  const page = composePage(SHELL, FRAGMENT.replace("<main>", '<main data-app="at-once">'), "", "/content.js");
  expect(page).toMatch(/<link rel="preload" href="\/[^"]+\.js" as="script" fetchpriority="low">/);
  expect(page).toContain("<noscript>");
  expect(composePage(SHELL, FRAGMENT, "", "/content.js")).not.toContain('as="script"');
});

it("preloads the typeface that the base styles name first", () => {
  const base =
    '@font-face{src:url(/assets/latin.0123.woff2)format("woff2")}@font-face{src:url(/assets/rupee.4567.woff2)}';
  const links = composePage(SHELL, FRAGMENT, base, "/content.js").match(/<link[^>]*>/g);
  expect(links).toEqual([
    '<link rel="preload" href="/assets/latin.0123.woff2" as="font" type="font/woff2" crossorigin>',
  ]);
});

it.each([
  ["/", 200, "<title>Home</title>"],
  ["/about", 200, "<title>About</title>"],
  ["/about?from=mail", 200, "<title>About</title>"],
  ["/buy-course", 200, "<title>Course</title>"],
  ["/masterclass", 200, "<title>Dryrun</title>"],
  ["/login", 200, "<title>Log in</title>"],
  ["/login?redirect=%2Fstudent%2Fjobs", 200, "<title>Dryrun</title>"],
  ["/contact", 200, "<title>Dryrun</title>"],
  ["/nowhere", 404, "<title>Dryrun</title>"],
  ["/content/..%2f..%2fsecret", 404, "<title>Dryrun</title>"],
])("serves %s with %i and %s", async (url, status, title) => {
  const answer = await (await aSite()).inject({ url, headers: html });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(title);
});

it("compresses for clients that accept it, and makes caches revalidate the page", async () => {
  const answer = await (await aSite()).inject({ url: "/about", headers: { ...html, "accept-encoding": "gzip, br" } });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["cache-control"]).toBe("no-cache");
  expect(answer.headers.vary).toBe("accept-encoding");
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("<title>About</title>");
});

it("serves a new release of the shell without a restart", async () => {
  let shell = "";
  const app = await aSite((dir) => {
    shell = path.join(dir, "remotes/shell/1/index.html");
  });
  await app.inject({ url: "/about", headers: html });
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(shell, SHELL.replace("/main.0123456789.js", "/main.fedcba9876.js"));
  expect((await app.inject({ url: "/about", headers: html })).body).toContain("/main.fedcba9876.js");
});

it("answers a missing file with JSON", async () => {
  const answer = await (await aSite()).inject({ url: "/missing.js" });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: "Not found.", code: "NOT_FOUND" });
});

it("puts an installation's brand into its text, its links and its scripts", async () => {
  const page = '<html><head></head><body><a href="/buy-course">c</a> support@dryrun.example</body></html>';
  expect(withBrand(page, {})).toBe(page);
  const brand = { supportEmail: "help@college.example", coursesUrl: "https://courses.example/?a=1&b=2" };
  const own = withBrand(page, brand);
  expect(own).toContain('href="https://courses.example/?a=1&amp;b=2"');
  expect(own).toContain("help@college.example");
  expect(own).not.toContain("support@dryrun.example");
  const settings = /<script type="application\/json" id="brand">([^<]+)</.exec(own)?.[1] ?? "";
  expect(JSON.parse(settings)).toEqual(brand);
});

it("shows text about a language model where one reads answers", () => {
  const page = '<head></head><p data-when="language-model" hidden="">A model reads.</p><p hidden="">Other</p>';
  expect(withBrand(page, { supportEmail: "help@college.example" })).toContain('data-when="language-model" hidden=""');
  const own = withBrand(page, { hasLanguageModel: true });
  expect(own).toContain('<p data-when="language-model">A model reads.</p><p hidden="">Other</p>');
  expect(own).toContain('{"hasLanguageModel":true}');
});

it("escapes the values of settings", () => {
  const own = withBrand("<head></head>", { seller: { name: "</script><script>alert(1)</script>" } });
  expect(own.match(/<script/g)).toHaveLength(1);
});
