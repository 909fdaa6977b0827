import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerDeleteJobMutation } from "@dryrun/api-client/jobs/employer";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { JOB_DELETED_FOR_GOOD } from "@dryrun/domain/jobs/messages";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";

const text = jobMessages.deleteJob;

export interface DeleteJobProps {
  job: Job;
  /** Invitations that would end; undefined until the numbers have loaded. */
  openInvitations: number | undefined;
}

/** Deletes a job after a confirmation that lists the consequences, then opens My Jobs. */
export function DeleteJob({ job, openInvitations }: DeleteJobProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useEmployerDeleteJobMutation();
  async function confirm() {
    const { error } = await remove({ params: { id: job._id } });
    setAsking(false);
    if (error) {
      toast.error(errorMessage(error, text.failed), { duration: Number.POSITIVE_INFINITY });
      return;
    }
    toast.success(JOB_DELETED_FOR_GOOD);
    void navigate(paths.jobs, { replace: true });
  }
  return (
    <>
      <ActionMenu label={jobMessages.job.more}>
        <li>
          <button type="button" onClick={() => setAsking(true)}>
            {text.act}
          </button>
        </li>
      </ActionMenu>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={text.title}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        pendingLabel={text.pending}
        isBusy={isLoading}
        isDanger
      >
        {text.text(job.applicationCount, openInvitations)}
      </Confirm>
    </>
  );
}
