import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerInviteMutation } from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import type { Input } from "@dryrun/domain/contract/define";
import type { invite } from "@dryrun/domain/invitations/contract";
import { VALIDITIES, VALIDITY_LABELS } from "@dryrun/domain/invitations/limits";
import { ALREADY_APPLIED, INVITE_FAILED, INVITED, INVITED_AGAIN } from "@dryrun/domain/invitations/messages";
import { inviteSchema } from "@dryrun/domain/invitations/schema";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";
import { invite as inviteWords } from "../../../messages/invitations.en-in.ts";
import { paths } from "../../../paths.ts";
import { AddressNeeded } from "../../../shared/verification/address-needed.tsx";
import * as s from "./invite-form.module.css";

const text = inviteWords;

type InviteBody = Input<typeof invite>["body"];

interface Invited {
  refusal?: SubmitResult;
  /** The application of a person who had already applied. */
  applicationId?: string;
}

/** Invites a person once, even if the form is submitted again; after a refusal the next submission is a new request. */
function useInvite(jobId: string) {
  const [invitePerson] = useEmployerInviteMutation();
  const key = useRef("");
  return async (body: InviteBody): Promise<Invited> => {
    key.current ||= newKey();
    const { data, error } = await invitePerson({ params: { jobId }, body, idempotencyKey: key.current });
    if (errorCode(error)) key.current = newKey();
    if (!data)
      return { refusal: { ok: false, message: errorMessage(error, INVITE_FAILED), errors: fieldErrors(error) } };
    if (data.alreadyApplied && data.applicationId) {
      toast.info(ALREADY_APPLIED);
      return { applicationId: data.applicationId };
    }
    toast.success(data.alreadyInvited ? INVITED_AGAIN : INVITED);
    return {};
  };
}

const CHOICES = VALIDITIES.map((value) => ({ value, label: VALIDITY_LABELS[value] }));
export const BLANK = { firstName: "", lastName: "", email: "", phone: "", validity: "" };

interface InviteFormProps {
  jobId: string;
  initialValues: typeof BLANK;
  isAnother: boolean;
  onAnother: () => void;
}

/** The invited person and the validity. After it is sent, the job opens, or the form for another person. */
export function InviteForm({ jobId, initialValues, isAnother, onAnother }: InviteFormProps) {
  const navigate = useNavigate();
  const invite = useInvite(jobId);
  const wantsAnother = useRef(false);
  useEffect(() => {
    if (isAnother) document.getElementById("firstName")?.focus();
  }, [isAnother]);
  async function submit(body: InviteBody) {
    const { refusal, applicationId } = await invite(body);
    if (refusal) return refusal;
    if (applicationId) void navigate(paths.application(applicationId));
    else if (wantsAnother.current) onAnother();
    else void navigate(paths.jobTab(jobId, "invited"));
    return undefined;
  }
  return (
    <FormShell
      initialValues={initialValues}
      schema={inviteSchema}
      onSubmit={submit}
      label={text.form}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      cancelLabel={text.cancel}
      onCancel={() => void navigate(paths.jobTab(jobId, "invited"))}
      onSubmitRefused={() => {
        wantsAnother.current = false;
      }}
      hasRequiredNote
      className={s.form}
      afterButtons={
        <div>
          <Button
            type="submit"
            variant="quiet"
            onClick={() => {
              wantsAnother.current = true;
            }}
          >
            {text.another}
          </Button>
        </div>
      }
    >
      <AddressNeeded />
      <InvitationFields />
      <UnsavedGuard title={text.leave} text={text.unsaved} />
    </FormShell>
  );
}

function InvitationFields() {
  return (
    <>
      <div className={s.pair}>
        <TextField name="firstName" label={text.firstName} maxLength={60} autoComplete="off" isRequired />
        <TextField name="lastName" label={text.lastName} maxLength={59} autoComplete="off" isRequired />
      </div>
      <TextField name="email" label={text.email} type="email" inputMode="email" autoComplete="off" isRequired />
      <PhoneField name="phone" label={text.phone} />
      <RadioField name="validity" legend={text.validity} options={CHOICES} look="cards" columns={3} isRequired />
    </>
  );
}
