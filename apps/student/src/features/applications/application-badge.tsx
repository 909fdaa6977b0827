import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { type ApplicationStatus, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { decisionLabel } from "../../messages/applications.en-in.ts";

/** The status; a decision says that it is the company's, since the interview's verdict is shown next to it. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const isDecision = status === "accepted" || status === "rejected";
  return <StatusBadge status={status} label={isDecision ? decisionLabel(status) : STATUS_LABELS[status]} />;
}
