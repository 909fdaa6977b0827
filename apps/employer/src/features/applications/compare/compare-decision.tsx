import { useEmployerOpenedMutation } from "@dryrun/api-client/applications/triage/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { acceptApplication } from "@dryrun/domain/applications/calls";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { REJECT_FAILED } from "@dryrun/domain/applications/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Application } from "../../../shared/answers.ts";
import { AcceptDialog } from "../../../shared/decision/accept-dialog.tsx";
import { RejectDialog } from "../../../shared/decision/reject-dialog.tsx";
import { useMay } from "../../../shared/role/may.tsx";
import * as s from "./compare-table.module.css";

const text = messages.decision;

/** The decision about one of the compared applications, with its date if decided. */
export function CompareDecision({ application }: { application: Application }) {
  const { _id, status, jobId } = application;
  const mayDecide = useMay(acceptApplication);
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  const [opened] = useEmployerOpenedMutation();
  const dialog = {
    application: { ...application, jobTitle: jobId.title, company: jobId.company },
    onClose: () => setAsking(null),
    onAlreadyDecided: (message: string) => void toast.info(message),
    onDecide: () => void opened({ params: { applicationId: _id }, body: { interview: false } }),
  };
  return (
    <>
      {status === "pending" && mayDecide ? (
        <div className={s.acts}>
          <Button size="s" onClick={() => setAsking("reject")}>
            {text.reject}
          </Button>
          <Button size="s" onClick={() => setAsking("accept")}>
            {text.accept}
          </Button>
        </div>
      ) : (
        <StatusBadge status={status} label={STATUS_LABELS[status]} />
      )}
      <AcceptDialog {...dialog} isOpen={asking === "accept"} />
      <RejectDialog {...dialog} isOpen={asking === "reject"} failure={REJECT_FAILED} />
    </>
  );
}
