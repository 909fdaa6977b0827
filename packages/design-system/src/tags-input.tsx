import { X } from "lucide-react";
import { useId } from "react";
import { useControl } from "./field-context.ts";
import { iconLook } from "./icon-look.ts";
import * as s from "./tags-input.module.css";
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

const NO_SUGGESTIONS: readonly string[] = [];

/** Several short words as chips: comma, Enter and Tab add, pasted lists split, Backspace goes back to the last chip. */
export function TagsInput(props: TagsInputProps) {
  const { value, onValue, suggestions = NO_SUGGESTIONS, limit, nouns = ["item", "items"], placeholder } = props;
  const tags = useTags({ value, onValue, suggestions, limit, nouns });
  const control = useControl({ id: props.id });
  const listId = useId();
  const isOpen = tags.matches.length > 0;
  return (
    <div className={s.wrap}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a press beside the chips focuses the input, which the keyboard reaches by itself */}
      <div
        className={s.box}
        data-invalid={"aria-invalid" in control && control["aria-invalid"] ? "" : undefined}
        onClick={(event) => event.target === event.currentTarget && tags.input.current?.focus()}
      >
        {value.length > 0 && (
          <ul className={s.chips} ref={tags.chips}>
            {value.map((tag, at) => (
              <li key={tag} className={s.chip}>
                <span>{tag}</span>
                <button
                  type="button"
                  className={s.remove}
                  aria-label={`Remove ${tag}`}
                  tabIndex={-1}
                  disabled={props.disabled}
                  onClick={() => tags.remove(at)}
                  onKeyDown={(event) => tags.onChipKeyDown(event, at)}
                >
                  <X {...iconLook(16)} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...control}
          ref={tags.input}
          className={s.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={tags.active >= 0 ? `${listId}-${tags.active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          placeholder={value.length === 0 ? placeholder : undefined}
          disabled={props.disabled}
          value={tags.text}
          onChange={(event) => tags.onText(event.currentTarget.value)}
          onKeyDown={tags.onKeyDown}
          onPaste={tags.onPaste}
          onBlur={tags.leave}
        />
      </div>
      {isOpen && (
        <div id={listId} role="listbox" aria-label="Suggestions" className={s.list}>
          {tags.matches.map((tag, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the input, whose keys choose (aria-activedescendant)
            <div
              key={tag}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === tags.active}
              className={s.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => tags.add([tag])}
            >
              {tag}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {tags.said}
      </span>
    </div>
  );
}
