import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { assembleSite } from "../site.mjs";

const PARTS = ["shell", "student"];

/** Makes a checkout of two parts, built with this text. */
function aCheckout(t) {
  const root = mkdtempSync(path.join(os.tmpdir(), "dryrun-site-"));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const write = (name, text) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  write("apps/shell/remotes.dev.json", JSON.stringify([{ name: "student", owns: ["/student"] }]));
  write("facade.lock.json", "{}");
  write("contracts.lock.json", "{}");
  const build = (text) => {
    for (const part of PARTS) {
      write(`apps/${part}/dist/index.html`, `<head></head>${text}`);
      write(`apps/${part}/dist/mf-manifest.json`, JSON.stringify(text));
    }
  };
  const list = () => JSON.parse(readFileSync(path.join(root, ".site/remotes.json"), "utf8"));
  const has = (part, version) => existsSync(path.join(root, ".site/remotes", part, version));
  return { root, write, build, list, has };
}

test("lays out a missing or purely local site, and again when the build has changed", (t) => {
  const { root, build, list } = aCheckout(t);
  build("one");
  assembleSite(root);
  const first = list();
  assert.deepEqual(
    first.map(({ name, owns }) => [name, owns]),
    [
      ["shell", []],
      ["student", ["/student"]],
    ],
  );
  build("two");
  assembleSite(root);
  assert.notEqual(list()[1].current.version, first[1].current.version);
});

test("lays out a local site again whose list is broken or has another form", (t) => {
  const { root, write, build, list } = aCheckout(t);
  build("one");
  for (const text of ['[{"name":', '{"format":2}', "[null]"]) {
    write(".site/remotes.json", text);
    assembleSite(root);
    assert.deepEqual(
      list().map(({ name }) => name),
      PARTS,
    );
  }
});

test("keeps list, fallback and canary of a site with releases, and reports it", (t) => {
  const { root, write, build, list, has } = aCheckout(t);
  build("one");
  assembleSite(root);
  const [shell, student] = list();
  const released = { ...student, previous: student.current, canary: { ...student.current, version: "c", share: 5 } };
  write(".site/remotes.json", JSON.stringify([shell, released]));
  write(".site/history/student/000001.json", "{}");
  write(".site/remotes/student/unnamed/a.js", "");
  const logged = t.mock.method(console, "log", () => {});
  build("two");
  assembleSite(root);
  assert.deepEqual(list(), [shell, released]);
  assert.ok(has("student", "unnamed"));
  assert.deepEqual(
    logged.mock.calls.map(({ arguments: [text] }) => /keeps the releases/.test(text)),
    [true],
  );
});
