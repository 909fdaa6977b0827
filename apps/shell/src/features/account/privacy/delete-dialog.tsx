import { usePublicDeleteAccountMutation } from "@dryrun/api-client/account/public";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { deleteAccount } from "@dryrun/domain/account/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { deleteDialog as words } from "../../../messages/privacy.en-in.ts";
import * as s from "../account-page.module.css";
import { useEndSession } from "../use-end-session.ts";

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  userId: string;
  userType: Exclude<UserType, "admin">;
}

const GOES: Record<DeleteDialogProps["userType"], string> = {
  student: words.studentLoses,
  employer: words.employerLoses,
};
const STAYS: Record<DeleteDialogProps["userType"], readonly string[]> = {
  student: [words.decided, words.payments, words.enrolments, words.freeInterview],
  employer: [words.applications, words.payments],
};

const sayDeleted = () => void toast.success(words.deleted, { duration: Number.POSITIVE_INFINITY });

/** Shows what is deleted and what stays, and deletes the account after the password. */
export function DeleteDialog({ isOpen, onClose, userId, userType }: DeleteDialogProps) {
  const [remove] = usePublicDeleteAccountMutation();
  const endSession = useEndSession(userId, sayDeleted);

  async function send(body: { password: string; revokeCertificates: boolean }): Promise<SubmitResult> {
    const { error } = await remove({ body });
    if (error) {
      const errors = fieldErrors(error);
      const message = errorMessage(error, words.failed);
      return errors.length > 0 ? { ok: false, errors } : { ok: false, message };
    }
    await endSession("/");
    return { ok: true };
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={GOES[userType]}>
      <h3 className={s.subheading}>{words.stays}</h3>
      <ul className={s.stays}>
        {STAYS[userType].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <FormShell
        label={words.form}
        initialValues={{ password: "", revokeCertificates: false }}
        schema={deleteAccount.body}
        onSubmit={send}
        submitLabel={words.submit}
        pendingLabel={words.pending}
        isDanger
        onCancel={onClose}
        cancelLabel={words.cancel}
      >
        {userType === "student" && (
          <CheckboxField name="revokeCertificates" label={words.revoke} hint={words.revokeHint} />
        )}
        <PasswordField name="password" label={words.password} isRequired autoComplete="current-password" />
      </FormShell>
    </Dialog>
  );
}
