import { COPYING_OFF } from "@dryrun/domain/interviews/messages";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect, useEffectEvent, useState } from "react";
import { EDITOR_SELECTOR } from "../../../../shared/editor/editor-props.ts";

const SAID = ["copy", "cut", "paste", "contextmenu"];
const SILENT = ["selectstart", "dragstart", "drop"];

const isInEditor = (target: EventTarget | null) =>
  (target instanceof Element ? target : target instanceof Node ? target.parentElement : null)?.closest(
    EDITOR_SELECTOR,
  ) != null;

/**
 * Allows copy, cut, paste, selection and the context menu in the answer editor only. Returns when it
 * last refused one, or null.
 */
export function useCopyGuard(): number | null {
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const report = useEffectEvent(({ timeStamp }: Event) => {
    announce(COPYING_OFF);
    setRefusedAt(timeStamp);
  });
  useEffect(() => {
    const refuse = (event: Event) => {
      if (isInEditor(event.target)) return;
      event.preventDefault();
      if (SAID.includes(event.type)) report(event);
    };
    for (const type of [...SAID, ...SILENT]) document.addEventListener(type, refuse, true);
    return () => {
      for (const type of [...SAID, ...SILENT]) document.removeEventListener(type, refuse, true);
    };
  }, []);
  return refusedAt;
}
