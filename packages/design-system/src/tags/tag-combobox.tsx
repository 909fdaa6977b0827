import { useControl } from "../fields/field-context.ts";
import * as s from "./tags-input.module.css";
import type { useTagKeys } from "./use-tag-keys.ts";
import type { Tags } from "./use-tags.ts";

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
export function TagCombobox({ id, listId, tags, keys, placeholder, disabled }: TagComboboxProps) {
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
