import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../actions/button.tsx";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/fields.en-in.ts";
import { RepeatableEntry } from "./repeatable-entry.tsx";
import * as s from "./repeatable-list.module.css";

export interface RepeatableListProps {
  /** The name of an entry: "Work experience"; an entry is then labelled "Work experience 2 of 3". */
  noun: string;
  /** A stable key for each entry, so that its fields keep their input when it moves. */
  keys: readonly string[];
  renderEntry: (at: number) => ReactNode;
  onAdd: () => void;
  /** Takes effect immediately; the page offers Undo. */
  onRemove: (at: number) => void;
  onMove?: (from: number, to: number) => void;
  addLabel?: string;
  limit?: number;
  /** Whether the last entry can be removed too. */
  canBeEmpty?: boolean;
  /** Returns whether this entry can be removed; by default each can. */
  canRemove?: ((at: number) => boolean) | undefined;
}

type Wanted = "heading" | "fields" | "move-up" | "move-down";

/** Focuses the wanted part of an entry after the list has changed. */
function useWantedFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<[Wanted, number]>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const [what, at] = wanted.current;
    wanted.current = null;
    const entry = root.current?.querySelectorAll("[data-entry]")[at];
    if (!entry) return root.current?.querySelector<HTMLElement>("button")?.focus(); // only the button that adds is left
    const place = entry?.querySelector<HTMLElement>(`[data-do="${what}"]`);
    const isUsable = place && !place.matches(":disabled, [data-do=fields]");
    const firstField = place?.querySelector<HTMLElement>("input, select, textarea, [role=textbox]");
    (isUsable ? place : (firstField ?? entry?.querySelector<HTMLElement>("[data-do=heading]")))?.focus();
  });
  return { root, wanted };
}

/** Entries that can be added, removed and moved by buttons. The focus follows each action. */
export function RepeatableList(props: RepeatableListProps) {
  const {
    noun,
    keys,
    renderEntry,
    onAdd,
    onRemove,
    onMove,
    addLabel = words.list.add(noun),
    limit,
    canBeEmpty,
    canRemove = () => true,
  } = props;
  const { root, wanted } = useWantedFocus();
  const act = (what: Wanted, at: number, action: () => void) => () => {
    wanted.current = [what, at];
    action();
  };
  const last = keys.length - 1;
  return (
    <div ref={root} className={s.list}>
      {keys.map((key, index) => (
        <RepeatableEntry
          key={key}
          name={words.list.entry(noun, index + 1, keys.length)}
          isMovable={onMove !== undefined}
          onRemove={
            (last > 0 || canBeEmpty) && canRemove(index)
              ? act("heading", Math.max(0, index - 1), () => onRemove(index))
              : undefined
          }
          onMoveUp={index > 0 ? act("move-up", index - 1, () => onMove?.(index, index - 1)) : undefined}
          onMoveDown={index < last ? act("move-down", index + 1, () => onMove?.(index, index + 1)) : undefined}
        >
          {renderEntry(index)}
        </RepeatableEntry>
      ))}
      {(limit === undefined || keys.length < limit) && (
        <Button icon={<Plus {...iconProps()} />} onClick={act("fields", keys.length, onAdd)}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
