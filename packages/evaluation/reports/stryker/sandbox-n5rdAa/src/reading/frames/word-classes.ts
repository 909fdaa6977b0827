import classes from "./word-classes.json" with { type: "json" };

const byWord = new Map<string, string[]>();
const byStart: [start: string, name: string][] = [];
for (const [name, words] of Object.entries(classes)) {
  for (const word of words) {
    if (word.endsWith("*")) byStart.push([word.slice(0, -1), name]);
    else byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
}

const MOST_REMEMBERED = 20_000;
const known = new Map<string, readonly string[]>();

/** The classes of words that frames are made of ("false", "opposite", "past" …) and this word is in. */
export function classesOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const starting = byStart.flatMap(([start, name]) => (word.startsWith(start) ? [name] : []));
  const names = [...new Set([...(byWord.get(word) ?? []), ...starting])];
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(word, names);
  return names;
}
