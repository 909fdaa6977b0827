import { usePublicDeleteAccountMutation } from "@dryrun/api-client/account/public";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { deleteAccount } from "@dryrun/domain/account/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { deleteDialog as messages } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { useEndSession } from "../use-end-session.ts";

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  userId: string;
  userType: Exclude<UserType, "admin">;
}

const GOES: Record<DeleteDialogProps["userType"], string> = {
  student: messages.studentLoses,
  employer: messages.employerLoses,
};
const STAYS: Record<DeleteDialogProps["userType"], readonly string[]> = {
  student: [messages.decided, messages.payments, messages.enrolments, messages.freeInterview],
  employer: [messages.applications, messages.payments],
};

const sayDeleted = () => void toast.success(messages.deleted, { duration: Number.POSITIVE_INFINITY });

/** Shows what is deleted and what stays, and deletes the account after the password. */
export function DeleteDialog({ isOpen, onClose, userId, userType }: DeleteDialogProps) {
  const [remove] = usePublicDeleteAccountMutation();
  const endSession = useEndSession(userId, sayDeleted);

  async function send(body: { password: string; revokeCertificates: boolean }): Promise<SubmitResult> {
    const { error } = await remove({ body });
    if (error) {
      const errors = fieldErrors(error);
      const message = errorMessage(error, messages.failed);
      return errors.length > 0 ? { ok: false, errors } : { ok: false, message };
    }
    await endSession("/");
    return { ok: true };
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.title} description={GOES[userType]}>
      <h3 className={s.subheading}>{messages.stays}</h3>
      <ul className={s.stays}>
        {STAYS[userType].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <FormShell
        label={messages.form}
        initialValues={{ password: "", revokeCertificates: false }}
        schema={deleteAccount.body}
        onSubmit={send}
        submitLabel={messages.submit}
        pendingLabel={messages.pending}
        isDanger
        onCancel={onClose}
        cancelLabel={messages.cancel}
      >
        {userType === "student" && (
          <CheckboxField name="revokeCertificates" label={messages.revoke} hint={messages.revokeHint} />
        )}
        <PasswordField name="password" label={messages.password} isRequired autoComplete="current-password" />
      </FormShell>
    </Dialog>
  );
}
