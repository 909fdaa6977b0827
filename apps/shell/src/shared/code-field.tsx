import { TextField } from "@dryrun/forms/fields/text-field";
import { codeField as messages } from "../messages/login-steps.en-in.ts";

/** A code of the app or a recovery code, with a phone's number pad. */
export function CodeField({ hint, autoFocus }: { hint: string; autoFocus?: boolean }) {
  return (
    <TextField
      name="code"
      label={messages.code}
      hint={hint}
      isRequired
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus={autoFocus}
    />
  );
}
