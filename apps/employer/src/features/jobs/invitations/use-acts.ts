import { errorMessage } from "@dryrun/api-client/errors";
import {
  useEmployerCancelInvitationMutation,
  useEmployerExtendInvitationMutation,
  useEmployerRemindOfInterviewMutation,
  useEmployerRemindToApplyMutation,
} from "@dryrun/api-client/invitations/employer";
import type { Validity } from "@dryrun/domain/invitations/limits";
import {
  APPLICATION_REMINDER_SENT,
  INTERVIEW_REMINDER_SENT,
  INVITATION_CANCELLED,
  INVITATION_UPDATED,
  REMINDER_FAILED,
} from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { invited as invitedWords } from "../../../messages/invitations.en-in.ts";
import type { Invitation } from "../../../shared/answers.ts";

interface Answer {
  error?: unknown;
}

/** Shows the result of an action; returns whether it succeeded. */
function report({ error }: Answer, success: string, failure: string): boolean {
  if (!error) {
    toast.success(success);
    return true;
  }
  toast.error(errorMessage(error, failure));
  return false;
}

/** The possible actions for an invitation. */
export function useActs(jobId: string) {
  const [remindToApply] = useEmployerRemindToApplyMutation();
  const [remindOfInterview] = useEmployerRemindOfInterviewMutation();
  const [extend] = useEmployerExtendInvitationMutation();
  const [cancel] = useEmployerCancelInvitationMutation();
  return {
    remindToApply: async ({ student }: Invitation) =>
      report(
        await remindToApply({ body: { studentId: student._id, jobId } }),
        APPLICATION_REMINDER_SENT,
        REMINDER_FAILED,
      ),
    remindOfInterview: async ({ student, applicationId }: Invitation) =>
      report(
        await remindOfInterview({ body: { studentId: student._id, jobId, applicationId: applicationId ?? undefined } }),
        INTERVIEW_REMINDER_SENT,
        REMINDER_FAILED,
      ),
    extend: async ({ _id }: Invitation, validity: Validity) =>
      report(
        await extend({ params: { invitationId: _id }, body: { validity } }),
        INVITATION_UPDATED,
        invitedWords.failedAct,
      ),
    cancel: async ({ _id }: Invitation) =>
      report(await cancel({ params: { invitationId: _id } }), INVITATION_CANCELLED, invitedWords.failedAct),
  };
}
export type Acts = ReturnType<typeof useActs>;
