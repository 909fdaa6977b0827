import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { announce } from "@dryrun/remote-kit/page";
import { useEffect } from "react";
import type { Result } from "../result.ts";
import { words } from "../words.ts";

/** The answers are submitted; the page updates when the result is ready. */
export function PendingResult({ result, onAsk }: { result: Result; onAsk: () => void }) {
  const isSlow = usePendingPoll(result.submitted, onAsk);
  useEffect(() => announce(words.result.pending), []);
  return (
    <Card as="section" isDraft title={result.job?.title} headingLevel={2} aside={<VerdictBadge verdict={null} />}>
      <p>{!result.submitted ? words.history.runningText : isSlow ? words.history.slow : words.history.evaluating}</p>
      {result.evaluated > 0 && <p>{words.history.scored(result.evaluated)}</p>}
    </Card>
  );
}
