import { useEffect, useState } from "react";
import { EDITOR_SELECTOR, type EditorProps } from "../../../shared/editor/editor-props.ts";
import { PlainEditor } from "../../../shared/editor/plain-editor.tsx";
import { loadCodeEditor, loadedCodeEditor, wantsCodeEditor } from "./load-editor.ts";

const isTyping = () => document.activeElement?.matches(EDITOR_SELECTOR) ?? false;

/** The answer box: the code editor if the device and the question support it and it has loaded, otherwise a text area. */
export function AnswerEditor({ isPlain, ...props }: EditorProps & { isPlain: boolean }) {
  const [isCapable] = useState(wantsCodeEditor);
  const [module, setModule] = useState(loadedCodeEditor);
  const isWanted = isCapable && !isPlain && props.kind !== "prose";
  const isMissing = isWanted && module === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const use = () => isHere && !isTyping() && setModule(loadedCodeEditor); // not replaced while the person types
    loadCodeEditor().then(use, () => {});
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  if (isWanted && module) return <module.CodeEditor {...props} />;
  return <PlainEditor {...props} />;
}
