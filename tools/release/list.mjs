// Parses and changes the text of remotes.json; nothing here reads or writes files.
const isText = (value) => typeof value === "string" && value !== "";
const isRelease = (value) => isText(value?.version) && isText(value.entry) && typeof value.integrity === "string";
const isNoneOr = (value, is) => value === undefined || is(value);
const isLine = (value) =>
  isText(value?.name) &&
  Array.isArray(value.owns) &&
  value.owns.every(isText) &&
  isRelease(value.current) &&
  isNoneOr(value.previous, isRelease) &&
  isNoneOr(value.canary, (canary) => isRelease(canary) && Number.isFinite(canary.share));

/** An error of the caller, as a sentence. */
export class ReleaseError extends Error {}

/** Returns the lines of the list; empty for a site that has none yet. */
export function parseList(text) {
  if (text === null) return [];
  let lines;
  try {
    lines = JSON.parse(text);
  } catch {
    throw new ReleaseError(
      "remotes.json of the target is broken: it is no JSON. Nothing was changed; repair it first.",
    );
  }
  if (!Array.isArray(lines) || !lines.every(isLine))
    throw new ReleaseError(
      "remotes.json of the target has a form that this release of the tool does not know. Nothing was changed.",
    );
  return lines;
}

export const writeList = (lines) => `${JSON.stringify(lines, null, 2)}\n`;

export function lineOf(lines, part) {
  const line = lines.find(({ name }) => name === part);
  if (!line) throw new ReleaseError(`${part} was never released to this target.`);
  return line;
}
const replaced = (lines, line) =>
  lines.some(({ name }) => name === line.name)
    ? lines.map((one) => (one.name === line.name ? line : one))
    : [...lines, line];

const isShare = (share) => Number.isInteger(share) && share >= 1 && share <= 100;

/** Returns a share of visitors in whole percent, 1 to 100. */
export function shareOf(text) {
  const share = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!isShare(share))
    throw new ReleaseError(
      `A canary's share is a whole number from 1 to 100, not "${text}". A rollback ends a canary.`,
    );
  return share;
}

/** Gives `release` to everyone; the current one becomes the fallback. */
export function withRelease(lines, { name, owns }, release) {
  const before = lines.find((line) => line.name === name);
  const isSame = before?.current.version === release.version;
  const previous = isSame ? before.previous : before?.current;
  return replaced(lines, { ...before, name, owns, current: release, previous, canary: undefined });
}

/** Gives `release` to a share of visitors; the others keep theirs. The part gets the URLs that it owns with a promotion. */
export function asCanary(lines, { name, owns }, release, share) {
  const line = lines.find((one) => one.name === name);
  if (!line) throw new ReleaseError(`${name} was never released to this target: its first release is for everybody.`);
  if (line.current.version === release.version)
    throw new ReleaseError(`Everybody has ${release.version} already: it cannot be a canary.`);
  return replaced(lines, { ...line, canary: { ...release, share, owns } });
}

export function withoutCanary(lines, part) {
  const line = lineOf(lines, part);
  if (!line.canary) throw new ReleaseError(`${part} has no canary.`);
  return replaced(lines, { ...line, canary: undefined });
}

/**
 * Gives the previous release to everyone, and ends a canary. Leaves no fallback: that would be the release that was
 * rolled back.
 */
export function rolledBack(lines, part) {
  const line = lineOf(lines, part);
  if (!line.previous) throw new ReleaseError(`${part} has no release before ${line.current.version}.`);
  return replaced(lines, { ...line, current: line.previous, previous: undefined, canary: undefined });
}
