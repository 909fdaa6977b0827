import { useField } from "@dryrun/design-system/fields/field-context";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { type ComponentType, useEffect, useState } from "react";
import type { RichTextEditorProps } from "./editor.tsx";
import * as s from "./field.module.css";
import { words } from "./messages.en-in.ts";
import { htmlFromText, isPlain, textFromHtml } from "./plain-text.ts";

export interface BodyProps {
  value: string;
  onValue: (html: string) => void;
  onBlur: (() => void) | undefined;
  minHeight: number;
}

type Loaded = { Editor: ComponentType<RichTextEditorProps> } | "failed" | null;

/** Loads the editor once; after a failure again when the network is back. */
function useEditorChunk(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isHere = true;
    const load = () =>
      import("./editor.tsx").then(
        ({ RichTextEditor }) => isHere && setLoaded({ Editor: RichTextEditor }),
        () => isHere && setLoaded("failed"),
      );
    void load();
    const again = () => void load();
    addEventListener("online", again);
    return () => {
      isHere = false;
      removeEventListener("online", again);
    };
  }, []);
  return loaded;
}

const TOOLBAR = 54; // the toolbar's height, so that nothing moves when it loads

/** A textarea of the same height until the editor has loaded; replaced only while it has no focus. */
export function Body({ value, onValue, onBlur, minHeight }: BodyProps) {
  const field = useField();
  const loaded = useEditorChunk();
  const [isTyping, setTyping] = useState(false);
  if (loaded && loaded !== "failed" && !isTyping && field)
    return (
      <loaded.Editor
        id={field.id}
        labelledBy={field.labelId}
        describedBy={field.describedBy}
        isInvalid={field.isInvalid}
        isRequired={field.isRequired}
        value={value}
        onValue={onValue}
        onBlur={onBlur}
        minHeight={minHeight}
      />
    );
  return (
    <>
      <TextArea
        className={s.standIn}
        style={{ minBlockSize: minHeight + TOOLBAR }}
        value={textFromHtml(value)}
        readOnly={loaded === null && !isPlain(value)} // typing here would lose the lists and links of it
        onValue={(text) => onValue(htmlFromText(text))}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          onBlur?.();
        }}
      />
      {loaded === "failed" && <p className={s.count}>{words.notLoaded}</p>}
    </>
  );
}
