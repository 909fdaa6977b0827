import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./reason-field.module.css";

const text = messages.lists;

/** Returns the typed reason of an action, or of another required note. */
export function useReason(required: string = text.reasonRequired) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  return {
    typed,
    error,
    onTyped: (next: string) => {
      setTyped(next);
      setError(undefined);
    },
    /** Whether there is a reason; otherwise the field shows an error. */
    isGiven: () => {
      const isGiven = typed.trim() !== "";
      setError(isGiven ? undefined : required);
      return isGiven;
    },
    clear: () => {
      setTyped("");
      setError(undefined);
    },
  };
}

type ReasonFieldProps = Pick<ReturnType<typeof useReason>, "typed" | "error" | "onTyped">;

/** The reason of an action, for the audit. */
export function ReasonField({ typed, error, onTyped }: ReasonFieldProps) {
  return (
    <div className={s.reason}>
      <Field label={text.reason} hint={text.reasonHint} error={error} isRequired>
        <TextArea rows={3} maxLength={MAX_NOTE} value={typed} onValue={onTyped} />
      </Field>
    </div>
  );
}
