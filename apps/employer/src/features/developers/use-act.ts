import { useState } from "react";
import type { Act } from "./asked-act.tsx";

/** Holds the act that a dialog asks about. Each question has a key, so that no state of the former one remains. */
export function useAct() {
  const [asked, setAsked] = useState<{ act: Act; key: number }>();
  const [isOpen, setOpen] = useState(false);
  return {
    asked,
    isOpen,
    ask(act: Act) {
      setAsked({ act, key: (asked?.key ?? 0) + 1 });
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
