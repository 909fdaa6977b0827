import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect } from "react";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";

/** The answers are submitted; the page updates when the result is ready. */
export function PendingResult({ result, onAsk }: { result: Result; onAsk: () => void }) {
  const isSlow = usePendingPoll(result.submitted, onAsk);
  useEffect(() => announce(messages.result.pending), []);
  return (
    <Card as="section" isDraft title={result.job?.title} headingLevel={2} aside={<VerdictBadge verdict={null} />}>
      <p>
        {!result.submitted
          ? messages.history.runningText
          : isSlow
            ? messages.history.slow
            : messages.history.evaluating}
      </p>
      {result.evaluated > 0 && <p>{messages.history.scored(result.evaluated)}</p>}
    </Card>
  );
}
