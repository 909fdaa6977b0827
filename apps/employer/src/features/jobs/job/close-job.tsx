import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerCloseJobMutation, useEmployerReopenJobMutation } from "@dryrun/api-client/jobs/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { hasEnded } from "@dryrun/domain/jobs/rules";
import { toast } from "@dryrun/remote-kit/toasts";
import * as jobMessages from "../../../messages/jobs.en-in.ts";
import type { Job } from "../../../shared/answers.ts";

const text = jobMessages.job;

/** Whether one press reopens the job: not after its closing date has passed, which must be changed first. */
export const canReopen = ({ closedAt, closingDate }: Job) => closedAt !== null && !hasEnded(closingDate, new Date());

/** Closes an open job or opens a closed one again. */
export function CloseJob({ job }: { job: Job }) {
  const [close, closing] = useEmployerCloseJobMutation();
  const [reopen, reopening] = useEmployerReopenJobMutation();
  async function change(act: typeof close | typeof reopen) {
    const { data, error } = await act({ params: { id: job._id } });
    if (error) toast.error(errorMessage(error, text.failedAct));
    else toast.success(data.message);
  }
  if (!job.closed)
    return (
      <Button size="s" isBusy={closing.isLoading} pendingLabel={text.closing} onClick={() => void change(close)}>
        {text.close}
      </Button>
    );
  if (!canReopen(job)) return null;
  return (
    <Button size="s" isBusy={reopening.isLoading} pendingLabel={text.reopening} onClick={() => void change(reopen)}>
      {text.reopen}
    </Button>
  );
}
