import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { type ApplicationStatus, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { decisionLabel } from "../messages/applications.en-in.ts";

/** Shows the status. A decision is labelled as the company's, because the interview's verdict is shown next to it. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const isDecision = status === "accepted" || status === "rejected";
  return <StatusBadge status={status} label={isDecision ? decisionLabel(status) : STATUS_LABELS[status]} />;
}
