import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { useEffect, useRef } from "react";
import type { Entry } from "./entries.ts";
import { find as text } from "./find.en-in.ts";
import * as s from "./find-list.module.css";

export const optionIdOf = (listId: string, at: number) => `${listId}-${at}`;

interface FindListProps {
  id: string;
  /** Those of one group follow each other. */
  entries: readonly Entry[];
  /** The index of the marked entry. */
  active: number;
  onPoint: (at: number) => void;
  onOpen: (entry: Entry) => void;
}

/** The entries as a list box in groups, whose options the field above marks and opens. */
export function FindList({ id, entries, active, onPoint, onOpen }: FindListProps) {
  const numbered = entries.map((entry, at) => ({ ...entry, at }));
  const groups = new Set(entries.map(({ group }) => group));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = document.getElementById(optionIdOf(id, active));
    if (active === 0)
      list.current?.scrollTo?.({ top: 0 }); // with the first heading
    else option?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={text.list} className={s.list}>
      {[...groups].map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list box
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={s.heading}>
            {text.groups[group]}
          </div>
          {numbered
            .filter((entry) => entry.group === group)
            .map(({ at, ...entry }) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field points to it (aria-activedescendant) and hears the keys
              <div
                key={`${at} ${entry.to}`}
                id={optionIdOf(id, at)}
                role="option"
                aria-selected={at === active}
                className={s.option}
                onPointerMove={() => at !== active && onPoint(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(entry)}
              >
                <span className={s.label}>{entry.label}</span>
                {entry.detail && <span className={s.detail}>{entry.detail}</span>}
                {entry.status && <StatusBadge status={entry.status} />}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
