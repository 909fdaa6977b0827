import { X } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useRef } from "react";
import { useControl, useField } from "../fields/field-context.ts";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/tags.en-in.ts";
import { TagSuggestions } from "./tag-suggestions.tsx";
import * as s from "./tags-input.module.css";
import { useTagKeys } from "./use-tag-keys.ts";
import { type Tags, useTags } from "./use-tags.ts";

const COMBOBOX = {
  "aria-autocomplete": "list",
  autoComplete: "off",
  autoCapitalize: "none",
  enterKeyHint: "done",
} as const;

interface TagComboboxProps {
  id?: string | undefined;
  /** The id of the suggestions. */
  listId: string;
  tags: Tags;
  keys: ReturnType<typeof useTagKeys>;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** The input for a tag; the arrow keys choose a suggestion. */
function TagCombobox({ id, listId, tags, keys, placeholder, disabled }: TagComboboxProps) {
  const control = useControl({ id });
  const isOpen = tags.matches.length > 0;
  return (
    <input
      {...control}
      {...COMBOBOX}
      role="combobox"
      ref={tags.input}
      className={s.input}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={tags.active >= 0 ? `${listId}-${tags.active}` : undefined}
      placeholder={placeholder}
      disabled={disabled}
      value={tags.text}
      onChange={(event) => tags.onText(event.currentTarget.value)}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      onBlur={tags.leave}
    />
  );
}

interface TagChipsProps {
  ref: Ref<HTMLUListElement>;
  tags: readonly string[];
  isDisabled: boolean | undefined;
  onRemove: (at: number) => void;
  onKeyDown: (event: KeyboardEvent, at: number) => void;
}

/** The tags of a TagsInput; arrow keys move between them, Delete removes one. */
function TagChips({ ref, tags, isDisabled, onRemove, onKeyDown }: TagChipsProps) {
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

const NO_SUGGESTIONS: readonly string[] = [];

/** Several short words as chips: comma, Enter and Tab add, pasted lists are split, Backspace focuses the last chip. */
export function TagsInput(props: TagsInputProps) {
  const { value, onValue, suggestions = NO_SUGGESTIONS, limit, nouns = ["item", "items"], disabled } = props;
  const tags = useTags({ value, onValue, suggestions, limit, nouns });
  const keys = useTagKeys(tags);
  const isInvalid = useField()?.isInvalid || undefined;
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  return (
    <div>
      <div ref={field} className={s.box} data-invalid={isInvalid}>
        <TagChips
          ref={keys.chips}
          tags={value}
          isDisabled={disabled}
          onRemove={tags.remove}
          onKeyDown={keys.onChipKeyDown}
        />
        <TagCombobox
          id={props.id}
          listId={listId}
          tags={tags}
          keys={keys}
          placeholder={value.length === 0 ? props.placeholder : undefined}
          disabled={disabled}
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
