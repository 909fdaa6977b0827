import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import path from "node:path";
import { test } from "node:test";
import { policyFor, smoke } from "./smoke.mjs";
import { refuses, shell } from "./testing/support.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const hashOf = (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
const LIVE = "default-src 'self'; script-src 'self' 'sha256-live=' https://pay.example; object-src 'none'";

test("the policy of a trial is that of the site, with the inline scripts of the build", () => {
  const files = { "csp.json": Buffer.from('{"scripts":["sha256-a=","sha256-b="]}') };
  assert.equal(
    policyFor(LIVE, files),
    "default-src 'self'; script-src 'self' https://pay.example 'sha256-a=' 'sha256-b='; object-src 'none'",
  );
  assert.equal(policyFor(undefined, files), "script-src 'self' 'sha256-a=' 'sha256-b='");
});

/** Tries a shell whose page makes its heading in an inline script, on a site with another live shell. */
async function tryShell(t, allowed) {
  const script = "document.querySelector('main').innerHTML = '<h1>Sign in</h1>'";
  const html = `<html><head></head><body><h1>Sign in</h1><main></main><script>${script}</script></body></html>`;
  const files = {
    "index.html": Buffer.from(html),
    "csp.json": Buffer.from(JSON.stringify({ scripts: allowed(script) })),
  };
  const release = { version: "abc", entry: "/remotes/shell/abc/index.html", integrity: "" };
  const server = createServer((request, response) => {
    const file = files[path.basename(request.url)];
    if (request.url.startsWith("/api")) return response.end("{}");
    response.setHeader("content-security-policy", LIVE);
    response.setHeader("content-type", "text/html").end(request.url.startsWith("/remotes/") ? file : "<h1>Live</h1>");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.closeAllConnections() || server.close());
  const site = `http://127.0.0.1:${server.address().port}`;
  return () => smoke({ site, root, part: shell, build: { files, release } });
}

test("accepts a shell with an inline script that its list allows", async (t) => {
  const works = await tryShell(t, (script) => [hashOf(script)]);
  await works();
});

test("refuses a shell with an inline script that is not in its list, even though its page is shown", async (t) => {
  const fails = await tryShell(t, () => ["sha256-another="]);
  await refuses(fails(), /does not work in Chromium:[\s\S]*Content Security Policy/);
});
