// Changes what visitors get: a release, a canary, a rollback. Its dependencies are passed to it, so that tests can
// break each step.
import { setTimeout as sleep } from "node:timers/promises";
import { integrityOf, SHELL } from "./built.mjs";
import {
  asCanary,
  lineOf,
  parseList,
  ReleaseError,
  rolledBack,
  withoutCanary,
  withRelease,
  writeList,
} from "./list.mjs";
import { lackedByApi, lackedByShell } from "./needs.mjs";
import { Conflict } from "./targets/conflict.mjs";
import { historyOf, reasonOf, record, upload } from "./upload.mjs";

const LIST = "remotes.json";
const LOST =
  "Somebody else released at the same moment, and was first. Nothing of yours is live; look, and run it again.";

/** Reads the list; a target that does not answer gives a sentence, not a stack. */
async function readList(target) {
  const there = await target.read(LIST).catch((error) => {
    throw new ReleaseError(`${target.name} cannot be read: ${reasonOf(error)}.`, { cause: error });
  });
  return { lines: parseList(there?.body.toString() ?? null), tag: there?.tag ?? null };
}

const MOVES = 10;
const PAUSE_MS = 200;
const lineText = (lines, part) => JSON.stringify(lines.find(({ name }) => name === part.name) ?? null);

/**
 * Replaces the list by its `change`. If the list has changed since it was read, but not the part's own line, it is
 * read again: another part was released at the same time, and `check` decides whether this one still fits.
 */
async function move({ target, part }, read, change, check = async () => {}) {
  let now = read;
  for (let turn = 1; ; turn++) {
    try {
      return await target.replace(LIST, Buffer.from(writeList(change(now.lines))), now.tag);
    } catch (error) {
      if (!(error instanceof Conflict))
        throw new ReleaseError(`${target.name}: remotes.json could not be written: ${reasonOf(error)}.`, {
          cause: error,
        });
    }
    if (turn === MOVES) throw new ReleaseError(LOST);
    await sleep(Math.random() * PAUSE_MS); // so that several releasers do not collide again
    now = await readList(target);
    if (lineText(now.lines, part) !== lineText(read.lines, part)) throw new ReleaseError(LOST);
    await check(now.lines);
  }
}

async function jsonAt(target, key) {
  const there = await target.read(key);
  return there && JSON.parse(there.body.toString());
}
const versionsOf = (...releases) => releases.flatMap((release) => release?.version ?? []);
const liveOf = ({ current, canary }) => versionsOf(current, canary);
const formerOf = ({ previous }) => versionsOf(previous);

/** Returns what the current shells offer; none on a target without a shell. */
async function shellsOf(target, lines) {
  const shell = lines.find(({ name }) => name === SHELL);
  const keys = shell ? liveOf(shell).map((version) => `remotes/shell/${version}/facades.json`) : [];
  const indexes = await Promise.all(keys.map((key) => jsonAt(target, key)));
  return indexes.filter(Boolean);
}

/** Returns what parts would lack under another shell: their releases that `chosen` selects. */
async function lackedUnder(target, lines, shell, chosen) {
  const faults = [];
  for (const line of lines.filter(({ name }) => name !== SHELL))
    for (const version of chosen(line)) {
      const needs = await jsonAt(target, `remotes/${line.name}/${version}/needs.json`);
      if (needs) faults.push(...lackedByShell(needs, shell, `${line.name} ${version}`));
    }
  return faults;
}

function refuseIf(faults, title, advice) {
  if (faults.length > 0) throw new ReleaseError([title, ...faults.map((fault) => `  - ${fault}`), advice].join("\n"));
}

/** Checks that a shell fits the live parts; reports those whose rollback it prevents. */
async function checkShell({ target, lines, say }, shell, which, advice) {
  refuseIf(await lackedUnder(target, lines, shell, liveOf), `Parts that are live do not run in ${which}:`, advice);
  for (const fault of await lackedUnder(target, lines, shell, formerOf))
    say(`No rollback of this part while this shell is live: ${fault}.`);
}

/** Checks that a part fits the live shells and the live API. */
async function checkPart({ target, lines, part, liveCalls }, needs, advice) {
  const shells = await shellsOf(target, lines);
  refuseIf(
    [...new Set(shells.flatMap((shell) => lackedByShell(needs, shell)))],
    `${part.name} does not run in the shell that is live:`,
    advice ?? "Release the shell first.",
  );
  const wire = lackedByApi(needs, await liveCalls());
  refuseIf(
    wire,
    `${part.name} calls the API in ways that the live one does not answer:`,
    advice ?? "Release the API first.",
  );
}

const contentOf = (files, name) => JSON.parse(files[name].toString());
const checkFit = (job) =>
  job.part.name === SHELL
    ? checkShell(
        job,
        contentOf(job.build.files, "facades.json"),
        "this shell",
        "Release them first, or build a newer one.",
      )
    : checkPart(job, contentOf(job.build.files, "needs.json"));

/** Checks that the release to roll back to still fits what is live; a part's is not checked if forced. */
async function checkBack(job, version) {
  const { target, part, allowsOlder } = job;
  if (part.name === SHELL) {
    const shell = await jsonAt(target, `remotes/${SHELL}/${version}/facades.json`);
    return shell && checkShell(job, shell, `shell ${version}`, "Roll them back first.");
  }
  const needs = allowsOlder ? null : await jsonAt(target, `remotes/${part.name}/${version}/needs.json`);
  if (!needs) return;
  const advice = `This is about ${version}, the release before. --older rolls back to it all the same.`;
  const liveCalls = () =>
    job.liveCalls().catch((error) => {
      throw new ReleaseError(`${error.message}\n${advice}`, { cause: error });
    });
  await checkPart({ ...job, liveCalls }, needs, advice);
}

/** Returns the commit that a version was built from, not that of a later move. */
async function commitOf(target, part, version) {
  const past = await historyOf(target, part.name);
  const isBuilt = ({ what }) => what === "release" || what === "canary";
  return past.findLast((entry) => entry.version === version && isBuilt(entry) && entry.commit)?.commit ?? "";
}

/** Refuses to move visitors back to an older commit unless forced. */
async function checkAge({ target, part, lines, commit, isAncestor, allowsOlder }) {
  const line = lines.find(({ name }) => name === part.name);
  if (!line || allowsOlder) return;
  const { version } = line.current;
  const live = await commitOf(target, part, version);
  if (!live || live === commit || !(await isAncestor(commit, live))) return;
  throw new ReleaseError(
    `${part.name} ${version} is live, of commit ${live.slice(0, 10)}, which is newer than ${commit.slice(0, 10)}.\n` +
      "Bring your tree up to date; to go back use rollback; --older releases it all the same.",
  );
}

/**
 * Checks, uploads and tries the release, and only then changes the list. `job`: target, part, build, share (of a
 * canary),
 * commit, who, now, isAncestor, allowsOlder, liveCalls, smoke, say.
 */
export async function releasePart(job) {
  const { target, part, build, share, say, commit } = job;
  const read = await readList(target);
  const change = (before) =>
    share === undefined ? withRelease(before, part, build.release) : asCanary(before, part, build.release, share);
  const fits = (lines) => checkFit({ ...job, lines });
  change(read.lines); // throws before anything is uploaded
  await checkAge({ ...job, lines: read.lines });
  await fits(read.lines);
  const written = await upload(target, part.name, build);
  say(`${written} new files in ${part.name}/${build.release.version}, ${Object.keys(build.files).length} in all`);
  await job.smoke({ part, build });
  await move(job, read, change, fits);
  const what = share === undefined ? "release" : "canary";
  await note(job, { what, version: build.release.version, commit, share, sizes: build.sizes });
  return build.release.version;
}

/** Writes the history. Visitors have the release already, so a failure here is only a warning. */
async function note({ target, part, who, now, say }, what) {
  try {
    const commit = what.commit ?? (await commitOf(target, part, what.version));
    await record(target, part.name, { who, when: now().toISOString(), ...what, commit });
  } catch (error) {
    say(`Warning: this is live, but the history of ${part.name} could not be written: ${reasonOf(error)}.`);
  }
}

/** Checks that an earlier release still exists on the target. */
async function checkThere({ target, part }, { version, entry, integrity }) {
  const isElsewhere = !entry.startsWith("/");
  const there = isElsewhere ? undefined : await target.read(entry.slice(1));
  if (isElsewhere || (there && integrityOf(there.body) === integrity)) return;
  throw new ReleaseError(
    `${entry} of ${part.name} ${version} is ${there ? "of another content" : "no longer on the target"}: nobody could use it. Nothing was changed.`,
  );
}

/** Gives the canary's version to everyone, without a build. */
export async function promote(job) {
  const { target, part } = job;
  const read = await readList(target);
  const { canary, owns: before } = lineOf(read.lines, part.name);
  if (!canary) throw new ReleaseError(`${part.name} has no canary.`);
  const { share: _, owns = before, ...release } = canary;
  await checkThere(job, release);
  await move(job, read, (lines) => withRelease(lines, { name: part.name, owns }, release));
  await note(job, { what: "promote", version: release.version });
  return release.version;
}

/** Ends the canary if there is one, otherwise rolls the current release back; with `canary`, only a canary of this version. */
export async function rollBack(job) {
  const { target, part } = job;
  const read = await readList(target);
  const line = lineOf(read.lines, part.name);
  if (job.canary && line.canary?.version !== job.canary)
    throw new ReleaseError(`${part.name} has no canary ${job.canary} any more: it is gone, and nothing was changed.`);
  const change = (lines) => (line.canary ? withoutCanary(lines, part.name) : rolledBack(lines, part.name));
  const back = lineOf(change(read.lines), part.name).current;
  const { version } = back;
  const fits = async (lines) => line.canary || checkBack({ ...job, lines }, version);
  if (!line.canary) await checkThere(job, back);
  await fits(read.lines);
  await move(job, read, change, fits);
  const what = line.canary ? "canary ended" : "rollback";
  await note(job, { what, version, from: line.canary?.version ?? line.current.version });
  return { what, version };
}
