import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { tagsIn } from "./tags-value.ts";
import type { Tags } from "./use-tags.ts";

const STEP = new Map(Object.entries<1 | -1>({ ArrowDown: 1, ArrowUp: -1 }));

/** Returns the next of `count` positions, cyclic; moving up from none selects the last. */
const stepIn = (count: number, at: number, step: 1 | -1) =>
  at === -1 && step === -1 ? count - 1 : (at + step + count) % count;

/** The keyboard and paste handlers of a TagsInput. */
export function useTagKeys({ value, text, matches, active, setActive, input, add, remove, close }: Tags) {
  const chips = useRef<HTMLUListElement>(null);
  const focusChip = (at: number) => {
    const buttons = chips.current?.querySelectorAll("button") ?? [];
    (at >= buttons.length ? input.current : buttons[Math.max(0, at)])?.focus();
  };

  /** Whether the key was handled. */
  function handle(event: KeyboardEvent): boolean {
    const { key } = event;
    const step = STEP.get(key);
    if ((key === "Backspace" || key === "ArrowLeft") && text === "" && value.length > 0) focusChip(value.length - 1);
    else if (step && matches.length > 0) setActive(stepIn(matches.length, active, step));
    else if (key === "Escape" && matches.length > 0) {
      event.stopPropagation(); // closes the list, not the dialog around it
      close();
    } else if (key === "," || ((key === "Enter" || (key === "Tab" && !event.shiftKey)) && text.trim() !== "")) {
      const chosen = matches[active];
      add(chosen === undefined ? tagsIn(text) : [chosen]);
    } else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!event.nativeEvent.isComposing && handle(event)) event.preventDefault();
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
  return { chips, onKeyDown, onChipKeyDown, onPaste };
}
