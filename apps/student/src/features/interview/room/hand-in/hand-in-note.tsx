import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { messages } from "../../messages.en-in.ts";
import type { HandInPhase } from "./hand-in.ts";
import * as s from "./hand-in-note.module.css";

/** A failed submission: the room stays open and retries. */
export function HandInNote({ phase, onRetry }: { phase: HandInPhase; onRetry: () => void }) {
  return (
    <div className={s.place}>
      {phase === "failed" && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="s" onClick={onRetry}>
              {messages.overview.tryNow}
            </Button>
          }
        >
          {SUBMIT_FAILED} {messages.overview.retrying}
        </Banner>
      )}
    </div>
  );
}
