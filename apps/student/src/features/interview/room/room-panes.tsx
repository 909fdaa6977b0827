import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./room-panes.module.css";
import type { RoomTab } from "./use-room.ts";

const SIZES = ["s", "m", "l"] as const;
type PaneSize = (typeof SIZES)[number];

/** `prose`: on a phone, the answer directly below the whole question. */
export type RoomLook = "tabs" | "prose" | "stack" | "split";

export interface RoomPanesProps {
  look: RoomLook;
  tab: RoomTab;
  onTab: (tab: RoomTab) => void;
  question: ReactNode;
  answer: ReactNode;
}

/**
 * Question and answer: two tabs on a phone; one below the other on a tablet, or on a phone without data; or side by side with selectable
 * widths.
 */
export function RoomPanes({ look, tab, onTab, question, answer }: RoomPanesProps) {
  const [size, setSize] = useState<PaneSize>("m");
  const id = useId();
  const panel = (name: RoomTab, content: ReactNode) => (
    <div
      key={name}
      className={name === "question" ? s.question : s.answer}
      hidden={look === "tabs" && tab !== name}
      {...(look === "tabs" && { role: "tabpanel", id: `${id}-${name}`, "aria-labelledby": `${id}-tab-${name}` })}
    >
      {content}
    </div>
  );
  return (
    <div className={s.panes} data-look={look} data-size={size}>
      {look === "tabs" && <Tabs id={id} tab={tab} onTab={onTab} />}
      {panel("question", question)}
      {look === "split" && (
        <fieldset className={s.divider}>
          <legend className="visually-hidden">{messages.room.panes}</legend>
          {SIZES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={s.size}
              aria-label={messages.room.paneSizes[choice]}
              title={messages.room.paneSizes[choice]}
              aria-pressed={size === choice}
              onClick={() => setSize(choice)}
            >
              <PanesPicture size={choice} />
            </button>
          ))}
        </fieldset>
      )}
      {panel("answer", answer)}
    </div>
  );
}

/** The position of the divider between the panes. */
const LINE_AT: Record<PaneSize, number> = { s: 5, m: 9, l: 13 };

/** Draws each choice, because letters alone would need an explanation. */
const PanesPicture = ({ size }: { size: PaneSize }) => (
  <svg viewBox="0 0 18 14" width="18" height="14" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="0.5" y="0.5" width="17" height="13" rx="2" />
    <path d={`M${LINE_AT[size]} 0v14`} />
  </svg>
);

function Tabs({ id, tab, onTab }: { id: string; tab: RoomTab; onTab: (tab: RoomTab) => void }) {
  const other = tab === "question" ? "answer" : "question";
  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    onTab(other);
    document.getElementById(`${id}-tab-${other}`)?.focus();
  }
  return (
    <div role="tablist" aria-label={messages.room.tabs} className={s.tabs} onKeyDown={onKey}>
      {(["question", "answer"] as const).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-controls={`${id}-${name}`}
          aria-selected={tab === name}
          tabIndex={tab === name ? 0 : -1}
          className={s.tab}
          onClick={() => onTab(name)}
        >
          {messages.room[name]}
        </button>
      ))}
    </div>
  );
}
