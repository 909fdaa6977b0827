import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerDeleteJobMutation } from "@dryrun/api-client/jobs/employer";
import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { JOB_DELETED_FOR_GOOD } from "@dryrun/domain/jobs/messages";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { words } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Job } from "../../../shared/answers.ts";

const say = words.deleteJob;

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
      toast.error(errorMessage(error, say.failed), { duration: Number.POSITIVE_INFINITY });
      return;
    }
    toast.success(JOB_DELETED_FOR_GOOD);
    void navigate(paths.jobs, { replace: true });
  }
  return (
    <>
      <ActionMenu label={words.job.more}>
        <li>
          <button type="button" onClick={() => setAsking(true)}>
            {say.act}
          </button>
        </li>
      </ActionMenu>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={say.title}
        confirmLabel={say.confirm}
        cancelLabel={say.cancel}
        pendingLabel={say.pending}
        isBusy={isLoading}
        isDanger
      >
        {say.text(job.applicationCount, openInvitations)}
      </Confirm>
    </>
  );
}
