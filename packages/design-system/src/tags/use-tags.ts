import { useRef, useState } from "react";
import * as words from "../messages/tags.en-in.ts";
import { hasTag, tagsIn, withTags } from "./tags-value.ts";

export interface TagsOptions {
  value: readonly string[];
  onValue: (tags: string[]) => void;
  suggestions: readonly string[];
  limit: number | undefined;
  /** Singular and plural, such as "skill" and "skills", for the announcement after each change. */
  nouns: readonly [one: string, other: string];
}

const MAX_SUGGESTIONS = 6;
const plural = new Intl.PluralRules("en-IN");

/** The input, suggestions and announcements of a TagsInput, and the changes of its list. */
export function useTags({ value, onValue, suggestions, limit, nouns }: TagsOptions) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const typed = text.trim().toLowerCase();
  const isOffered = (tag: string) => tag.toLowerCase().includes(typed) && !hasTag(value, tag);
  const matches = isOpen && typed ? suggestions.filter(isOffered).slice(0, MAX_SUGGESTIONS) : [];
  const count = (tags: readonly string[]) => `${tags.length} ${nouns[plural.select(tags.length) === "one" ? 0 : 1]}`;

  function add(added: string[]) {
    setText("");
    setActive(-1);
    if (added.length === 0) return;
    const next = withTags(value, added, limit);
    if (next.length > value.length) {
      say(words.tags.added(next.slice(value.length).join(", "), count(next)));
      return onValue(next);
    }
    const isFull = limit !== undefined && value.length >= limit;
    say(isFull ? words.tags.full(count(value)) : words.tags.present(added.join(", ")));
  }
  function remove(at: number) {
    const next = value.filter((_, index) => index !== at);
    say(words.tags.removed(value[at], count(next)));
    onValue(next);
    input.current?.focus();
  }
  function onText(next: string) {
    // Phone keyboards do not always send a key event for the comma.
    if (/[,\n]/.test(next)) return add(tagsIn(next));
    setText(next);
    setActive(-1);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setActive(-1);
  }
  function leave() {
    close();
    add(tagsIn(text)); // no input is lost
  }
  return { leave, value, text, matches, active, setActive, said, input, add, remove, onText, close };
}

export type Tags = ReturnType<typeof useTags>;
