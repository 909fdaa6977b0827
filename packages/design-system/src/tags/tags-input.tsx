import { useId, useRef } from "react";
import { useControl } from "../fields/field-context.ts";
import { TagChips } from "./tag-chips.tsx";
import { TagSuggestions } from "./tag-suggestions.tsx";
import * as s from "./tags-input.module.css";
import { useTagKeys } from "./use-tag-keys.ts";
import { useTags } from "./use-tags.ts";

export interface TagsInputProps {
  value: readonly string[];
  onValue: (tags: string[]) => void;
  suggestions?: readonly string[];
  limit?: number;
  nouns?: readonly [one: string, other: string];
  placeholder?: string;
  id?: string;
  disabled?: boolean;
}

const COMBOBOX = {
  "aria-autocomplete": "list",
  autoComplete: "off",
  autoCapitalize: "none",
  enterKeyHint: "done",
} as const;
const NO_SUGGESTIONS: readonly string[] = [];

/** Several short words as chips: comma, Enter and Tab add, pasted lists split, Backspace goes back to the last chip. */
export function TagsInput(props: TagsInputProps) {
  const {
    value,
    onValue,
    suggestions = NO_SUGGESTIONS,
    limit,
    nouns = ["item", "items"],
    placeholder,
    disabled,
  } = props;
  const tags = useTags({ value, onValue, suggestions, limit, nouns });
  const keys = useTagKeys(tags);
  const control = useControl({ id: props.id });
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const isOpen = tags.matches.length > 0;
  return (
    <div>
      <div ref={field} className={s.box} data-invalid={control["aria-invalid"]}>
        <TagChips
          ref={keys.chips}
          tags={value}
          isDisabled={disabled}
          onRemove={tags.remove}
          onKeyDown={keys.onChipKeyDown}
        />
        <input
          {...control}
          {...COMBOBOX}
          role="combobox"
          ref={tags.input}
          className={s.input}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={tags.active >= 0 ? `${listId}-${tags.active}` : undefined}
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={disabled}
          value={tags.text}
          onChange={(event) => tags.onText(event.currentTarget.value)}
          onKeyDown={keys.onKeyDown}
          onPaste={keys.onPaste}
          onBlur={tags.leave}
        />
      </div>
      <TagSuggestions
        field={field}
        id={listId}
        tags={tags.matches}
        active={tags.active}
        onChoose={(tag) => tags.add([tag])}
      />
      <span role="status" className="visually-hidden">
        {tags.said}
      </span>
    </div>
  );
}
