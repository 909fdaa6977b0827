import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { drill as labels } from "../drill.en-in.ts";
import type { Sending } from "../use-sending.ts";

/** Why there is no result yet after the answer was sent. */
export function SendingNote({ sending, isKept, onRetry }: { sending: Sending; isKept: boolean; onRetry: () => void }) {
  if (sending.name === "saved") return <Banner>{labels.grading}</Banner>;
  if (sending.name === "refused")
    return (
      <Banner tone="danger" role="alert">
        {sending.message}
      </Banner>
    );
  if (sending.name !== "unsent") return null;
  const text = !sending.isOffline ? labels.unreachable : isKept ? labels.offline : labels.offlineNotSaved;
  return (
    <Banner
      tone="warning"
      role="alert"
      action={
        <Button size="s" onClick={onRetry}>
          {labels.tryNow}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
