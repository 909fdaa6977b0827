import { errorMessage } from "@dryrun/api-client/errors";
import { useEmployerRemindAllMutation } from "@dryrun/api-client/invitations/employer";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { REMINDER_FAILED } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { invited as invitedWords } from "../../../messages/invitations.en-in.ts";
import * as s from "./invited.module.css";

const say = invitedWords;

/** Reminds everybody who has not applied, and says who was left out, and why. */
export function RemindAll({ jobId }: { jobId: string }) {
  const [remind, { data, isLoading }] = useEmployerRemindAllMutation();
  async function press() {
    const { error } = await remind({ params: { jobId }, idempotencyKey: newKey() });
    if (error) toast.error(errorMessage(error, REMINDER_FAILED));
  }
  return (
    <>
      <Button isBusy={isLoading} pendingLabel={say.reminding} onClick={() => void press()}>
        {say.remindAll}
      </Button>
      <p role="status" className={s.reminded}>
        {data && (
          <>
            {data.message}.{" "}
            {data.notReminded.length > 0 &&
              say.leftOut(data.notReminded.map(({ reason, count }) => say.notReminded[reason](count)).join(", "))}
          </>
        )}
      </p>
    </>
  );
}
