import { usePublicRemoveSecondFactorMutation } from "@dryrun/api-client/auth/security";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { RECOVERY_CODES } from "@dryrun/domain/auth/second-factor/rules";
import { secondFactorOffSchema } from "@dryrun/domain/auth/second-factor/schema";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { announce } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { switchOff as messages } from "../../../messages/security.en-in.ts";
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
          {messages.few(codesLeft, RECOVERY_CODES)}
        </Banner>
      ) : (
        <p>{messages.left(codesLeft, RECOVERY_CODES)}</p>
      )}
      <p>{messages.about}</p>
      {isOpen ? (
        <SwitchOffForm isRequired={isRequired} onCancel={close} />
      ) : (
        <div>
          <Button autoFocus={takesFocus} onClick={() => setOpen(true)}>
            {messages.submit}
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
    if (error) return refusalOf(error, messages.failed);
    announce(messages.done);
    return { ok: true };
  }
  return (
    <FormShell
      label={messages.form}
      initialValues={{ password: "", code: "" }}
      schema={secondFactorOffSchema}
      onSubmit={send}
      submitLabel={messages.submit}
      pendingLabel={messages.pending}
      isDanger
      onCancel={onCancel}
      cancelLabel={messages.cancel}
    >
      {isRequired && <Banner role="none">{messages.required}</Banner>}
      <PasswordField name="password" label={messages.password} isRequired autoComplete="current-password" autoFocus />
      <CodeField hint={messages.codeHint} />
    </FormShell>
  );
}
