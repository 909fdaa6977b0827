import { useEffect, useEffectEvent, useRef } from "react";
import { EDITOR_SELECTOR } from "../editor/editor-props.ts";

const SAID = ["copy", "cut", "paste", "contextmenu"];
const SILENT = ["selectstart", "dragstart", "drop"];

const isInEditor = (target: EventTarget | null) =>
  (target instanceof Element ? target : target instanceof Node ? target.parentElement : null)?.closest(
    EDITOR_SELECTOR,
  ) != null;

/** Copying, cutting, pasting, selecting and the context menu work in the answer editor only; the first refusal is told. */
export function useCopyGuard(onFirstRefusal: () => void) {
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    if (isTold.current) return;
    isTold.current = true;
    onFirstRefusal();
  });
  useEffect(() => {
    const refuse = (event: Event) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      if (SAID.includes(event.type)) tell();
    };
    for (const type of [...SAID, ...SILENT]) document.addEventListener(type, refuse, true);
    return () => {
      for (const type of [...SAID, ...SILENT]) document.removeEventListener(type, refuse, true);
    };
  }, []);
}
