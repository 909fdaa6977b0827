import { useChangePasswordMutation } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { keepToken } from "@dryrun/auth/token-store";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { CHANGE_PASSWORD_FAILED } from "@dryrun/domain/auth/messages";
import { changePasswordSchema } from "@dryrun/domain/auth/schema";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { passwordDialog as text } from "./password-dialog.en-in.ts";

const BLANK = { oldPassword: "", newPassword: "", confirmPassword: "" };

/** Changes the password; the answer's token keeps this browser signed in. */
export function PasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [change] = useChangePasswordMutation();

  async function send(body: typeof BLANK): Promise<SubmitResult> {
    const { data, error } = await change({ body });
    if (data) {
      keepToken(data.token);
      toast.success(data.message);
      onClose();
      return { ok: true };
    }
    const errors = fieldErrors(error);
    return { ok: false, errors, message: errors.length > 0 ? undefined : errorMessage(error, CHANGE_PASSWORD_FAILED) };
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} description={text.note}>
      <FormShell
        label={text.title}
        initialValues={BLANK}
        schema={changePasswordSchema}
        onSubmit={send}
        submitLabel={text.save}
        pendingLabel={text.saving}
        onCancel={onClose}
      >
        <PasswordField name="oldPassword" label={text.old} isRequired autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label={text.new}
          hint={text.newHint(PASSWORD_MIN)}
          isRequired
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label={text.confirm} isRequired autoComplete="new-password" />
      </FormShell>
    </Dialog>
  );
}
