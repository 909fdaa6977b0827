import { X } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/tags.en-in.ts";
import * as s from "./tags-input.module.css";

export interface TagChipsProps {
  ref: Ref<HTMLUListElement>;
  tags: readonly string[];
  isDisabled: boolean | undefined;
  onRemove: (at: number) => void;
  onKeyDown: (event: KeyboardEvent, at: number) => void;
}

/** The tags of a TagsInput; arrow keys move between them, Delete removes one. */
export function TagChips({ ref, tags, isDisabled, onRemove, onKeyDown }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={s.chips} ref={ref}>
      {tags.map((tag, index) => (
        <li key={tag} className={s.chip}>
          <span>{tag}</span>
          <button
            type="button"
            className={s.remove}
            aria-label={words.removeTag(tag)}
            tabIndex={-1}
            disabled={isDisabled}
            onClick={() => onRemove(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <X {...iconProps(16)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
