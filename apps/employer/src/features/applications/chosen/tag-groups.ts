interface Tagged {
  _id: string;
  tags: readonly string[];
}
export interface TagGroup {
  tags: string[];
  applicationIds: string[];
}

/** Adds tags to each application's tags and groups applications with the same resulting tags. */
export function tagGroups(applications: readonly Tagged[], added: readonly string[]): TagGroup[] {
  const groups = new Map<string, TagGroup>();
  for (const { _id, tags } of applications) {
    const has = new Set(tags.map((tag) => tag.toLowerCase()));
    const missing = added.filter((tag) => !has.has(tag.toLowerCase()));
    if (missing.length === 0) continue;
    const next = [...tags, ...missing];
    const key = JSON.stringify(next);
    const group = groups.get(key) ?? { tags: next, applicationIds: [] };
    group.applicationIds.push(_id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
