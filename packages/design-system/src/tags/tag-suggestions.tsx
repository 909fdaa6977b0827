import type { RefObject } from "react";
import * as words from "../messages/tags.en-in.ts";
import { usePopover } from "../overlays/use-popover.ts";
import * as s from "./tags-input.module.css";

export interface TagSuggestionsProps {
  /** The field below which the list opens, with the same width. */
  field: RefObject<HTMLElement | null>;
  id: string;
  tags: readonly string[];
  active: number;
  onChoose: (tag: string) => void;
}

/** The suggestions of a TagsInput. The focus stays in the input, whose keys select. */
export function TagSuggestions({ field, id, tags, active, onChoose }: TagSuggestionsProps) {
  const list = usePopover(tags.length > 0, field, "start");
  if (tags.length === 0) return null;
  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={words.suggestions}
      className={s.list}
      style={{ inlineSize: field.current?.offsetWidth }}
    >
      {tags.map((tag, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input points to it (aria-activedescendant) and hears the keys
        <div
          key={tag}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={s.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(tag)}
        >
          {tag}
        </div>
      ))}
    </div>
  );
}
