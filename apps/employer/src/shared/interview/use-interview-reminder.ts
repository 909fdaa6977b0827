import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerRemindOfInterviewMutation } from "@dryrun/api-client/invitations/employer";
import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { INTERVIEW_REMINDER_SENT, REMINDER_FAILED } from "@dryrun/domain/invitations/messages";
import { refusalToRemindOfInterview } from "@dryrun/domain/invitations/rules";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import type { Application } from "../answers.ts";

/** Whether the candidate can still send an interview and receive mail. */
export const canRemind = ({ status, interviewCompleted, email, jobId }: Application) =>
  !interviewCompleted &&
  email !== "" &&
  jobId.title !== JOB_DELETED &&
  refusalToRemindOfInterview({ status, interviewSentAt: null }) === null;

/** Reminds a candidate to take the interview, at most once an hour; the server reports the limit. */
export function useInterviewReminder({ _id, studentId, jobId }: Application) {
  const [send, { isLoading }] = useEmployerRemindOfInterviewMutation();
  const [failure, setFailure] = useState<string>();
  async function remind() {
    setFailure(undefined);
    const { error } = await send({ body: { studentId: studentId._id, jobId: jobId._id, applicationId: _id } });
    if (!error) toast.success(INTERVIEW_REMINDER_SENT);
    else setFailure(errorMessage(error, REMINDER_FAILED));
  }
  return { remind: () => void remind(), isBusy: isLoading, failure };
}
