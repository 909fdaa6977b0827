import type { Entry } from "./entries.ts";

const MOST = 5;
/** By person, and only in memory: the labels are names of candidates, and the device may be shared. */
const opened = new Map<string, readonly Entry[]>();

/** Returns what a person opened from the search since the page was loaded, the last first. */
export const recentOf = (userId: string): readonly Entry[] => opened.get(userId) ?? [];

/** Records that a person opened a job, candidate or application. */
export function recordOpened(userId: string, entry: Entry) {
  if (!["jobs", "candidates", "applications", "recent"].includes(entry.group)) return;
  const { status: _, ...kept } = entry;
  const others = recentOf(userId).filter(({ to }) => to !== entry.to);
  opened.set(userId, [{ ...kept, group: "recent" as const }, ...others].slice(0, MOST));
}
