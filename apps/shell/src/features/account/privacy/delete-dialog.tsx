import { usePublicDeleteAccountMutation } from "@dryrun/api-client/account/public";
import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { dropToken } from "@dryrun/auth/token-store";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { deleteAccount } from "@dryrun/domain/account/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { draftsOf } from "@dryrun/forms/drafts/drafts-of";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useLayoutEffect, useRef } from "react";
import * as s from "../account-page.module.css";

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  userId: string;
  userType: Exclude<UserType, "admin">;
}

const GOES: Record<DeleteDialogProps["userType"], string> = {
  student:
    "Your account, profile, quiz attempts, interviews, saved jobs and job alerts are deleted at once. Credits that are left are lost. Open applications are withdrawn.",
  employer: "Your account is deleted at once. Your jobs close and their invitations stop working.",
};
const STAYS: Record<DeleteDialogProps["userType"], readonly string[]> = {
  student: [
    "Applications that were decided, as those of a deleted candidate: without your name and what you wrote, with the score of an interview that you sent",
    "Payments and invoices, for eight years, as the law asks",
    "Masterclass enrolments, without your name, e-mail address and phone number",
    "A note that you had your free interview; your e-mail address cannot be read from it",
  ],
  employer: [
    "The applications to your jobs: candidates see them as “Job Deleted”",
    "Payments and invoices, for eight years, as the law asks",
  ],
};

/** Says what is deleted and what stays, and deletes the account after the password. */
export function DeleteDialog({ isOpen, onClose, userId, userType }: DeleteDialogProps) {
  const [remove] = usePublicDeleteAccountMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  // Logs out when this page is gone: while it is open it would send a signed-out person to the sign-in,
  // to come back. Before the next page looks who is signed in.
  useLayoutEffect(
    () => () => {
      if (!isDeleted.current) return;
      dropToken();
      delete document.documentElement.dataset.session; // which the home page's bar goes by, since the document was loaded
      dispatch(baseApi.util.resetApiState());
      toast.success("Your account is deleted. You are logged out.", { duration: Number.POSITIVE_INFINITY });
    },
    [dispatch],
  );

  async function send(body: { password: string; revokeCertificates: boolean }): Promise<SubmitResult> {
    const { error } = await remove({ body });
    if (error) {
      const errors = fieldErrors(error);
      const message = errorMessage(error, "Your account could not be deleted. Try again.");
      return errors.length > 0 ? { ok: false, errors } : { ok: false, message };
    }
    isDeleted.current = true;
    await draftStore.clear(draftsOf(userId));
    await navigate("/", { replace: true });
    return { ok: true };
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Delete your account?" description={GOES[userType]}>
      <h3 className={s.subheading}>What stays</h3>
      <ul className={s.stays}>
        {STAYS[userType].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <FormShell
        label="Delete your account"
        initialValues={{ password: "", revokeCertificates: false }}
        schema={deleteAccount.body}
        onSubmit={send}
        submitLabel="Delete account"
        pendingLabel="Deleting..."
        isDanger
        onCancel={onClose}
        cancelLabel="Keep account"
      >
        {userType === "student" && (
          <CheckboxField
            name="revokeCertificates"
            label="Also revoke my certificates"
            hint="Otherwise they stay valid: a certificate keeps your name and the course, because it is a public record, and loses your e-mail address."
          />
        )}
        <PasswordField name="password" label="Password" isRequired autoComplete="current-password" />
      </FormShell>
    </Dialog>
  );
}
