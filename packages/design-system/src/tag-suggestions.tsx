import * as s from "./tags-input.module.css";

export interface TagSuggestionsProps {
  id: string;
  tags: readonly string[];
  active: number;
  onChoose: (tag: string) => void;
}

/** What a TagsInput offers while one types. The focus stays in the input, whose keys choose. */
export function TagSuggestions({ id, tags, active, onChoose }: TagSuggestionsProps) {
  if (tags.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={s.list}>
      {tags.map((tag, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input points to it (aria-activedescendant) and hears the keys
        <div
          key={tag}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
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
