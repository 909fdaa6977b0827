export const removeTag = (tag: string) => `Remove ${tag}`;
export const suggestions = "Suggestions";
export const tags = {
  added: (tags: string, count: string) => `${tags} added, ${count}`,
  removed: (tag: string | undefined, count: string) => `${tag} removed, ${count}`,
  present: (tags: string) => `${tags} has already been added`,
  full: (count: string) => `No more than ${count}`,
} as const;
