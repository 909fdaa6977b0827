import { iconProps } from "@dryrun/design-system/icon-props";
import type { Editor } from "@tiptap/core";
import { Bold, Italic, Link, List, ListOrdered } from "lucide-react";
import { type KeyboardEvent, type Ref, useCallback, useState, useSyncExternalStore } from "react";
import { messages } from "./messages.en-in.ts";
import * as s from "./toolbar.module.css";

export interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  /** Null until it has loaded. */
  editor: Editor | null;
  /** The id of the text that the buttons edit. */
  controls: string | undefined;
  isLinkOpen: boolean;
  onLink: () => void;
  /** Called on Escape, to return to the text. */
  onLeave: () => void;
  /** Loads the editor; null if it cannot be loaded. */
  load: () => Promise<Editor | null>;
}

const STEP = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1 }));

const chain = (editor: Editor) => editor.chain().focus();
const TOOLS = [
  { name: "bold", label: messages.tools.bold, Icon: Bold, run: (editor: Editor) => chain(editor).toggleBold().run() },
  {
    name: "italic",
    label: messages.tools.italic,
    Icon: Italic,
    run: (editor: Editor) => chain(editor).toggleItalic().run(),
  },
  {
    name: "bulletList",
    label: messages.tools.bulletList,
    Icon: List,
    run: (editor: Editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: "orderedList",
    label: messages.tools.orderedList,
    Icon: ListOrdered,
    run: (editor: Editor) => chain(editor).toggleOrderedList().run(),
  },
  { name: "link", label: messages.tools.link, Icon: Link, run: null },
];

/** Returns where a key moves the tab stop; undefined for other keys. */
function stopAfter(stop: number, key: string): number | undefined {
  const step = STEP.get(key);
  const ends = new Map(Object.entries({ Home: 0, End: TOOLS.length - 1 }));
  return step === undefined ? ends.get(key) : (stop + step + TOOLS.length) % TOOLS.length;
}

/** Returns the names of the tools that are active at the caret, separated by spaces. */
function useActive(editor: Editor | null): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor?.on("transaction", onChange);
      return () => void editor?.off("transaction", onChange);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () =>
    TOOLS.filter(({ name }) => editor?.isActive(name))
      .map(({ name }) => name)
      .join(" "),
  );
}

/** The formatting buttons: one tab stop, arrow keys between them, Escape returns to the text. */
export function Toolbar({ ref, editor, controls, isLinkOpen, onLink, onLeave, load }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const active = useActive(editor).split(" ");

  async function pressButton(run: ((editor: Editor) => void) | null) {
    const loaded = editor ?? (await load());
    if (loaded) (run ?? onLink)(loaded);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") {
      event.stopPropagation(); // returns to the text, does not close the dialog around it
      onLeave();
    }
    const next = stopAfter(stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={messages.tools.label}
      aria-controls={controls}
      className={s.toolbar}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ name, label, Icon, run }, index) => (
        <button
          key={name}
          type="button"
          className={s.tool}
          tabIndex={index === stop ? 0 : -1}
          aria-label={label}
          title={label}
          aria-pressed={active.includes(name)}
          aria-expanded={name === "link" ? isLinkOpen : undefined}
          onMouseDown={(event) => event.preventDefault()} // the caret stays in the text
          onFocus={() => setStop(index)}
          onClick={() => void pressButton(run)}
        >
          <Icon {...iconProps()} />
        </button>
      ))}
    </div>
  );
}
