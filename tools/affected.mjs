// Determines what a change affects, for `npm test -- --affected` and `npm run test:stress`.
import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** Returns the files that differ from a commit, including new and deleted ones. */
export const changedSince = (base) => [
  ...git("diff", "--name-only", base),
  ...git("ls-files", "--others", "--exclude-standard"),
];

/** The journeys of each part, as patterns of their file names. */
const OF_PART = new Map([
  ["admin", ["/admin\\."]],
  ["employer", ["/employer\\."]],
  ["masterclass", ["masterclass", "course", "checkout"]],
  ["student", ["/student\\."]],
]);
/** For these files the journey through all parts is enough: the server's own tests cover the rest. */
const WITHOUT_PART = /^(?:apps\/api|bench|deploy|docs)\/|^[^/]+\.md$/;

/** Returns patterns for Playwright: the journey through all parts and those of the changed parts. None means all journeys. */
export function journeysOf(files) {
  const parts = files
    .filter((file) => !WITHOUT_PART.test(file))
    .map((file) => OF_PART.get(/^apps\/([^/]+)\//.exec(file)?.[1]));
  return parts.includes(undefined) ? [] : ["main-job", ...new Set(parts.flat())];
}
