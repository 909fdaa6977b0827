import { useEffect, useEffectEvent } from "react";

interface Shortcuts {
  onRun: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** Ctrl+Enter, Ctrl+Shift+. and Ctrl+Shift+Enter, before the editor takes the key for itself. */
export function useShortcuts(shortcuts: Shortcuts) {
  const act = useEffectEvent((name: keyof Shortcuts) => shortcuts[name]());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      if (!name) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act(name);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
}

function shortcutOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): keyof Shortcuts | null {
  if (!(ctrlKey || metaKey)) return null;
  if (key === "Enter") return shiftKey ? "onPrevious" : "onRun";
  return shiftKey && (key === "." || code === "Period") ? "onNext" : null;
}
