import { useStudentWithdrawMutation } from "@dryrun/api-client/applications/student";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";

const text = words.applications.withdraw;

/** Withdraws an application permanently; possible until it is decided. */
export function Withdraw({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useStudentWithdrawMutation();

  async function confirm() {
    const { data, error } = await withdraw({ params: { applicationId } });
    setAsking(false);
    if (data) toast.success(data.message);
    else toast.error(errorMessage(error, text.failed));
  }
  return (
    <>
      <Button variant="quiet" isWide onClick={() => setAsking(true)} data-print="no">
        {text.open}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={text.title}
        confirmLabel={text.open}
        cancelLabel={text.keep}
        pendingLabel={text.pending}
        isBusy={isLoading}
        isDanger
      >
        {text.text}
      </Confirm>
    </>
  );
}
