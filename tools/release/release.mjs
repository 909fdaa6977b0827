// Moves what visitors get: a release, a canary, the way back. What it needs is passed to it, so that tests can break each step.
import { asCanary, lineOf, parseList, ReleaseError, released, rolledBack, withoutCanary, writeList } from "./list.mjs";
import { lackedByApi, lackedByShell } from "./needs.mjs";
import { Conflict } from "./targets/target.mjs";
import { historyOf, reasonOf, record, upload } from "./upload.mjs";

const LIST = "remotes.json";
const LOST =
  "Somebody else released at the same moment, and was first. Nothing of yours is live; look, and run it again.";

/** A target that does not answer is a sentence, not a stack. */
async function readList(target) {
  const there = await target.read(LIST).catch((error) => {
    throw new ReleaseError(`${target.name} cannot be read: ${reasonOf(error)}.`, { cause: error });
  });
  return { lines: parseList(there?.body.toString() ?? null), tag: there?.tag ?? null };
}

/** Replaces the list that was read by `lines`, unless it has changed since. */
async function move(target, tag, lines) {
  try {
    await target.replace(LIST, Buffer.from(writeList(lines)), tag);
  } catch (error) {
    if (error instanceof Conflict) throw new ReleaseError(LOST);
    throw new ReleaseError(`${target.name}: remotes.json could not be written: ${reasonOf(error)}.`, { cause: error });
  }
}

async function jsonAt(target, key) {
  const there = await target.read(key);
  return there && JSON.parse(there.body.toString());
}
const versionsOf = ({ current, canary }) => [current, canary].flatMap((release) => release?.version ?? []);

/** What the shells that visitors have now offer; none on a target without one. */
async function shellsOf(target, lines) {
  const shell = lines.find(({ name }) => name === "shell");
  const keys = shell ? versionsOf(shell).map((version) => `remotes/shell/${version}/facades.json`) : [];
  const found = await Promise.all(keys.map((key) => jsonAt(target, key)));
  return found.filter(Boolean);
}

/** What parts that are live would lack under another shell. */
async function lackedUnder(target, lines, shell) {
  const faults = [];
  for (const line of lines.filter(({ name }) => name !== "shell"))
    for (const version of versionsOf(line)) {
      const needs = await jsonAt(target, `remotes/${line.name}/${version}/needs.json`);
      if (needs) faults.push(...lackedByShell(needs, shell, `${line.name} ${version}`));
    }
  return faults;
}

function refuseIf(faults, title, advice) {
  if (faults.length > 0) throw new ReleaseError([title, ...faults.map((fault) => `  - ${fault}`), advice].join("\n"));
}

/** A part fits the shells and the API that are live; a shell fits the parts. */
async function checkFit({ target, lines, part, build, liveCalls }) {
  if (part.name === "shell") {
    const faults = await lackedUnder(target, lines, JSON.parse(build.files["facades.json"].toString()));
    return refuseIf(
      faults,
      "Parts that are live do not run in this shell:",
      "Release them first, or build a newer one.",
    );
  }
  const needs = JSON.parse(build.files["needs.json"].toString());
  const shells = await shellsOf(target, lines);
  refuseIf(
    [...new Set(shells.flatMap((shell) => lackedByShell(needs, shell)))],
    `${part.name} does not run in the shell that is live:`,
    "Release the shell first.",
  );
  const wire = lackedByApi(needs, await liveCalls());
  refuseIf(wire, `${part.name} calls the API in ways that the live one does not answer:`, "Release the API first.");
}

/** Refuses to take visitors back to an older commit without somebody saying so. */
async function checkAge({ target, part, lines, commit, isAncestor, allowsOlder }) {
  const line = lines.find(({ name }) => name === part.name);
  if (!line || allowsOlder) return;
  const past = await historyOf(target, part.name);
  const live = past.findLast(({ version, commit: known }) => version === line.current.version && known);
  if (!live || live.commit === commit || !(await isAncestor(commit, live.commit))) return;
  throw new ReleaseError(
    `${part.name} ${live.version} is live, of commit ${live.commit.slice(0, 10)}, which is newer than ${commit.slice(0, 10)}.\n` +
      "Bring your tree up to date; to go back use rollback; --older releases it all the same.",
  );
}

/**
 * Checks, uploads, tries the release where it is, and only then moves the list. `job`: target, part, build, share (of a canary),
 * commit, who, now, isAncestor, allowsOlder, liveCalls, smoke, say.
 */
export async function releasePart(job) {
  const { target, part, build, share, say } = job;
  const { lines, tag } = await readList(target);
  const change = (before) =>
    share === undefined ? released(before, part, build.release) : asCanary(before, part, build.release, share);
  const after = change(lines); // refuses before anything is uploaded
  await checkAge({ ...job, lines });
  await checkFit({ ...job, lines });
  const written = await upload(target, part.name, build);
  say(`${written} new files in ${part.name}/${build.release.version}, ${Object.keys(build.files).length} in all`);
  await job.smoke({ part, build });
  await move(target, tag, after);
  await note(job, share === undefined ? "release" : "canary", build.release.version, { share, sizes: build.sizes });
  return build.release.version;
}

const note = ({ target, part, who, now, commit }, what, version, more = {}) =>
  record(target, part.name, { what, version, who, when: now().toISOString(), commit, ...more });

/** Gives the canary's version to everybody, without a build. */
export async function promote(job) {
  const { target, part } = job;
  const { lines, tag } = await readList(target);
  const { canary } = lineOf(lines, part.name);
  if (!canary) throw new ReleaseError(`${part.name} has no canary.`);
  const { share: _, ...release } = canary;
  await move(target, tag, released(lines, lineOf(lines, part.name), release));
  await note(job, "promote", release.version);
  return release.version;
}

/** Takes the canary back where there is one, else the current release. */
export async function rollBack(job) {
  const { target, part } = job;
  const { lines, tag } = await readList(target);
  const line = lineOf(lines, part.name);
  const after = line.canary ? withoutCanary(lines, part.name) : rolledBack(lines, part.name);
  const { version } = lineOf(after, part.name).current;
  if (part.name === "shell") {
    const shell = await jsonAt(target, `remotes/shell/${version}/facades.json`);
    const faults = shell ? await lackedUnder(target, lines, shell) : [];
    refuseIf(faults, `Parts that are live do not run in shell ${version}:`, "Roll them back first.");
  }
  await move(target, tag, after);
  const what = line.canary ? "canary ended" : "rollback";
  await note(job, what, version, { from: line.canary?.version ?? line.current.version });
  return { what, version };
}
