import { TextField } from "@dryrun/forms/fields/text-field";
import { codeField as words } from "../messages/login-steps.en-in.ts";

/** A code of the app or a recovery code, with a phone's number pad. */
export function CodeField({ hint, autoFocus }: { hint: string; autoFocus?: boolean }) {
  return (
    <TextField
      name="code"
      label={words.code}
      hint={hint}
      isRequired
      autoComplete="one-time-code"
      inputMode="numeric"
      autoFocus={autoFocus}
    />
  );
}
