const SEPARATOR = /[,\n;]+/;

/** Returns the tags in typed or pasted text. */
export const tagsIn = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((tag) => tag.trim().replace(/\s+/g, " "))
    .filter((tag) => tag !== "");

const isSame = (a: string, b: string) => a.toLocaleLowerCase("en") === b.toLocaleLowerCase("en");

/** Whether the tag is already present, ignoring case. */
export const hasTag = (tags: readonly string[], tag: string): boolean => tags.some((known) => isSame(known, tag));

/** Adds the new tags; merges duplicates, and drops tags beyond the limit. */
export function withTags(
  tags: readonly string[],
  added: readonly string[],
  limit = Number.POSITIVE_INFINITY,
): string[] {
  const all = [...tags];
  for (const tag of added) if (!hasTag(all, tag) && all.length < limit) all.push(tag);
  return all;
}
