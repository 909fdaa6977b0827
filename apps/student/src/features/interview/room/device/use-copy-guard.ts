import { useEffect, useEffectEvent, useRef } from "react";
import { EDITOR_SELECTOR } from "../../editor/editor-props.ts";

const SAID = ["copy", "cut", "paste", "contextmenu"];
const SILENT = ["selectstart", "dragstart", "drop"];

const isInEditor = (target: EventTarget | null) =>
  (target instanceof Element ? target : target instanceof Node ? target.parentElement : null)?.closest(
    EDITOR_SELECTOR,
  ) != null;

/** Allows copy, cut, paste, selection and the context menu in the answer editor only; reports the first refusal. */
export function useCopyGuard(onFirstRefusal: () => void) {
  const isReported = useRef(false);
  const report = useEffectEvent(() => {
    if (isReported.current) return;
    isReported.current = true;
    onFirstRefusal();
  });
  useEffect(() => {
    const refuse = (event: Event) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      if (SAID.includes(event.type)) report();
    };
    for (const type of [...SAID, ...SILENT]) document.addEventListener(type, refuse, true);
    return () => {
      for (const type of [...SAID, ...SILENT]) document.removeEventListener(type, refuse, true);
    };
  }, []);
}
