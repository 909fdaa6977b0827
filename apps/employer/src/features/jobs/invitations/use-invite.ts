import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useEmployerInviteMutation } from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import type { Input } from "@dryrun/domain/contract/define";
import type { invite } from "@dryrun/domain/invitations/contract";
import { ALREADY_APPLIED, INVITE_FAILED, INVITED, INVITED_AGAIN } from "@dryrun/domain/invitations/messages";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef } from "react";

export type InviteBody = Input<typeof invite>["body"];

interface Invited {
  refusal?: SubmitResult;
  /** The application of a person who had already applied. */
  applicationId?: string;
}

/** Invites a person once, even if the form is submitted again; after a refusal the next submission is a new request. */
export function useInvite(jobId: string) {
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
