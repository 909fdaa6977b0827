import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, test } from "node:test";
import { lackedByApi } from "./needs.mjs";
import { promote, releasePart, rollBack } from "./release.mjs";
import { folderTarget } from "./targets/folder-target.mjs";
import { aBuild, aFolder, job, lineOf, refuses, shell, student, WIRE } from "./testing/support.mjs";
import { historyOf } from "./upload.mjs";

const employer = { name: "employer", owns: ["/employer"] };
const old = { facades: { "@dryrun/remote-kit/router": ["Link"] } };
const aTarget = () => folderTarget(aFolder());

/** Runs something after a release was tried, and before it changes the list. */
const meanwhile = (work) => ({ smoke: work });

describe("two simultaneous moves", () => {
  test("releases of different parts both become live", async () => {
    const target = aTarget();
    const other = job(target, aBuild(employer, "two"), { part: employer });
    const version = await releasePart(
      job(
        target,
        aBuild(student, "one"),
        meanwhile(() => releasePart(other)),
      ),
    );
    assert.equal((await lineOf(target)).current.version, version);
    assert.equal((await lineOf(target, "employer")).current.version, other.build.release.version);
    assert.equal((await historyOf(target, "student")).length, 1);
  });

  test("many releases of different parts all become live", async () => {
    const target = aTarget();
    const parts = Array.from({ length: 5 }, (_, index) => ({ name: `part${index}`, owns: [] }));
    await Promise.all(parts.map((part) => releasePart(job(target, aBuild(part, "x"), { part }))));
    for (const { name } of parts) assert.ok(await lineOf(target, name));
  });

  test("a part that needs a facade that the shell has lost is refused, even if its first check preceded that shell", async () => {
    const target = aTarget();
    await releasePart(job(target, aBuild(shell, "new"), { part: shell }));
    const other = job(target, aBuild(shell, "old", old), { part: shell });
    const needing = job(
      target,
      aBuild(student, "router.useBlocker()"),
      meanwhile(() => releasePart(other)),
    );
    await refuses(releasePart(needing), /does not run in the shell that is live/);
    assert.equal(await lineOf(target), undefined);
  });

  test("a rollback and a promotion during the release of another part both work", async () => {
    const target = aTarget();
    const first = await releasePart(job(target, aBuild(student, "one")));
    await releasePart(job(target, aBuild(student, "two")));
    let others = 0;
    const busy = {
      ...target,
      async replace(...args) {
        if (others++ % 2 === 0) {
          const part = { name: `other${others}`, owns: [] };
          await releasePart(job(target, aBuild(part, "x"), { part }));
        }
        return target.replace(...args);
      },
    };
    assert.equal((await rollBack(job(busy, null))).version, first);
    const third = await releasePart(job(target, aBuild(student, "three"), { share: 5 }));
    assert.equal(await promote(job(busy, null)), third);
    assert.ok((await lineOf(target, "other1")) && (await lineOf(target, "other3")));
  });
});

describe("a rollback", () => {
  /** A student part whose previous release makes calls that the live one does not. */
  async function changed(target) {
    const first = await releasePart(job(target, aBuild(student, 'get("/jobs/:id")')));
    await releasePart(job(target, aBuild(student, 'get("/jobs")')));
    return first;
  }
  const { "jobs.one": _, ...without } = WIRE;

  test("is refused if the live API does not support the previous release, unless forced", async () => {
    const target = aTarget();
    const first = await changed(target);
    assert.notDeepEqual(lackedByApi({ calls: WIRE }, without), []);
    const liveCalls = async () => without;
    await refuses(rollBack(job(target, null, { liveCalls })), /jobs\.one: the call is gone[\s\S]*--older/);
    assert.equal((await rollBack(job(target, null, { liveCalls, allowsOlder: true }))).version, first);
  });

  test("is refused if the live shell lacks what the previous release needs", async () => {
    const target = aTarget();
    await releasePart(job(target, aBuild(shell, "new"), { part: shell }));
    const first = await releasePart(job(target, aBuild(student, "router.useBlocker()")));
    await releasePart(job(target, aBuild(student, "router.Link")));
    const output = [];
    const say = (text) => output.push(text);
    await releasePart(job(target, aBuild(shell, "old", old), { part: shell, say }));
    assert.match(output.join("\n"), new RegExp(`No rollback[\\s\\S]*student ${first} needs useBlocker`));
    await refuses(rollBack(job(target, null)), /needs useBlocker/);
  });

  test("ends a canary without querying the API, and only the intended canary", async () => {
    const target = aTarget();
    await releasePart(job(target, aBuild(student, "one")));
    const canary = await releasePart(job(target, aBuild(student, "two"), { share: 5 }));
    const liveCalls = () => assert.fail("nobody asks");
    await refuses(rollBack(job(target, null, { canary: "another", liveCalls })), /no canary another any more/);
    assert.equal((await lineOf(target)).canary.version, canary);
    assert.equal((await rollBack(job(target, null, { canary, liveCalls }))).what, "canary ended");
    await refuses(rollBack(job(target, null, { canary, liveCalls })), /is gone/);
  });

  for (const [how, change] of [
    ["is no longer on the target", (file) => rmSync(file)],
    ["is of another content", (file) => writeFileSync(file, "{}")],
  ])
    test(`is refused if the release ${how}, and so is a promotion`, async () => {
      const folder = aFolder();
      const target = folderTarget(folder);
      const first = await releasePart(job(target, aBuild(student, "one")));
      await releasePart(job(target, aBuild(student, "two")));
      const fileOf = (version) => path.join(folder, "remotes/student", version, "mf-manifest.json");
      change(fileOf(first));
      const before = await lineOf(target);
      await refuses(
        rollBack(job(target, null, { allowsOlder: true })),
        new RegExp(`${how}[\\s\\S]*Nothing was changed`),
      );
      assert.deepEqual(await lineOf(target), before);
      const canary = await releasePart(job(target, aBuild(student, "three"), { share: 5 }));
      change(fileOf(canary));
      await refuses(promote(job(target, null)), new RegExp(how));
      await rollBack(job(target, null)); // a canary ends in any case
    });

  test("does not need the API to answer if forced", async () => {
    const target = aTarget();
    await changed(target);
    const liveCalls = async () => {
      throw new Error("The live API does not answer.");
    };
    await refuses(rollBack(job(target, null, { liveCalls })), /does not answer[\s\S]*--older/);
    await rollBack(job(target, null, { liveCalls, allowsOlder: true }));
  });
});

test("a promotion gives the part the URLs that the canary owns", async () => {
  const target = aTarget();
  await releasePart(job(target, aBuild(student, "one")));
  const part = { ...student, owns: ["/student", "/learn"] };
  await releasePart(job(target, aBuild(student, "two"), { part, share: 5 }));
  assert.deepEqual((await lineOf(target)).owns, ["/student"]);
  await promote(job(target, null));
  const { owns, current } = await lineOf(target);
  assert.deepEqual([owns, "owns" in current], [part.owns, false]);
});

describe("the history", () => {
  test("records the commit that each version was built from, and compares ages by these commits", async () => {
    const target = aTarget();
    await releasePart(job(target, aBuild(student, "one"), { commit: "c1" }));
    await releasePart(job(target, aBuild(student, "two"), { commit: "c2" }));
    await rollBack(job(target, null, { commit: "c9" }));
    const isAncestor = async (one, other) => one < other;
    // c2 is newer than c1, which is live again; the rollback from c9 does not make c1 newer.
    await releasePart(job(target, aBuild(student, "three"), { commit: "c2", isAncestor, share: 5 }));
    await promote(job(target, null, { commit: "c9" }));
    const past = await historyOf(target, "student");
    assert.deepEqual(
      past.map(({ what, commit }) => [what, commit]),
      [
        ["release", "c1"],
        ["release", "c2"],
        ["rollback", "c1"],
        ["canary", "c2"],
        ["promote", "c2"],
      ],
    );
  });

  test("with an unreadable entry blocks nothing, and numbers continue", async () => {
    const folder = aFolder();
    const target = folderTarget(folder);
    await releasePart(job(target, aBuild(student, "one")));
    writeFileSync(path.join(folder, "history/student/000001.json"), '{"what":');
    await releasePart(job(target, aBuild(student, "two")));
    const past = await historyOf(target, "student");
    assert.deepEqual(
      past.map(({ number, what }) => [number, what]),
      [
        [1, "not readable"],
        [2, "release"],
      ],
    );
  });

  test("that cannot be written gives a warning: the move is live", async () => {
    const target = aTarget();
    const failing = {
      ...target,
      create: (key, body) =>
        key.startsWith("history/") ? Promise.reject(new Error("the disk is full")) : target.create(key, body),
    };
    const output = [];
    const say = (text) => output.push(text);
    const version = await releasePart(job(failing, aBuild(student, "one"), { say }));
    assert.equal((await lineOf(target)).current.version, version);
    assert.match(output.at(-1), /^Warning: this is live, but the history of student .* the disk is full/);
  });
});
