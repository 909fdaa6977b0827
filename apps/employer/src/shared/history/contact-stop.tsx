import { useEmployerAllowContactMutation } from "@dryrun/api-client/applications/employer";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { stopContact } from "@dryrun/domain/applications/calls";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import type { Application } from "../answers.ts";
import { useMay } from "../role/may.tsx";
import { history as text } from "./history.en-in.ts";

const load = () => import("./stop-dialog.tsx");

type Candidate = Pick<Application, "_id" | "fullName" | "doNotContact">;

/** Stops or allows invitations and reminders to the candidate; for people who decide. */
export function ContactStop({ application }: { application: Candidate }) {
  const may = useMay(stopContact);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  const [allow, { isLoading }] = useEmployerAllowContactMutation();
  const { _id, fullName, doNotContact } = application;
  async function permit() {
    const { data, error } = await allow({ params: { applicationId: _id } });
    if (data) toast.success(data.message);
    else toast.error(errorMessage(error, text.failed));
  }
  if (!may) return null;
  if (doNotContact)
    return (
      <div>
        <Button size="s" isBusy={isLoading} pendingLabel={text.saving} onClick={() => void permit()}>
          {text.allow}
        </Button>
      </div>
    );
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        {text.stop}
      </Button>
      {hasFailed && <p role="alert">{text.failed}</p>}
      {module && (
        <module.StopDialog applicationId={_id} name={fullName} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
