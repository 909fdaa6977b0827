import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "@jest/globals";
import Fastify from "fastify";
import { createReleases } from "./releases.ts";
import { serveSite } from "./site.ts";

const SHELL =
  '<!doctype html><html><head><title>Dryrun</title><script>theme()</script><script defer src="/main.0123456789.js"></script>' +
  '<link href="/main.0123456789.css" rel="stylesheet"></head><body><div id="root"></div><script>show()</script></body></html>';
const HTML = { accept: "text/html" };

const prerenderedOf = (at: string, text: string) => ({
  at,
  variants: [
    { media: "(min-width: 1024px)", markup: `<h1>${text}, wide</h1>` },
    { media: "not all", markup: `<h1>${text}</h1>` },
  ],
  styles: `.${text}{color:blue}`,
  calls: ["/api/auth/me", "/api/jobs?page=1</script>"],
  files: [`${text}.0123456789.js`, `${text}.0123456789.css`],
});
const PRERENDERED = [
  prerenderedOf("/student/jobs/:jobId", "one"),
  prerenderedOf("/student/jobs", "list"),
  prerenderedOf("/student/jobs?saved=1", "saved"),
  prerenderedOf("/student/jobs/new", "$&"),
  { ...prerenderedOf("/student/search", "empty"), isPlain: true },
];

/** Builds a site with a part in two releases, of which the first one is current. */
async function aSite(prerendered: unknown = PRERENDERED) {
  const dir = mkdtempSync(path.join(tmpdir(), "dryrun-site-"));
  const put = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), typeof content === "string" ? content : JSON.stringify(content));
  };
  const line = (name: string, owns: string[], entry: string) => ({
    name,
    owns,
    current: { version: "1", entry, integrity: "" },
  });
  const point = (entry: string) =>
    put("remotes.json", [line("shell", [], "/remotes/shell/1/index.html"), line("student", ["/student"], entry)]);
  put("remotes/shell/1/index.html", SHELL);
  put("remotes/shell/1/csp.json", "{}");
  put("remotes/shell/1/content/base.css", "body{color:red}");
  put("remotes/student/v2/prerendered.json", [prerenderedOf("/student/jobs", "next")]);
  if (prerendered !== null) put("remotes/student/v1/prerendered.json", prerendered);
  for (const version of ["v1", "v2"])
    put(`remotes/student/${version}/mf-manifest.json`, {
      metaData: { remoteEntry: { name: "entry.js" } },
      exposes: [],
    });
  point("/remotes/student/v1/mf-manifest.json");
  const app = Fastify();
  await serveSite(app, createReleases(dir));
  const open = async (url: string) => (await app.inject({ url, headers: HTML })).body;
  return { app, put, point, open };
}

it("inserts the prerendered page of each width next to the root of the application, with only its styles", async () => {
  const page = await (await aSite()).open("/student/jobs");
  expect(page).toContain(
    '<body><template data-prerendered="(min-width: 1024px)"><h1>list, wide</h1></template>' +
      '<template data-prerendered="not all"><h1>list</h1></template><div id="root"></div><script>show()</script>' +
      '<link href="/main.0123456789.css" rel="stylesheet"></body>',
  );
  expect(page).toMatch(/<style data-prerendered>body\{color:red\}\.list\{color:blue\}.*<\/style><\/head>/);
  expect(page.match(/<link/g)).toHaveLength(1);
});

it.each([
  ["/student/jobs", "list"],
  ["/student/jobs/", "list"],
  ["/student/jobs?page=2", "list"],
  ["/student/jobs?page=2&saved=1", "saved"],
  ["/student/jobs?saved", "saved"],
  ["/student/jobs/0193", "one"],
  ["/student/jobs/new", "$&"],
  ["/student/search", "empty"],
  // cspell:disable-next-line
  ["/student/jobs/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "one"],
  ["/student/jobs/..%2f..%2fv2", "one"],
  ["/student/jobs/:jobId", "one"],
])("gives %s the prerendered page %s", async (url, name) => {
  const page = await (await aSite()).open(url);
  expect(page).toContain(`<h1>${name}</h1>`);
  expect(page.match(/<script/g)).toHaveLength(4);
  expect(page).not.toContain("alert");
});

it.each([
  "/student",
  "/student/search?skills=SQL",
  "/student/jobs/1/2",
  "/student/profile",
  "/login",
  "/nowhere",
  "/students/jobs",
  "/__proto__",
])("gives %s no prerendered page", async (url) => {
  expect(await (await aSite()).open(url)).toBe(SHELL);
});

it("lists the early requests of the page's head, in data that cannot end its element", async () => {
  const page = await (await aSite()).open("/student/jobs?saved=1");
  const data = /<head><script type="application\/json" id="early">([^<]+)<\/script>/.exec(page)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ search: "?saved=1", calls: ["/api/auth/me", "/api/jobs?page=1</script>"] });
});

it("preloads the page's own chunks after those of its part", async () => {
  const { app } = await aSite();
  const { headers } = await app.inject({ url: "/student/jobs", headers: HTML });
  expect(String(headers.link).split(", ").slice(3)).toEqual([
    "</remotes/student/v1/entry.js>; rel=preload; as=script",
    "</remotes/student/v1/list.0123456789.js>; rel=preload; as=script",
    "</remotes/student/v1/list.0123456789.css>; rel=preload; as=style",
  ]);
});

it.each([
  ["without prerendered", null],
  ["whose prerendered pages are cut off", '[{"at":"/student/jobs","varia'],
  [
    "whose prerendered pages are of another form",
    [{ ...prerenderedOf("/student/jobs", "old"), variants: "<h1>old</h1>" }, null, 1],
  ],
  ["whose prerendered pages are no list", { "/student/jobs": "old" }],
])("serves a part %s without a prerendered page", async (_, prerendered) => {
  expect(await (await aSite(prerendered)).open("/student/jobs")).toBe(SHELL);
});

it("adds no prerendered page for a part that is hosted elsewhere", async () => {
  const { open, point } = await aSite();
  point("https://parts.example/remotes/student/v1/mf-manifest.json");
  expect(await open("/student/jobs")).toBe(SHELL);
});

it("follows a part's release and its rollback without a restart", async () => {
  const { open, point } = await aSite();
  for (const [version, name] of [
    ["v1", "list"],
    ["v2", "next"],
    ["v1", "list"],
  ]) {
    point(`/remotes/student/${version}/mf-manifest.json`);
    expect(await open("/student/jobs")).toContain(`<h1>${name}</h1>`);
  }
});

describe("a page in the frame of another part", () => {
  const FRAME = {
    ...prerenderedOf("", "frame"),
    isFrame: true,
    variants: [
      { media: "(min-width: 1024px)", markup: '<nav>wide</nav><div data-page=""></div>' },
      { media: "not all", markup: '<div data-page=""></div><nav>narrow</nav>' },
    ],
    files: [],
  };

  async function aFramedSite(frames: unknown[] = [FRAME]) {
    const site = await aSite([...PRERENDERED, ...frames]);
    const line = (name: string, owns: string[], entry: string) => ({
      name,
      owns,
      current: { version: "1", entry: `/remotes/${name}/${entry}`, integrity: "" },
    });
    site.put("remotes/masterclass/v1/mf-manifest.json", { metaData: { remoteEntry: { name: "own.js" } }, exposes: [] });
    site.put("remotes/masterclass/v1/prerendered.json", [{ ...prerenderedOf("/course", "$&"), frame: "student" }]);
    const list = (version: string) =>
      site.put("remotes.json", [
        line("shell", [], "1/index.html"),
        line("student", ["/student"], `${version}/mf-manifest.json`),
        line("masterclass", ["/course"], "v1/mf-manifest.json"),
      ]);
    list("v1");
    return { ...site, list };
  }

  it("has the frame of its width around it, with the styles of both", async () => {
    const page = await (await aFramedSite()).open("/course");
    expect(page).toContain(
      '<template data-prerendered="(min-width: 1024px)"><nav>wide</nav><h1>$&, wide</h1></template>',
    );
    expect(page).toContain('<template data-prerendered="not all"><h1>$&</h1><nav>narrow</nav></template>');
    expect(page).toMatch(/\.frame\{color:blue\}\.\$&\{color:blue\}/);
    expect(page).toContain('"frame":"student"');
  });

  it("preloads the files of both parts, and the shell's module for the frame", async () => {
    const { app, put } = await aFramedSite();
    put("remotes/shell/1/page-files.json", { "src/features/account/account-layout.tsx": ["frame.0123456789.js"] });
    const { headers } = await app.inject({ url: "/course", headers: HTML });
    expect(String(headers.link).match(/\/(remotes\/(student|masterclass)|frame)[^>]+/g)).toEqual([
      "/remotes/masterclass/v1/mf-manifest.json",
      "/remotes/masterclass/v1/own.js",
      "/remotes/student/v1/mf-manifest.json",
      "/remotes/student/v1/entry.js",
      "/remotes/masterclass/v1/$&.0123456789.js",
      "/remotes/masterclass/v1/$&.0123456789.css",
      "/frame.0123456789.js",
    ]);
  });

  it("follows a new release of the frame", async () => {
    const { open, put, list } = await aFramedSite();
    expect(await open("/course")).toContain("<nav>wide</nav>");
    const variants = FRAME.variants.map(({ media, markup }) => ({ media, markup: `<b>new</b>${markup}` }));
    put("remotes/student/v2/prerendered.json", [{ ...FRAME, variants }]);
    list("v2");
    expect(await open("/course")).toContain("<b>new</b><nav>wide</nav>");
  });

  it("is not prerendered if the release of the frame's part has none", async () => {
    expect(await (await aFramedSite([])).open("/course")).toBe(SHELL);
  });

  it("does not show the frame as a page", async () => {
    expect(await (await aFramedSite()).open("/student")).toBe(SHELL);
  });
});
