import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { ReleaseError, shareOf } from "./list.mjs";
import { lackedByApi, lackedByShell } from "./needs.mjs";
import { promote, releasePart, rollBack } from "./release.mjs";
import { REMOVED_WORKER } from "./removed-worker.mjs";
import { Conflict } from "./targets/conflict.mjs";
import { folderTarget, withFileLock } from "./targets/folder-target.mjs";
import { startS3 } from "./targets/s3-server.mjs";
import { s3Target } from "./targets/s3-target.mjs";
import { openTarget } from "./targets/target.mjs";
import { aBuild, aFolder, job, lineOf, refuses, shell, student, WIRE } from "./testing/support.mjs";
import { historyOf } from "./upload.mjs";

const credentials = { accessKeyId: "test", secretAccessKey: "test" };
let s3;
before(async () => {
  s3 = await startS3();
});
after(() => {
  s3.close();
});
beforeEach(() => {
  s3.objects.clear();
  s3.trouble.before = null;
});
const aBucket = (name = "") =>
  s3Target(`s3://bucket/site${name}`, { endpoint: s3.endpoint, region: "ap-south-1", credentials, maxAttempts: 1 });

const A_RELEASE = { version: "a", entry: "/remotes/student/a/mf-manifest.json", integrity: "" };
const listWith = (more) => JSON.stringify([{ ...student, current: A_RELEASE, ...more }]);
const TARGETS = { "a folder": () => folderTarget(aFolder()), "a bucket": () => aBucket() };
for (const [kind, make] of Object.entries(TARGETS))
  describe(kind, () => {
    test("creates once, replaces what has not changed, and lists", async () => {
      const target = make();
      assert.equal(await target.read("remotes.json"), null);
      await target.replace("remotes.json", Buffer.from("[1]"), null);
      const { body, tag } = await target.read("remotes.json");
      assert.equal(body.toString(), "[1]");
      await target.replace("remotes.json", Buffer.from("[2]"), tag);
      await assert.rejects(target.replace("remotes.json", Buffer.from("[3]"), tag), Conflict);
      await assert.rejects(target.replace("remotes.json", Buffer.from("[3]"), null), Conflict);
      assert.equal((await target.read("remotes.json")).body.toString(), "[2]");
      const keys = Array.from({ length: 12 }, (_, index) => `history/student/${index}.json`);
      for (const key of keys) await target.create(key, Buffer.from("{}"));
      await assert.rejects(target.create("history/student/3.json", Buffer.from("{}")), Conflict);
      assert.deepEqual((await target.list("history/student")).sort(), keys.sort());
    });

    test("lets one of two simultaneous releasers win, while the other changes nothing", async () => {
      const target = make();
      await releasePart(job(target, aBuild(student, "one")));
      const both = ["two", "three"].map((text) => aBuild(student, text));
      let arrived = 0;
      let open;
      const gate = new Promise((resolve) => {
        open = resolve;
      });
      const smoke = () => {
        arrived += 1;
        if (arrived === 2) open();
        return gate; // both have read the same list
      };
      const ends = await Promise.allSettled(both.map((build) => releasePart(job(target, build, { smoke }))));
      assert.deepEqual(ends.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
      const winner = ends.find(({ status }) => status === "fulfilled").value;
      assert.match(ends.find(({ status }) => status === "rejected").reason.message, /at the same moment/);
      assert.equal((await lineOf(target)).current.version, winner);
      assert.deepEqual((await historyOf(target, "student")).map(({ version }) => version).slice(1), [winner]);
    });

    test("releases, rolls back, and records who did what when, from which commit", async () => {
      const target = make();
      const first = await releasePart(job(target, aBuild(student, "one")));
      const second = await releasePart(job(target, aBuild(student, "two"), { who: "ravi", commit: "c2" }));
      const line = await lineOf(target);
      assert.deepEqual([line.current.version, line.previous.version, line.owns], [second, first, ["/student"]]);
      assert.equal((await target.read(`remotes/student/${second}/main.0123456789.js`)).body.toString(), "two");
      assert.equal(await target.read(`remotes/student/${second}/main.0123456789.js.map`), null);
      assert.equal((await target.read(`maps/student/${second}/main.0123456789.js.map`)).body.toString(), "{}");
      // The clock of the machine that rolls back is an hour behind.
      const now = () => new Date("2026-11-23T09:00:00Z");
      assert.deepEqual(await rollBack(job(target, null, { now })), { what: "rollback", version: first });
      assert.equal((await lineOf(target)).previous, undefined);
      await refuses(rollBack(job(target, null)), /no release before/);
      const past = await historyOf(target, "student");
      assert.deepEqual(
        past.map(({ what, who, commit }) => [what, who, commit]),
        [
          ["release", "asha", "c1"],
          ["release", "ravi", "c2"],
          ["rollback", "asha", "c1"],
        ],
      );
    });

    test("makes one release of the same version, and refuses other content under a released name", async () => {
      const target = make();
      const build = aBuild(student, "one");
      await releasePart(job(target, build));
      await releasePart(job(target, build));
      assert.equal((await lineOf(target)).previous, undefined);
      const key = "main.0123456789.js";
      const other = { ...build, files: { ...build.files, [key]: Buffer.from("not what it was") } };
      await refuses(releasePart(job(target, other)), /another content/);
    });

    test("releases a canary to a share, ends it by one command, or promotes it to everyone", async () => {
      const target = make();
      await refuses(releasePart(job(target, aBuild(student, "one"), { share: 10 })), /first release is for everybody/);
      const first = await releasePart(job(target, aBuild(student, "one")));
      await refuses(releasePart(job(target, aBuild(student, "one"), { share: 10 })), /cannot be a canary/);
      const second = await releasePart(job(target, aBuild(student, "two"), { share: 10 }));
      let line = await lineOf(target);
      assert.deepEqual([line.current.version, line.canary.version, line.canary.share], [first, second, 10]);
      assert.equal((await rollBack(job(target, null))).what, "canary ended");
      line = await lineOf(target);
      assert.deepEqual([line.current.version, line.canary], [first, undefined]);
      await releasePart(job(target, aBuild(student, "two"), { share: 50 }));
      assert.equal(await promote(job(target, null)), second);
      line = await lineOf(target);
      assert.deepEqual([line.current.version, line.previous.version, line.canary], [second, first, undefined]);
      assert.equal("share" in line.current, false);
      await refuses(promote(job(target, null)), /no canary/);
    });

    test("leaves the list unchanged after a failed trial, and a later release continues the upload", async () => {
      const target = make();
      const first = await releasePart(job(target, aBuild(student, "one")));
      const build = aBuild(student, "two");
      const smoke = async () => {
        throw new ReleaseError("it does not work in Chromium");
      };
      await refuses(releasePart(job(target, build, { smoke })), /Chromium/);
      assert.equal((await lineOf(target)).current.version, first);
      const output = [];
      await releasePart(job(target, build, { say: (text) => output.push(text) }));
      assert.match(output[0], /^0 new files/);
    });

    for (const [how, text, pattern] of [
      ["broken", '[{"name":', /is broken/],
      ["from the future", '{"format":2,"parts":[]}', /does not know/],
      ["with a line without a release", '[{"name":"student","owns":[]}]', /does not know/],
      ["with a way back that is none", listWith({ previous: { version: "a" } }), /does not know/],
      ["with a canary without a share", listWith({ canary: A_RELEASE }), /does not know/],
    ])
      test(`refuses a list that is ${how}, and does not overwrite it`, async () => {
        const target = make();
        await target.replace("remotes.json", Buffer.from(text), null);
        await refuses(releasePart(job(target, aBuild(student, "one"))), pattern);
        await refuses(rollBack(job(target, null)), pattern);
        assert.equal((await target.read("remotes.json")).body.toString(), text);
      });
  });

describe("a release is refused for", () => {
  test("an older commit than the live one, unless forced", async () => {
    const target = folderTarget(aFolder());
    await releasePart(job(target, aBuild(student, "new"), { commit: "newer" }));
    const older = { commit: "older", isAncestor: async (one, other) => one === "older" && other === "newer" };
    await refuses(releasePart(job(target, aBuild(student, "old"), older)), /newer than older/);
    await releasePart(job(target, aBuild(student, "old"), { ...older, allowsOlder: true }));
  });

  test("a call that the live API does not have, but only one that the part makes", async () => {
    const target = folderTarget(aFolder());
    const { "jobs.one": _, ...without } = WIRE;
    const liveCalls = async () => without;
    await releasePart(job(target, aBuild(student, 'get("/jobs")'), { liveCalls }));
    await refuses(
      releasePart(job(target, aBuild(student, 'get("/jobs/:id")'), { liveCalls })),
      /jobs\.one: the call is gone/,
    );
    assert.deepEqual(lackedByApi({ calls: WIRE }, WIRE), []);
  });

  test("a facade name that the live shell does not have, or its canary", async () => {
    const target = folderTarget(aFolder());
    const old = { facades: { "@dryrun/remote-kit/router": ["Link"] } };
    await releasePart(job(target, aBuild(shell, "old", old), { part: shell }));
    await releasePart(job(target, aBuild(student, "router.Link")));
    const needing = aBuild(student, "router.useBlocker()");
    await refuses(
      releasePart(job(target, needing)),
      /needs useBlocker of @dryrun\/remote-kit\/router[\s\S]*shell first/,
    );
    await releasePart(job(target, aBuild(shell, "new"), { part: shell }));
    await releasePart(job(target, needing));
    await refuses(rollBack(job(target, null, { part: shell })), /Parts that are live do not run in shell/);
    await refuses(releasePart(job(target, aBuild(shell, "older", old), { part: shell })), /do not run in this shell/);
  });

  test("another contract between shell and parts", () => {
    assert.match(lackedByShell({ contract: 3, facades: {} }, { contract: 2, facades: {} })[0], /contract 3/);
  });

  for (const text of ["0", "-1", "101", "1.5", "ten", "", "1e1", " 5", "0x10"])
    test(`a canary with the share "${text}"`, () => assert.throws(() => shareOf(text), /1 to 100/));
  test("an invalid share", () => assert.deepEqual(["1", "100"].map(shareOf), [1, 100]));
});

describe("a failing target", () => {
  const atTheThirdFile = (answer) => {
    let files = 0;
    s3.trouble.before = (request, response) => {
      files += Number(request.method === "PUT");
      return files > 2 && answer(request, response) !== false;
    };
  };
  for (const [how, answer] of [
    ["is unreachable in the middle of the upload", (request) => request.socket.destroy()],
    ["is full", (_, response) => response.writeHead(507).end("<Error><Code>InsufficientStorage</Code></Error>")],
    ["refuses the key", (_, response) => response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>")],
  ])
    test(`a bucket that ${how}`, async () => {
      const target = aBucket();
      const first = await releasePart(job(target, aBuild(student, "one")));
      atTheThirdFile(answer);
      const build = aBuild(student, "two");
      await refuses(releasePart(job(target, build)), /broke off[\s\S]*as it was/);
      s3.trouble.before = null;
      assert.equal((await lineOf(target)).current.version, first);
      await releasePart(job(target, build)); // continues
    });

  test("a bucket that does not answer is reported", async () => {
    const options = { endpoint: s3.endpoint, region: "ap-south-1", credentials, maxAttempts: 1 };
    const target = s3Target("s3://bucket", {
      ...options,
      requestHandler: { requestTimeout: 200, throwOnRequestTimeout: true },
    });
    s3.trouble.before = () => true;
    await refuses(releasePart(job(target, aBuild(student, "one"))), /cannot be read/);
  });

  test("a folder without write access is reported", { skip: process.getuid?.() === 0 }, async () => {
    const folder = aFolder();
    chmodSync(folder, 0o500);
    await refuses(releasePart(job(folderTarget(folder), aBuild(student, "one"))), /may not be written/);
  });

  test("a folder without space is reported", async () => {
    const target = folderTarget(aFolder());
    const full = {
      ...target,
      create: async () => {
        throw Object.assign(new Error("x"), { code: "ENOSPC" });
      },
    };
    await refuses(releasePart(job(full, aBuild(student, "one"))), /no space is left/);
    assert.equal(await target.read("remotes.json"), null);
  });

  test("breaks the lock of a dead releaser after some seconds, not earlier", async () => {
    const folder = aFolder();
    const target = folderTarget(folder);
    const lock = path.join(folder, "remotes.json.lock");
    writeFileSync(lock, "1");
    await assert.rejects(target.replace("remotes.json", Buffer.from("[]"), null), Conflict);
    const past = Date.now() / 1000 - 60;
    utimesSync(lock, past, past);
    await target.replace("remotes.json", Buffer.from("[]"), null);
  });

  test("measures the age of a lock by the folder's own clock, not by ours", async (t) => {
    const folder = aFolder();
    writeFileSync(path.join(folder, "remotes.json.lock"), "1");
    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 3_600_000 });
    await assert.rejects(folderTarget(folder).replace("remotes.json", Buffer.from("[]"), null), Conflict);
  });

  test("changes nothing after losing the lock, and leaves the other's lock", () => {
    const file = path.join(aFolder(), "remotes.json");
    withFileLock(file, (checkOurs) => {
      checkOurs();
      writeFileSync(`${file}.lock`, "another");
      assert.throws(checkOurs, Conflict);
    });
    assert.equal(readFileSync(`${file}.lock`, "utf8"), "another");
  });

  for (const address of ["ftp://x", "s3:///no-bucket"])
    test(`refuses the address ${address}`, () => refuses(openTarget(address, "/"), /folder or s3/));
});

describe("options of the command", () => {
  const runTool = (...args) => {
    const index = path.join(import.meta.dirname, "index.mjs");
    const { status, stderr } = spawnSync(process.execPath, ["--no-warnings", index, ...args], { encoding: "utf8" });
    assert.equal(status, 1);
    return stderr;
  };
  test("that contradict each other are refused", () => {
    assert.match(runTool("release", "student", "--promote", "--canary", "5"), /goes with neither/);
  });
  for (const every of ["0", "often", "-1", "4000"])
    test(`with a pause of "${every}" are refused`, () =>
      assert.match(runTool("releases", "student", "--watch", `--every=${every}`), /from 1 to 3600/));
});

test("computes the version from the content: the same build has the same version, and one changed byte another", () => {
  const versions = ["one", "one", "two"].map((text) => aBuild(student, text).release.version);
  assert.equal(versions[0], versions[1]);
  assert.notEqual(versions[0], versions[2]);
});

test("puts its release into the page of a shell", () => {
  const { files, release } = aBuild(shell, "x");
  assert.match(files["index.html"].toString(), new RegExp(`<meta name="release" content="${release.version}">`));
});

test("registers no worker in the page of a shell whose worker removes itself", () => {
  const removed = aBuild(shell, "x", {}, { "sw.js": REMOVED_WORKER });
  assert.match(removed.files["index.html"].toString(), /<meta name="worker" content="none">/);
  assert.doesNotMatch(aBuild(shell, "x").files["index.html"].toString(), /name="worker"/);
});

test("puts its release into the worker, so that browsers fetch it and its offline page", () => {
  const { files, release } = aBuild(shell, "x");
  assert.equal(files["sw.js"].toString(), `work();\n// Release ${release.version}\n`);
  assert.equal(gunzipSync(files["sw.js.gz"]).toString(), files["sw.js"].toString());
});

test("sets type, encoding and cache time of files in a bucket", async () => {
  const target = aBucket();
  const { release } = aBuild(student, "one");
  await releasePart(job(target, aBuild(student, "one")));
  const headersOf = (name) => s3.objects.get(`site/remotes/student/${release.version}/${name}`).headers;
  const script = headersOf("main.0123456789.js.br");
  assert.deepEqual(
    [script["content-type"], script["content-encoding"], script["cache-control"]],
    ["text/javascript; charset=utf-8", "br", "public, max-age=31536000, immutable"],
  );
  assert.equal(headersOf("mf-manifest.json")["cache-control"], "no-cache");
  assert.equal(s3.objects.get("site/remotes.json").headers["cache-control"], "no-cache");
});
