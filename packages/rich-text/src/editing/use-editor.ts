import type { Editor } from "@tiptap/core";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { readFrom, showIn } from "./editable.ts";
import { type Hands, watchHands } from "./hands.ts";

interface Asked {
  element: RefObject<HTMLElement | null>;
  value: string;
  onValue: (html: string) => void;
}

/** Loads the editor and lets it take over the element; null if the element was removed or the network is lost. */
function useLoading(element: Asked["element"], onHtml: (html: string) => void) {
  const [editor, setEditor] = useState<Editor | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<Editor | null> | null>(null);
  const hands = useRef<Hands | null>(null);

  useEffect(() => {
    if (!element.current) return;
    const watched = watchHands(element.current);
    hands.current = watched;
    return () => watched.stop();
  }, [element]);
  useEffect(() => () => editor?.destroy(), [editor]);

  const load = useCallback((): Promise<Editor | null> => {
    async function make() {
      const chunk = await import("./editor.ts").catch(() => null);
      setFailed(chunk === null);
      if (chunk === null) loading.current = null;
      await hands.current?.still();
      if (chunk === null || !element.current) return null;
      const madeOver = chunk.takeOver(element.current, onHtml);
      setEditor(madeOver);
      return madeOver;
    }
    loading.current ??= make();
    return loading.current;
  }, [element, onHtml]);

  useEffect(() => {
    if (!hasFailed) return;
    const again = () => void load();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [hasFailed, load]);
  return { editor, hasFailed, load };
}

/** The text of an element that the browser edits by itself until the editor has loaded; `load` starts loading. */
export function useEditor({ element, value, onValue }: Asked) {
  const shown = useRef<string>(undefined);
  const report = useRef(onValue);
  const onHtml = useCallback((html: string) => {
    shown.current = html;
    report.current(html);
  }, []);
  const { editor, hasFailed, load } = useLoading(element, onHtml);

  useLayoutEffect(() => {
    report.current = onValue;
  }, [onValue]);
  useLayoutEffect(() => {
    // The first value, a restored draft or a reset form. During typing the element's text is newer.
    const text = element.current;
    if (!text || value === shown.current || document.activeElement === text) return;
    shown.current = value;
    if (editor) editor.commands.setContent(value, { emitUpdate: false });
    else showIn(text, value);
  }, [element, value, editor]);

  const onInput = useCallback(() => {
    if (element.current) onHtml(readFrom(element.current));
  }, [element, onHtml]);
  return { editor, hasFailed, load, onInput };
}
