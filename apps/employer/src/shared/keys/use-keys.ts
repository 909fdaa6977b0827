import { useEffect, useEffectEvent, useState } from "react";

const STORED = "review-keys";

/** Whether single-letter keys are on. They can disturb assistive tools, so they can be disabled on this device. */
export function useAreKeysOn() {
  const [areOn, setOn] = useState(() => localStorage.getItem(STORED) !== "off");
  const set = (isOn: boolean) => {
    localStorage.setItem(STORED, isOn ? "on" : "off");
    setOn(isOn);
  };
  return { areOn, set };
}

const FIELDS = "input, textarea, select, [contenteditable], [role=textbox]";
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;
const hasDialog = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** Calls the action of a pressed key, except during typing or in a dialog. */
export function useKeys(acts: Partial<Record<string, () => void>>, areOn: boolean) {
  const pressButton = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (hasDialog()) return;
    if (isTyping(event.target)) {
      // Escape returns from a field to the keys.
      if (event.key === "Escape") (event.target as HTMLElement).blur();
      return;
    }
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!areOn) return;
    const listen = (event: KeyboardEvent) => pressButton(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [areOn]);
}
