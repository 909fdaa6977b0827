import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { hasTag, tagsIn, withTags } from "./tags-value.ts";

export interface TagsOptions {
  value: readonly string[];
  onValue: (tags: string[]) => void;
  suggestions: readonly string[];
  limit: number | undefined;
  /** "skill" and "skills", for what is said after each change. */
  nouns: readonly [one: string, other: string];
}

const MAX_SUGGESTIONS = 6;
const plural = new Intl.PluralRules("en-IN");

/** The state and the keys of a TagsInput. */
export function useTags({ value, onValue, suggestions, limit, nouns }: TagsOptions) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [said, say] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);

  const typed = text.trim().toLowerCase();
  const matches =
    isOpen && typed
      ? suggestions.filter((tag) => tag.toLowerCase().includes(typed) && !hasTag(value, tag)).slice(0, MAX_SUGGESTIONS)
      : [];
  const count = (tags: readonly string[]) => `${tags.length} ${nouns[plural.select(tags.length) === "one" ? 0 : 1]}`;

  function add(added: string[]) {
    setText("");
    setActive(-1);
    if (added.length === 0) return;
    const next = withTags(value, added, limit);
    if (next.length === value.length) {
      const isFull = limit !== undefined && value.length >= limit;
      say(isFull ? `No more than ${count(value)}` : `${added.join(", ")} is already there`);
      return;
    }
    say(`${next.slice(value.length).join(", ")} added, ${count(next)}`);
    onValue(next);
  }

  function remove(at: number) {
    const next = value.filter((_, index) => index !== at);
    say(`${value[at]} removed, ${count(next)}`);
    onValue(next);
    input.current?.focus();
  }

  const focusChip = (at: number) => {
    const buttons = chips.current?.querySelectorAll("button") ?? [];
    (at >= buttons.length ? input.current : buttons[Math.max(0, at)])?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = matches[active];
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Backspace" || event.key === "ArrowLeft") && text === "" && value.length > 0) {
      event.preventDefault();
      focusChip(value.length - 1);
    } else if (move !== undefined && matches.length > 0) {
      event.preventDefault();
      setActive((active + move + matches.length + (active === -1 && move === -1 ? 1 : 0)) % matches.length);
    } else if (event.key === "Escape" && matches.length > 0) {
      event.preventDefault();
      event.stopPropagation(); // closes the list, not the dialog around it
      setOpen(false);
      setActive(-1);
    } else if (event.key === "Enter" || event.key === "Tab" || event.key === ",") {
      if (event.key === "Tab" && (event.shiftKey || text.trim() === "")) return;
      if (event.key === "Enter" && text.trim() === "") return;
      event.preventDefault();
      add(chosen === undefined ? tagsIn(text) : [chosen]);
    }
  }

  function onChipKeyDown(event: KeyboardEvent, at: number) {
    if (event.key === "Delete" || event.key === "Backspace") remove(at);
    else if (event.key === "ArrowLeft") focusChip(at - 1);
    else if (event.key === "ArrowRight") focusChip(at + 1);
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = tagsIn(event.clipboardData.getData("text"));
    if (pasted.length < 2) return;
    event.preventDefault();
    add([...tagsIn(text), ...pasted]);
  }

  function onText(next: string) {
    // Keyboards of phones do not always send a key for the comma.
    if (/[,\n]/.test(next)) return add(tagsIn(next));
    setText(next);
    setActive(-1);
    setOpen(true);
  }

  const leave = () => {
    setOpen(false);
    add(tagsIn(text));
  };
  return { text, matches, active, said, input, chips, add, remove, onKeyDown, onChipKeyDown, onPaste, onText, leave };
}
