import { Field } from "@dryrun/design-system/fields/field";
import { type ReactNode, useId } from "react";
import * as s from "./field.module.css";
import { Body } from "./field-body.tsx";
import { messages } from "./messages.en-in.ts";
import { textFromHtml } from "./plain-text.ts";

export interface RichTextInputProps {
  label: ReactNode;
  value: string;
  onValue: (html: string) => void;
  onBlur?: () => void;
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** In pixels; `EDITOR_HEIGHT` of the domain has the three heights in use. */
  minHeight?: number;
  /** The maximum number of characters; the count is shown below. */
  limit?: number;
}

/** A rich text with its label, hint, error and count of characters. The editor loads at its first focus or touch. */
export function RichTextInput(props: RichTextInputProps) {
  const { value, onValue, onBlur, minHeight = 150, limit, ...field } = props;
  const ownId = useId();
  const count = textFromHtml(value).length;
  const isOver = limit !== undefined && count > limit;
  return (
    <Field {...field} id={field.id ?? ownId}>
      <Body value={value} onValue={onValue} onBlur={onBlur} minHeight={minHeight} />
      <p className={s.count} data-over={isOver || undefined}>
        {messages.count(count, limit)}
      </p>
    </Field>
  );
}
