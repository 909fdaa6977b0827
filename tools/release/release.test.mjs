import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, beforeEach, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { readBuild } from "./build.mjs";
import { historyOf, readList, withLock } from "./folder.mjs";
import { ReleaseError, shareOf } from "./list.mjs";
import { lackedByShell, needsOf } from "./needs.mjs";
import { promote, releasePart, rollBack } from "./release.mjs";

const FACADES = { "@dryrun/remote-kit/router": ["Link", "useBlocker"] };
const OLD = { facades: { "@dryrun/remote-kit/router": ["Link"] } };
const WIRE = {
  "jobs.list": { method: "GET", path: "/jobs", access: "public", status: 200 },
  "jobs.one": { method: "GET", path: "/jobs/:id", access: "public", status: 200 },
};
const { "jobs.one": _, ...WITHOUT_ONE } = WIRE;
const student = { name: "student", owns: ["/student"] };
const employer = { name: "employer", owns: ["/employer"] };
const shell = { name: "shell", owns: [] };

const root = mkdtempSync(path.join(os.tmpdir(), "dryrun-release-"));
after(() => rmSync(root, { recursive: true, force: true }));
let site;
beforeEach(() => {
  site = mkdtempSync(path.join(root, "site-"));
});

/** Returns a build of a part whose script has this text. */
function aBuild(part, text, more = {}) {
  const dist = mkdtempSync(path.join(root, "dist-"));
  mkdirSync(path.join(dist, "assets"));
  const files = {
    "main.0123456789.js": text,
    "main.0123456789.js.br": `br ${text}`,
    "main.0123456789.js.map": "{}",
    "assets/mark.svg": "<svg/>",
    "mf-manifest.json": JSON.stringify({ text }),
    "index.html": `<html><head></head>${text}</html>`,
    ...(part.name === "shell" && { "sw.js": "work();\n" }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, name), content);
  const offer = { contract: 2, facades: FACADES, ...more };
  const needs = needsOf(readBuild(part.name, dist).files, { ...offer, wire: WIRE });
  const own = part.name === "shell" ? { "facades.json": offer } : { "needs.json": needs };
  return readBuild(
    part.name,
    dist,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

/** Returns everything that a move needs, without faults. */
const aJob = (more = {}) => ({
  site,
  part: student,
  who: "asha",
  commit: "c1",
  now: () => new Date("2026-11-23T10:00:00Z"),
  isAncestor: () => false,
  liveCalls: async () => WIRE,
  say: () => {},
  ...more,
});
const release = (text, { part = student, offer, ...more } = {}) =>
  releasePart(aJob({ part, build: aBuild(part, text, offer), ...more }));
const lineOf = (name = "student") => readList(site).find((line) => line.name === name);
const refuses = (work, pattern) =>
  assert.rejects(work, (error) => error instanceof ReleaseError && pattern.test(error.message));

describe("a release", () => {
  test("becomes current, keeps the one before as its fallback, and a rollback restores that", async () => {
    const first = await release("one");
    const second = await release("two", { who: "ravi", commit: "c2" });
    assert.deepEqual(
      [lineOf().current.version, lineOf().previous.version, lineOf().owns],
      [second, first, ["/student"]],
    );
    const fileAt = (name) => path.join(site, name.replace("VERSION", second));
    assert.equal(readFileSync(fileAt("remotes/student/VERSION/main.0123456789.js"), "utf8"), "two");
    assert.equal(existsSync(fileAt("remotes/student/VERSION/main.0123456789.js.map")), false);
    assert.equal(readFileSync(fileAt("maps/student/VERSION/main.0123456789.js.map"), "utf8"), "{}");
    assert.deepEqual(await rollBack(aJob({ commit: undefined })), { what: "rollback", version: first });
    assert.equal(lineOf().previous, undefined);
    await refuses(rollBack(aJob()), /no release before/);
    assert.deepEqual(
      historyOf(site, "student").map(({ what, who, commit }) => [what, who, commit]),
      [
        ["release", "asha", "c1"],
        ["release", "ravi", "c2"],
        ["rollback", "asha", "c1"],
      ],
    );
  });

  test("of the same build changes nothing, and other content under a released name is refused", async () => {
    await release("one");
    await release("one");
    assert.equal(lineOf().previous, undefined);
    const build = aBuild(student, "one");
    build.files["main.0123456789.js"] = Buffer.from("not what it was");
    await refuses(releasePart(aJob({ build })), /another content/);
  });

  test("reaches a share of visitors as a canary, which ends by one command or is promoted with its URLs", async () => {
    await refuses(release("one", { share: 10 }), /first release is for everybody/);
    const first = await release("one");
    await refuses(release("one", { share: 10 }), /cannot be a canary/);
    const part = { ...student, owns: ["/student", "/learn"] };
    const second = await release("two", { part, share: 10 });
    assert.deepEqual([lineOf().current.version, lineOf().canary.version, lineOf().canary.share], [first, second, 10]);
    const liveCalls = () => assert.fail("a canary ends without a question to the API");
    assert.equal((await rollBack(aJob({ liveCalls }))).what, "canary ended");
    assert.deepEqual([lineOf().current.version, lineOf().canary], [first, undefined]);
    await release("two", { part, share: 50 });
    assert.equal(await promote(aJob()), second);
    const { current, previous, canary, owns } = lineOf();
    assert.deepEqual([current.version, previous.version, canary, owns], [second, first, undefined, part.owns]);
    assert.equal("share" in current || "owns" in current, false);
    await refuses(promote(aJob()), /no canary/);
  });

  test("of several parts at once makes all of them live", async () => {
    const parts = Array.from({ length: 5 }, (_, index) => ({ name: `part${index}`, owns: [] }));
    await Promise.all(parts.map((part) => release("x", { part })));
    assert.deepEqual(
      parts.map(({ name }) => Boolean(lineOf(name))),
      parts.map(() => true),
    );
  });

  test("waits for another one, and names the lock that a killed one left", async () => {
    writeFileSync(path.join(site, "remotes.json.lock"), "1");
    await refuses(
      withLock(site, () => assert.fail("two work at once"), 0.4),
      /delete .*remotes\.json\.lock/,
    );
  });

  for (const [how, text, pattern] of [
    ["broken", '[{"name":', /is broken/],
    ["of a later form", '{"format":2,"parts":[]}', /does not know/],
    ["without a release in a line", '[{"name":"student","owns":[]}]', /does not know/],
  ])
    test(`refuses a list that is ${how}, and does not overwrite it`, async () => {
      writeFileSync(path.join(site, "remotes.json"), text);
      await refuses(release("one"), pattern);
      await refuses(rollBack(aJob()), pattern);
      assert.equal(readFileSync(path.join(site, "remotes.json"), "utf8"), text);
    });
});

describe("a release is refused", () => {
  test("of an older commit than the live one, unless forced", async () => {
    await release("new", { commit: "newer" });
    const older = { commit: "older", isAncestor: (one, other) => one === "older" && other === "newer" };
    await refuses(release("old", older), /newer than older/);
    await release("old", { ...older, allowsOlder: true });
  });

  test("for a call that the live API does not have, but only one that the part makes", async () => {
    const liveCalls = async () => WITHOUT_ONE;
    await release('get("/jobs")', { liveCalls });
    await refuses(release('get("/jobs/:id")', { liveCalls }), /jobs\.one: the call is gone/);
  });

  test("for a facade name that the live shell does not have, and a shell without a name that a live part needs", async () => {
    await release("old", { part: shell, offer: OLD });
    await release("router.Link");
    await refuses(release("router.useBlocker()"), /needs useBlocker of @dryrun\/remote-kit\/router[\s\S]*shell first/);
    await release("new", { part: shell });
    await release("router.useBlocker()");
    await refuses(rollBack(aJob({ part: shell })), /Parts that are live do not run in shell/);
    await refuses(release("older", { part: shell, offer: OLD }), /do not run in this shell/);
  });

  test("for another contract between shell and parts", () => {
    assert.match(lackedByShell({ contract: 3, facades: {} }, { contract: 2, facades: {} })[0], /contract 3/);
  });

  test("for a share of visitors that is none", () => {
    for (const text of ["0", "-1", "101", "1.5", "ten", "", "1e1", " 5", "0x10"])
      assert.throws(() => shareOf(text), /1 to 100/, text);
    assert.deepEqual(["1", "100"].map(shareOf), [1, 100]);
  });
});

describe("a rollback is refused", () => {
  /** Releases two versions of the part; the first makes a call that the second does not. */
  async function releaseTwo() {
    const first = await release('get("/jobs/:id")');
    await release('get("/jobs")');
    return first;
  }
  const dead = async () => {
    throw new Error("The live API does not answer.");
  };
  for (const [what, liveCalls, pattern] of [
    ["does not support the release before", async () => WITHOUT_ONE, /jobs\.one: the call is gone[\s\S]*--older/],
    ["does not answer", dead, /does not answer[\s\S]*--older/],
  ])
    test(`if the live API ${what}, unless forced`, async () => {
      const first = await releaseTwo();
      await refuses(rollBack(aJob({ liveCalls })), pattern);
      assert.equal((await rollBack(aJob({ liveCalls, allowsOlder: true }))).version, first);
    });

  test("if the live shell lacks what the release before needs, which the shell's release reports", async () => {
    await release("new", { part: shell });
    const first = await release("router.useBlocker()");
    await release("router.Link");
    const output = [];
    await release("old", { part: shell, offer: OLD, say: (text) => output.push(text) });
    assert.match(output.join("\n"), new RegExp(`No rollback[\\s\\S]*student ${first} needs useBlocker`));
    await refuses(rollBack(aJob()), /needs useBlocker/);
  });

  for (const [how, change] of [
    ["missing", (file) => rmSync(file)],
    ["of another content", (file) => writeFileSync(file, "{}")],
  ])
    test(`if the release before is ${how}, and so is a promotion`, async () => {
      const first = await releaseTwo();
      const fileOf = (version) => path.join(site, "remotes/student", version, "mf-manifest.json");
      change(fileOf(first));
      await refuses(rollBack(aJob({ allowsOlder: true })), new RegExp(`is ${how}[\\s\\S]*Nothing was changed`));
      const canary = await release("three", { share: 5 });
      change(fileOf(canary));
      await refuses(promote(aJob()), new RegExp(how));
      await rollBack(aJob()); // a canary ends in any case
    });
});

describe("the history", () => {
  test("compares ages by the commits of builds, not of later moves", async () => {
    await release("one", { commit: "c1" });
    await release("two", { commit: "c2" });
    await rollBack(aJob({ commit: "c9" }));
    // c2 is newer than c1, which is live again; the rollback from c9 does not make c1 newer.
    await release("three", { part: student, commit: "c2", isAncestor: (one, other) => one < other, share: 5 });
    await promote(aJob({ commit: "c9" }));
    assert.deepEqual(
      historyOf(site, "student").map(({ what, commit }) => [what, commit]),
      [
        ["release", "c1"],
        ["release", "c2"],
        ["rollback", "c1"],
        ["canary", "c2"],
        ["promote", "c2"],
      ],
    );
  });

  test("blocks nothing with an unreadable entry, and gives a warning if it cannot be written", async () => {
    await release("one");
    writeFileSync(path.join(site, "history/student/000001.json"), '{"what":');
    await release("two");
    assert.deepEqual(
      historyOf(site, "student").map(({ number, what }) => [number, what]),
      [
        [1, "not readable"],
        [2, "release"],
      ],
    );
    writeFileSync(path.join(site, "history/employer"), "no folder");
    const output = [];
    await release("one", { part: employer, say: (text) => output.push(text) });
    assert.ok(lineOf("employer"));
    assert.match(output.at(-1), /^Warning: this is live, but the history of employer/);
  });
});

test("a build has the version of its content, which the shell's page and worker contain", () => {
  const [one, same, other] = ["one", "one", "two"].map((text) => aBuild(student, text).release.version);
  assert.equal(one, same);
  assert.notEqual(one, other);
  const { files, release } = aBuild(shell, "x");
  assert.match(files["index.html"].toString(), new RegExp(`<meta name="release" content="${release.version}">`));
  assert.equal(files["sw.js"].toString(), `work();\n// Release ${release.version}\n`);
  assert.equal(gunzipSync(files["sw.js.gz"]).toString(), files["sw.js"].toString());
});
