import { usePublicRemoveSecondFactorMutation } from "@dryrun/api-client/auth/security";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { RECOVERY_CODES } from "@dryrun/domain/auth/second-factor/rules";
import { secondFactorOffSchema } from "@dryrun/domain/auth/second-factor/schema";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { switchOff as words } from "../../../messages/security.en-in.ts";
import { CodeField } from "../../../shared/code-field.tsx";
import { refusalOf } from "./refusal.ts";

/** From this number down, the page warns about the remaining recovery codes. */
const FEW_CODES = 3;

interface SwitchOffProps {
  codesLeft: number;
  isRequired: boolean;
  /** Takes the focus, because the focused element was removed. */
  hasFocus: boolean;
}

/** Shows that it is on, and allows switching it off or setting it up again for another phone or new recovery codes. */
export function SwitchOff({ codesLeft, isRequired, hasFocus }: SwitchOffProps) {
  const [isOpen, setOpen] = useState(false);
  const [takesFocus, setTakesFocus] = useState(hasFocus);

  function close() {
    setOpen(false);
    setTakesFocus(true);
  }

  return (
    <>
      {codesLeft <= FEW_CODES ? (
        <Banner tone="warning" role="none">
          {words.few(codesLeft, RECOVERY_CODES)}
        </Banner>
      ) : (
        <p>{words.left(codesLeft, RECOVERY_CODES)}</p>
      )}
      <p>{words.about}</p>
      {isOpen ? (
        <SwitchOffForm isRequired={isRequired} onCancel={close} />
      ) : (
        <div>
          <Button autoFocus={takesFocus} onClick={() => setOpen(true)}>
            {words.submit}
          </Button>
        </div>
      )}
    </>
  );
}

interface SwitchOffFormProps {
  isRequired: boolean;
  onCancel: () => void;
}

function SwitchOffForm({ isRequired, onCancel }: SwitchOffFormProps) {
  const [remove] = usePublicRemoveSecondFactorMutation();

  async function send(body: { password: string; code: string }): Promise<SubmitResult> {
    const { error } = await remove({ body });
    if (error) return refusalOf(error, words.failed);
    announce(words.done);
    return { ok: true };
  }
  return (
    <FormShell
      label={words.form}
      initialValues={{ password: "", code: "" }}
      schema={secondFactorOffSchema}
      onSubmit={send}
      submitLabel={words.submit}
      pendingLabel={words.pending}
      isDanger
      onCancel={onCancel}
      cancelLabel={words.cancel}
    >
      {isRequired && <Banner role="none">{words.required}</Banner>}
      <PasswordField name="password" label={words.password} isRequired autoComplete="current-password" autoFocus />
      <CodeField hint={words.codeHint} />
    </FormShell>
  );
}
