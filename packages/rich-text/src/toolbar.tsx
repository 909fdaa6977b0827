import { iconProps } from "@dryrun/design-system/icon-props";
import type { Editor } from "@tiptap/react";
import { useEditorState } from "@tiptap/react";
import { Bold, Italic, Link, List, ListOrdered } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { words } from "./messages.en-in.ts";
import * as s from "./toolbar.module.css";

export interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** The id of the text that the buttons act on. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function toolsOf(editor: Editor, onLink: () => void) {
  const chain = () => editor.chain().focus();
  return [
    { name: "bold", label: words.tools.bold, Icon: Bold, run: () => chain().toggleBold().run() },
    { name: "italic", label: words.tools.italic, Icon: Italic, run: () => chain().toggleItalic().run() },
    { name: "bulletList", label: words.tools.bulletList, Icon: List, run: () => chain().toggleBulletList().run() },
    {
      name: "orderedList",
      label: words.tools.orderedList,
      Icon: ListOrdered,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: "link", label: words.tools.link, Icon: Link, run: onLink },
  ];
}

/** The formatting buttons: one tab stop, arrows between them, Escape back to the text. */
export function Toolbar({ ref, editor, controls, isLinkOpen, onLink }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const tools = toolsOf(editor, onLink);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(({ name }) => current.isActive(name)),
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") {
      event.stopPropagation(); // returns to the text, does not close the dialog around it
      editor.commands.focus();
    }
    const step = STEP[event.key];
    const ends: Record<string, number> = { Home: 0, End: tools.length - 1 };
    const next = step === undefined ? ends[event.key] : (stop + step + tools.length) % tools.length;
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={words.tools.label}
      aria-controls={controls}
      className={s.toolbar}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, label, Icon, run }, at) => (
        <button
          key={name}
          type="button"
          className={s.tool}
          tabIndex={at === stop ? 0 : -1}
          aria-label={label}
          title={label}
          aria-pressed={active[at]}
          aria-expanded={name === "link" ? isLinkOpen : undefined}
          onMouseDown={(event) => event.preventDefault()} // the caret stays in the text
          onFocus={() => setStop(at)}
          onClick={run}
        >
          <Icon {...iconProps()} />
        </button>
      ))}
    </div>
  );
}
