import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { useState } from "react";
import { Waiting } from "../../../content/waiting.tsx";
import { enrol as text } from "../../../messages/enrol.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { useSeen } from "../../../shared/use-seen.ts";
import { ContactLink } from "../contact-link.tsx";
import { useOpenSessions } from "../use-open-sessions.ts";
import { hasStoredSeat } from "./stored-seat.ts";

const SECTION = ["enroll"] as const;
/** The form loads when its section is within one window's height of the visible area. */
const NEAR = "100% 0px";
const load = () => import("./enrol-panel.tsx");

/** The open dates with the form, or why there are none. The form and the checkout load when the visitor comes near. */
export function EnrolPlace() {
  const { sessions, error, isFetching, refetch } = useOpenSessions();
  const isNear = useSeen(SECTION, NEAR).size > 0;
  const [isKept] = useState(hasStoredSeat);
  const { module, hasFailed, retry } = useChunk(isNear || isKept || !("IntersectionObserver" in window), load);
  if (!sessions && error)
    return (
      <LoadFailed
        title={messages.dates.failed}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
        wayOut={<ContactLink />}
      />
    );
  const none = (
    <EmptyState title={messages.dates.none} headingLevel={4} action={<ContactLink />}>
      {messages.dates.noneText}
    </EmptyState>
  );
  if (sessions && module) return <module.EnrolPanel sessions={sessions} whenNone={none} onStale={refetch} />;
  if (sessions?.length === 0 && !isKept) return none;
  if (!hasFailed) return <Waiting say={messages.dates} />;
  return (
    <LoadFailed title={text.loadFailed} error={null} onRetry={retry} isRetrying={false} wayOut={<ContactLink />} />
  );
}
