// Changes what visitors get: a release, a canary, a promotion, a rollback. Each holds the folder's lock.
import { integrityOf } from "./build.mjs";
import { historyOf, readIn, readJson, readList, record, replaceList, upload, withLock } from "./folder.mjs";
import { asCanary, lineOf, ReleaseError, rolledBack, withoutCanary, withRelease } from "./list.mjs";
import { lackedByApi, lackedByShell } from "./needs.mjs";
import { SHELL } from "./parts.mjs";

const versionsOf = (...releases) => releases.flatMap((release) => release?.version ?? []);
const liveOf = ({ current, canary }) => versionsOf(current, canary);
const formerOf = ({ previous }) => versionsOf(previous);

function refuseIf(faults, title, advice) {
  if (faults.length > 0) throw new ReleaseError([title, ...faults.map((fault) => `  - ${fault}`), advice].join("\n"));
}

/** Returns what parts would lack under another shell: their releases that `chosen` selects. */
const lackedUnder = (site, lines, shell, chosen) =>
  lines.flatMap((line) =>
    chosen(line).flatMap((version) => {
      const needs = readJson(site, `remotes/${line.name}/${version}/needs.json`); // none of the shell itself
      return needs ? lackedByShell(needs, shell, `${line.name} ${version}`) : [];
    }),
  );

/** Checks that a shell fits the live parts; reports those whose rollback it prevents. */
function checkShell({ site, lines, say }, shell, which, advice) {
  refuseIf(lackedUnder(site, lines, shell, liveOf), `Parts that are live do not run in ${which}:`, advice);
  for (const fault of lackedUnder(site, lines, shell, formerOf))
    say(`No rollback of this part while this shell is live: ${fault}.`);
}

/** Checks that a part fits the live shells and the live API. */
async function checkPart({ site, lines, part, liveCalls }, needs, advice) {
  const shell = lines.find(({ name }) => name === SHELL);
  const offers = (shell ? liveOf(shell) : []).map((version) => readJson(site, `remotes/shell/${version}/facades.json`));
  refuseIf(
    [...new Set(offers.filter(Boolean).flatMap((offer) => lackedByShell(needs, offer)))],
    `${part.name} does not run in the shell that is live:`,
    advice ?? "Release the shell first.",
  );
  refuseIf(
    lackedByApi(needs, await liveCalls()),
    `${part.name} calls the API in ways that the live one does not answer:`,
    advice ?? "Release the API first.",
  );
}

function checkFit(job) {
  const read = (name) => JSON.parse(job.build.files[name].toString());
  if (job.part.name !== SHELL) return checkPart(job, read("needs.json"));
  checkShell(job, read("facades.json"), "this shell", "Release them first, or build a newer one.");
}

/** Checks that the release to roll back to still fits what is live; a part's is not checked if forced. */
async function checkBack(job, version) {
  const { site, part, allowsOlder } = job;
  if (part.name === SHELL) {
    const shell = readJson(site, `remotes/${SHELL}/${version}/facades.json`);
    return shell && checkShell(job, shell, `shell ${version}`, "Roll them back first.");
  }
  const needs = allowsOlder ? null : readJson(site, `remotes/${part.name}/${version}/needs.json`);
  const advice = `This is about ${version}, the release before. --older rolls back to it all the same.`;
  const liveCalls = () =>
    job.liveCalls().catch((error) => {
      throw new ReleaseError(`${error.message}\n${advice}`, { cause: error });
    });
  if (needs) await checkPart({ ...job, liveCalls }, needs, advice);
}

/** Returns the commit that a version was built from, not that of a later move. */
function commitOf(site, part, version) {
  const isBuilt = ({ what }) => what === "release" || what === "canary";
  const past = historyOf(site, part.name);
  return past.findLast((entry) => entry.version === version && isBuilt(entry) && entry.commit)?.commit ?? "";
}

/** Refuses to move visitors back to an older commit unless forced. */
function checkAge({ site, part, lines, commit, isAncestor, allowsOlder }) {
  const line = lines.find(({ name }) => name === part.name);
  if (!line || allowsOlder) return;
  const { version } = line.current;
  const live = commitOf(site, part, version);
  if (!live || live === commit || !isAncestor(commit, live)) return;
  throw new ReleaseError(
    `${part.name} ${version} is live, of commit ${live.slice(0, 10)}, which is newer than ${commit.slice(0, 10)}.\n` +
      "Bring your tree up to date; to go back use rollback; --older releases it all the same.",
  );
}

/** Checks that an earlier release still exists in the folder. */
function checkThere({ site, part }, { version, entry, integrity }) {
  const content = entry.startsWith("/") ? readIn(site, entry.slice(1)) : null;
  if (content && integrityOf(content) === integrity) return;
  throw new ReleaseError(
    `${entry} of ${part.name} ${version} is ${content ? "of another content" : "missing"}: nobody could use it. Nothing was changed.`,
  );
}

/** Replaces the list, then writes the history. Visitors have the release by then, so a failure there is a warning. */
function move({ site, part, who, now, say }, lines, what) {
  replaceList(site, lines);
  try {
    const commit = what.commit ?? commitOf(site, part, what.version);
    record(site, part.name, { who, when: now().toISOString(), ...what, commit });
  } catch (error) {
    say(`Warning: this is live, but the history of ${part.name} could not be written: ${error.message}.`);
  }
}

/**
 * Checks and uploads the release, and only then changes the list. `job`: site, part, build, share (of a canary),
 * commit, who, now, isAncestor, allowsOlder, liveCalls, say.
 */
export const releasePart = (job) =>
  withLock(job.site, async () => {
    const { site, part, build, share, say, commit } = job;
    const lines = readList(site);
    const { version } = build.release;
    const next =
      share === undefined ? withRelease(lines, part, build.release) : asCanary(lines, part, build.release, share);
    checkAge({ ...job, lines });
    await checkFit({ ...job, lines });
    say(`${upload(site, part.name, build)} new files in ${part.name}/${version}`);
    move(job, next, { what: share === undefined ? "release" : "canary", version, commit, share, kb: build.kb });
    return version;
  });

/** Gives the canary's version to everyone, without a build. */
export const promote = (job) =>
  withLock(job.site, () => {
    const { site, part } = job;
    const lines = readList(site);
    const { canary, owns: before } = lineOf(lines, part.name);
    if (!canary) throw new ReleaseError(`${part.name} has no canary.`);
    const { share: _, owns = before, ...release } = canary;
    checkThere(job, release);
    move(job, withRelease(lines, { name: part.name, owns }, release), { what: "promote", version: release.version });
    return release.version;
  });

/** Ends the canary if there is one, otherwise restores the release before. */
export const rollBack = (job) =>
  withLock(job.site, async () => {
    const { site, part } = job;
    const lines = readList(site);
    const { canary, current } = lineOf(lines, part.name);
    const next = canary ? withoutCanary(lines, part.name) : rolledBack(lines, part.name);
    const back = lineOf(next, part.name).current;
    if (!canary) {
      checkThere(job, back);
      await checkBack({ ...job, lines }, back.version);
    }
    const what = canary ? "canary ended" : "rollback";
    move(job, next, { what, version: back.version, from: (canary ?? current).version });
    return { what, version: back.version };
  });
