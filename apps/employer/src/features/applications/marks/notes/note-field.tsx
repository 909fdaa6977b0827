import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { TagSuggestions } from "@dryrun/design-system/tags/tag-suggestions";
import { MAX_NOTE } from "@dryrun/domain/limits";
import type { KeyboardEvent } from "react";
import { messages } from "../../../../messages.en-in.ts";
import { useMention } from "./use-mention.ts";

const { marks: say } = messages.applications;

interface NoteFieldProps {
  id: string;
  label: string;
  hint?: string;
  jobId: string;
  text: string;
  onText: (text: string) => void;
  /** Ctrl+Enter. */
  onSubmit: () => void;
  error?: string | undefined;
}

/** The text of a note; `@` suggests colleagues who see the job. */
export function NoteField({ id, label, hint = "", jobId, text, onText, onSubmit, error }: NoteFieldProps) {
  const mention = useMention(jobId, onText);
  const listId = `${id}-colleagues`;
  const isOpen = mention.names.length > 0;
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
    else if (!mention.handle(event)) return;
    event.preventDefault();
  }
  return (
    <Field
      label={label}
      hint={mention.hasColleagues ? `${hint} ${say.mention}`.trim() : hint || undefined}
      id={id}
      error={error}
    >
      <TextArea
        ref={mention.field}
        rows={2}
        maxLength={MAX_NOTE}
        value={text}
        onValue={(value) => {
          onText(value);
          mention.read();
        }}
        onKeyDown={onKeyDown}
        onSelect={mention.read}
        onBlur={mention.close}
        aria-autocomplete={mention.hasColleagues ? "list" : undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${mention.active}` : undefined}
      />
      <TagSuggestions
        field={mention.field}
        id={listId}
        tags={mention.names}
        active={mention.active}
        onChoose={mention.choose}
      />
    </Field>
  );
}
