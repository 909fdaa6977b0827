import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { createApp } from "../../app.ts";
import { StartError } from "../../config/values.ts";
import { checkSite } from "./site.ts";

const HTML = { accept: "text/html,*/*" };
const SHELL =
  '<!doctype html><head><title>the shell</title><script defer src="/main.0123abcd.js"></script></head><body><div id="root"></div></body>';
let folder: string;
let testApp: TestApp;
let app: TestApp["app"];

const remotesOf = (...names: string[]) =>
  JSON.stringify(
    ["shell", ...names].map((name) => ({
      name,
      owns: name === "shell" ? [] : [`/${name}`],
      current: { version: "1", entry: `/remotes/${name}/1/mf-manifest.json`, integrity: "" },
    })),
  );

async function aSite() {
  const created = await mkdtemp(path.join(os.tmpdir(), "dryrun site "));
  const files: Record<string, string | Buffer> = {
    "remotes/shell/1/index.html": SHELL,
    "remotes/shell/1/csp.json": '{"scripts":["sha256-abc="]}',
    "remotes.json": remotesOf("student", "employer"),
    "remotes/shell/1/content/index.html": "<title>home</title><!--body--><h1>Home</h1>",
    "remotes/shell/1/content/base.css": "body{margin:0}",
    "remotes/shell/1/content/script": "/content.0123abcd.js",
    "remotes/shell/1/main.0123abcd.js": "main()",
    "remotes/shell/1/main.0123abcd.js.br": brotliCompressSync("main()"),
    "remotes/shell/1/robots.txt": "User-agent: *",
    "remotes/student/1/manifest.json": "{}",
    "remotes/student/1/mf-manifest.json": JSON.stringify({
      metaData: { remoteEntry: { name: "remoteEntry.12ab34cd.js" } },
      exposes: [
        {
          assets: {
            js: { sync: ["exposed.89abcdef.js"], async: ["page.01234567.js"] },
            css: { sync: ["exposed.67abcdef.css"], async: ["page.01234567.css"] },
          },
        },
      ],
    }),
    "remotes/student/1/chunk.89abcdef.js": "chunk()",
    "remotes/student/1/chunk.89abcdef.js.map": '{"sources":["secret.ts"]}',
    "remotes/shell/1/main.0123abcd.js.map": '{"sources":["secret.ts"]}',
    "remotes/shell/1/main.0123abcd.js.map.br": brotliCompressSync('{"sources":["secret.ts"]}'),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(created, name)), { recursive: true });
    await writeFile(path.join(created, name), content);
  }
  return created;
}

beforeAll(async () => {
  folder = await aSite();
  testApp = await createTestApp();
  app = await createApp(testApp.deps, { siteDir: folder, maxDelayMs: Number.POSITIVE_INFINITY });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the Link header of a page of the application", () => {
  const SCRIPTS = "</main.0123abcd.js>; rel=preload; as=script";
  const LIST = "</remotes.json>; rel=preload; as=fetch; crossorigin";
  const linkOf = async (url: string) => (await app.inject({ url, headers: HTML })).headers.link;

  test("preloads the shell's scripts, the list of parts, and the first files of the release of the owning part", async () => {
    expect(await linkOf("/student/jobs?page=2")).toBe(
      [
        SCRIPTS,
        LIST,
        "</remotes/student/1/mf-manifest.json>; rel=preload; as=fetch; crossorigin",
        "</remotes/student/1/remoteEntry.12ab34cd.js>; rel=preload; as=script",
        "</remotes/student/1/exposed.89abcdef.js>; rel=preload; as=script",
        "</remotes/student/1/exposed.67abcdef.css>; rel=preload; as=style",
      ].join(", "),
    );
  });

  test.each([
    ["/login", `${SCRIPTS}, ${LIST}`], // of the shell
    ["/employer/jobs", `${SCRIPTS}, ${LIST}`], // a part that is hosted elsewhere
    ["/", undefined], // a content page
    ["/robots.txt", undefined],
  ])("is correct for %s: %s", async (url, expected) => {
    expect(await linkOf(url)).toBe(expected);
  });
});

describe("pages", () => {
  test("/ is its content page within the shell", async () => {
    const { statusCode, body } = await app.inject({ url: "/", headers: HTML });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<title>home<\/title><\/head>.*<div id="root"><h1>Home<\/h1><\/div>/);
    expect(body).not.toContain("the shell");
  });

  test.each([
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password/abc",
    "/reset-password",
    "/verify-email/",
    "/job-alerts/stop",
    "/account/privacy",
    "/account/security",
    "/verify-email/abc",
    "/student",
    "/student/jobs?page=2",
    "/employer/applications/1",
  ])("%s is the shell", async (url) => {
    const { statusCode, body, headers } = await app.inject({ url, headers: HTML });
    expect([statusCode, body, headers["cache-control"]]).toEqual([200, SHELL, "no-cache"]);
    expect((await app.inject({ method: "HEAD", url, headers: HTML })).statusCode).toBe(200);
  });

  test.each(["/nowhere", "/students", "/login/more", "/account", "/reset-password/a/b", "/index.htm"])(
    "%s has no owner: 404, with the shell's page",
    async (url) => {
      const { statusCode, body, headers } = await app.inject({ url, headers: HTML });
      expect([statusCode, body, headers["cache-control"]]).toEqual([404, SHELL, "no-cache"]);
    },
  );

  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/remotes/student/1/missing.js"],
    ["GET", "/dev/nothing"],
    ["POST", "/login"],
    ["GET", "/%ZZ"],
  ] as const)("%s %s answers 404 in JSON, also to a browser", async (method, url) => {
    const { statusCode, body } = await app.inject({ method, url, headers: HTML });
    expect([statusCode, JSON.parse(body)]).toEqual([404, { message: "Not found.", code: "NOT_FOUND" }]);
  });

  test("a request that does not accept HTML gets a 404 in JSON", async () => {
    const { statusCode, headers } = await app.inject({ url: "/missing.png", headers: { accept: "image/*" } });
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
  });

  test("a part that is released while the server runs has its pages at once", async () => {
    const file = path.join(folder, "remotes.json");
    expect((await app.inject({ url: "/admin/users", headers: HTML })).statusCode).toBe(404);
    await writeFile(file, remotesOf("admin", "student", "employer"));
    expect((await app.inject({ url: "/admin/users", headers: HTML })).statusCode).toBe(200);
  });
});

describe("releases", () => {
  const list = () => path.join(folder, "remotes.json");
  const line = (name: string, version: string, more: object = {}) => ({
    name,
    owns: name === "shell" ? [] : [`/${name}`],
    current: release(name, version),
    ...more,
  });
  const release = (name: string, version: string) => ({
    version,
    entry: `/remotes/${name}/${version}/${name === "shell" ? "index.html" : "mf-manifest.json"}`,
    integrity: "",
  });
  const pageOf = async (url: string, cookie = "") =>
    (await app.inject({ url, headers: { ...HTML, ...(cookie && { cookie }) } })).body;
  beforeAll(async () => {
    const second = path.join(folder, "remotes/shell/2");
    await mkdir(path.join(second, "content"), { recursive: true });
    await writeFile(path.join(second, "index.html"), SHELL.replace("the shell", "the second shell"));
    await writeFile(path.join(second, "csp.json"), '{"scripts":["sha256-second="]}');
    await writeFile(path.join(second, "main.second00.js"), "second()");
    await writeFile(path.join(second, "main.fedcba98.js"), "second()");
    await writeFile(path.join(second, "content/base.css"), "");
  });
  afterAll(() => writeFile(list(), remotesOf("student", "employer", "admin")));

  test("a shell that is released while the server runs serves its page, its policy, and the files of both releases", async () => {
    await writeFile(list(), JSON.stringify([line("shell", "2", { previous: release("shell", "1") })]));
    const { body, headers } = await app.inject({ url: "/login", headers: HTML });
    expect(body).toContain("the second shell");
    expect(headers["content-security-policy"]).toContain("'sha256-second='");
    for (const file of ["/main.0123abcd.js", "/main.fedcba98.js"])
      expect((await app.inject({ url: file })).statusCode).toBe(200);
    await writeFile(list(), JSON.stringify([line("shell", "1")]));
    expect(await pageOf("/login")).toContain("<title>the shell</title>");
  });

  test("a canary reaches its share of the visitors by their lot, and nobody else", async () => {
    const canary = { ...release("shell", "2"), share: 30 };
    await writeFile(list(), JSON.stringify([line("shell", "1", { canary })]));
    const pages = await Promise.all(Array.from({ length: 100 }, (_, lot) => pageOf("/login", `lot=${lot}`)));
    expect(pages.filter((page) => page.includes("the second shell"))).toHaveLength(30);
    expect(await pageOf("/login")).not.toContain("second");
  });

  test.each([
    ["broken", '[{"name":'],
    ["of a later form", '{"format":2}'],
    ["empty", ""],
    ["with a line that has no release", '[{"name":"shell","owns":[]}]'],
  ])("a list that is %s keeps the last valid one", async (_, text) => {
    await writeFile(list(), JSON.stringify([line("shell", "2")]));
    expect(await pageOf("/login")).toContain("the second shell");
    await writeFile(list(), text);
    expect(await pageOf("/login")).toContain("the second shell");
    await rm(list());
    expect(await pageOf("/login")).toContain("the second shell");
  });

  test("metrics name the current releases with their share", async () => {
    const canary = { ...release("student", "2"), share: 30 };
    await writeFile(list(), JSON.stringify([line("shell", "1"), line("student", "1", { canary })]));
    const shares = async () =>
      (await app.inject({ url: "/api/metrics" })).body.split("\n").filter((one) => one.startsWith("site_release"));
    expect(await shares()).toEqual([
      'site_release_percent{part="shell",version="1"} 100',
      'site_release_percent{part="student",version="1"} 70',
      'site_release_percent{part="student",version="2"} 30',
    ]);
    await writeFile(list(), JSON.stringify([line("shell", "1"), line("student", "1")]));
    expect(await shares()).toContain('site_release_percent{part="student",version="1"} 100');
    expect((await shares()).join()).not.toContain('version="2"');
  });

  test("faults and pages are counted by the current versions", async () => {
    await writeFile(list(), JSON.stringify([line("shell", "1"), line("student", "1")]));
    const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
    await post("/api/client-errors", { part: "student", version: "1", message: "m" });
    await post("/api/client-errors", { part: "student", version: "made-up", message: "m" });
    const vitals = { part: "student", version: "1", lcp: 1200, inp: null, cls: 0.02 };
    expect((await post("/api/page-vitals", vitals)).statusCode).toBe(204);
    expect((await post("/api/page-vitals", { ...vitals, lcp: -1 })).statusCode).toBe(400);
    const { body } = await app.inject({ url: "/api/metrics" });
    expect(body).toContain('browser_reports_total{kind="error",part="student",version="1"} 1');
    expect(body).toContain('browser_reports_total{kind="error",part="student",version="other"} 1');
    expect(body).toContain('browser_pages_total{part="student",version="1"} 1');
    expect(body).toContain('browser_lcp_sum{part="student",version="1"} 1200');
    expect(body).not.toContain("browser_inp_sum{");
  });
});

describe("files", () => {
  test.each([
    ["/main.0123abcd.js", "public, max-age=31536000, immutable"],
    ["/remotes/student/1/chunk.89abcdef.js", "public, max-age=31536000, immutable"],
    ["/remotes/student/1/manifest.json", "no-cache"],
    ["/remotes.json", "no-cache"],
    ["/robots.txt", "no-cache"],
    ["/index.html", "no-cache"],
  ])("%s has Cache-Control: %s", async (url, cached) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers["cache-control"]]).toEqual([200, cached]);
  });

  test("a compressed file is sent to clients that accept it, cached as long", async () => {
    const { headers } = await app.inject({ url: "/main.0123abcd.js", headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], headers["cache-control"]]).toEqual([
      "br",
      expect.stringContaining("immutable"),
    ]);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test.each(["/main.0123abcd.js.map", "/main.0123abcd.js.map.br", "/remotes/student/1/chunk.89abcdef.js.map"])(
    "%s is built but not served",
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { "accept-encoding": "br" } });
      expect([statusCode, body.includes("secret")]).toEqual([404, false]);
    },
  );

  test.each(["/..%2f..%2fetc%2fpasswd", "/remotes/..%2f..%2fetc%2fpasswd", "/%2e%2e/%2e%2e/etc/passwd"])(
    "%s does not leave the folder",
    async (url) => {
      const { statusCode, body } = await app.inject({ url });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(body).not.toContain("root:");
    },
  );
});

describe("the security policy", () => {
  test("allows the release's own inline scripts by their hashes, and nothing else from other origins", async () => {
    const { headers } = await app.inject({ url: "/", headers: HTML });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe/);
    expect([headers["x-content-type-options"], headers["reporting-endpoints"]]).toEqual([
      "nosniff",
      'csp="/api/csp-reports"',
    ]);
  });

  test("disables unused features, and reports violations of Trusted Types", async () => {
    const { headers } = await app.inject({ url: "/", headers: HTML });
    const features = String(headers["permissions-policy"]).split(", ");
    expect(features).toEqual(
      expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()", "payment=()", "fullscreen=(self)"]),
    );
    expect(headers["content-security-policy-report-only"]).toMatch(
      /^require-trusted-types-for 'script'; report-to csp/,
    );
    expect(headers["content-security-policy"]).not.toContain("trusted-types");
    expect([headers["cross-origin-opener-policy"], headers["cross-origin-resource-policy"]]).toEqual([
      "same-origin",
      "same-origin",
    ]);
  });

  test("lets only workers' scripts run WebAssembly, and nothing else", async () => {
    const policyOf = async (url: string) =>
      String((await app.inject({ url, headers: HTML })).headers["content-security-policy"]);
    const ofWorker = await policyOf("/remotes/student/0a1b2c/workers/run.0123456789.js");
    expect(ofWorker.split(";").slice(0, 3)).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
    ]);
    for (const url of [
      "/student/interview/practice",
      "/remotes/student/0a1b2c/run.js",
      "/workers/run.js",
      "/x/workers/",
    ])
      expect(await policyOf(url)).not.toContain("wasm");
  });

  test("is set on answers of the API and on 404 pages too", async () => {
    for (const url of ["/api/health/live", "/nowhere"])
      expect((await app.inject({ url, headers: HTML })).headers["content-security-policy"]).toBeDefined();
  });

  describe("with Razorpay", () => {
    let selling: TestApp["app"];
    beforeAll(async () => {
      const payments = { ...testApp.deps.payments, config: () => ({ provider: "razorpay" as const, key: "rzp_1" }) };
      selling = await createApp(
        { ...testApp.deps, payments },
        { siteDir: folder, maxDelayMs: Number.POSITIVE_INFINITY },
      );
    });
    afterAll(() => selling.close());
    const headersOf = async (from: TestApp["app"], url: string) => (await from.inject({ url, headers: HTML })).headers;

    test.each([
      "/student/buy-credits",
      "/student/buy-credits?for=1",
      "/data_analyst/CheckoutPage",
      "/live_event_data_analyst_master_class",
    ])("%s allows its dialog and the return from banks", async (url) => {
      const headers = await headersOf(selling, url);
      const rules = String(headers["content-security-policy"]).split(";");
      expect(rules).toEqual(
        expect.arrayContaining([
          "script-src 'self' 'sha256-abc=' https://checkout.razorpay.com",
          "frame-src https://api.razorpay.com https://checkout.razorpay.com",
          "connect-src 'self' https://*.razorpay.com",
          "img-src 'self' data: blob: https://*.razorpay.com",
          "default-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(headers["permissions-policy"]).toContain('payment=(self "https://api.razorpay.com"');
      expect([headers["cross-origin-opener-policy"], headers["reporting-endpoints"]]).toEqual([
        "same-origin-allow-popups",
        'csp="/api/csp-reports"',
      ]);
    });

    test("no other page or answer does, nor these pages with the sandbox", async () => {
      const closed = [
        await headersOf(selling, "/student/payments"),
        await headersOf(selling, "/"),
        await headersOf(selling, "/api/payments/config"),
        await headersOf(app, "/student/buy-credits"),
      ];
      for (const headers of closed) {
        expect(headers["content-security-policy"]).not.toContain("razorpay");
        expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      }
    });
  });
});

test("stops the start with the command to run if nothing was built", () => {
  expect(() => checkSite(path.join(folder, "nowhere"))).toThrow(StartError);
  expect(() => checkSite(folder)).not.toThrow();
});

describe("a public demo", () => {
  let demo: TestApp["app"];
  beforeAll(async () => {
    demo = await createApp(testApp.deps, {
      siteDir: folder,
      isPublicDemo: true,
      maxDelayMs: Number.POSITIVE_INFINITY,
    });
  });
  afterAll(() => demo.close());
  const bodyOf = async (from: TestApp["app"], url: string) => (await from.inject({ url, headers: HTML })).body;

  test.each(["/", "/login", "/student/jobs", "/nowhere", "/jobs/01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4"])(
    "%s has the banner; without the demo it does not",
    async (url) => {
      expect(await bodyOf(demo, url)).toMatch(/<body><style>.*<aside[^>]*>Demo: do not enter real data<\/aside>/);
      expect(await bodyOf(app, url)).not.toContain("Demo:");
    },
  );
});

test("adds the maintenance bar to every page while there is one", async () => {
  const text = 'Over at 2:30 <b> & "soon"';
  let bar: string | null = null;
  const deps = {
    ...testApp.deps,
    system: { ...testApp.deps.system, siteStatus: { ...testApp.deps.system.siteStatus, barText: () => bar } },
  };
  const ownApp = await createApp(deps, { siteDir: folder, maxDelayMs: Number.POSITIVE_INFINITY });
  const bodyOf = async (url: string) => (await ownApp.inject({ url, headers: HTML })).body;
  for (const url of ["/", "/student/jobs"]) {
    bar = null;
    expect(await bodyOf(url)).not.toContain("aside");
    bar = text;
    expect(await bodyOf(url)).toMatch(
      /<body><aside id="maintenance"[^<>]*>Over at 2:30 &lt;b&gt; &amp; &quot;soon&quot;<\/aside>/,
    );
  }
  bar = null;
  expect(await bodyOf("/")).not.toContain("aside");
  await ownApp.close();
});
