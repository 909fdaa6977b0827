import { usePublicRemoveSecondFactorMutation } from "@dryrun/api-client/auth/security";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { RECOVERY_CODES } from "@dryrun/domain/auth/second-factor/rules";
import { secondFactorOffSchema } from "@dryrun/domain/auth/second-factor/schema";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { CodeField } from "../../../shared/code-field.tsx";
import { refusalOf } from "./refusal.ts";

/** From here on there is a word about recovery codes that run out. */
const FEW_CODES = 3;

interface SwitchOffProps {
  codesLeft: number;
  isRequired: boolean;
  /** What had it is gone. */
  hasFocus: boolean;
}

/** What is on, and the way to switch it off or to begin again: with another phone, or for new recovery codes. */
export function SwitchOff({ codesLeft, isRequired, hasFocus }: SwitchOffProps) {
  const [remove] = usePublicRemoveSecondFactorMutation();
  const [isOpen, setOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(hasFocus);

  function close() {
    setOpen(false);
    setTakesFocus(true);
  }

  async function send(body: { password: string; code: string }): Promise<SubmitResult> {
    const { error } = await remove({ body });
    if (error) return refusalOf(error, "It could not be switched off. Try again.");
    announce("Two-step verification is off.");
    return { ok: true };
  }
  return (
    <>
      {codesLeft <= FEW_CODES ? (
        <Banner tone="warning" role="none">
          It is on. Only {codesLeft} of {RECOVERY_CODES} recovery codes are left.
        </Banner>
      ) : (
        <p>
          It is on. {codesLeft} of {RECOVERY_CODES} recovery codes are left.
        </p>
      )}
      <p>For another phone or new recovery codes, switch it off and set it up again.</p>
      {isOpen ? (
        <FormShell
          label="Switch two-step verification off"
          initialValues={{ password: "", code: "" }}
          schema={secondFactorOffSchema}
          onSubmit={send}
          submitLabel="Switch off"
          pendingLabel="Switching off..."
          isDanger
          onCancel={close}
          cancelLabel="Leave it on"
        >
          {isRequired && <Banner role="none">The admin's pages stay closed until it is on again.</Banner>}
          <PasswordField name="password" label="Password" isRequired autoComplete="current-password" autoFocus />
          <CodeField hint="6 digits from your app, or a recovery code" />
        </FormShell>
      ) : (
        <div>
          <Button autoFocus={takesFocus} onClick={() => setOpen(true)}>
            Switch off
          </Button>
        </div>
      )}
    </>
  );
}
