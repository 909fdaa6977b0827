import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { SUBMIT_FAILED } from "@dryrun/domain/interviews/messages";
import { words } from "../../words.ts";
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
              {words.overview.tryNow}
            </Button>
          }
        >
          {SUBMIT_FAILED} {words.overview.retrying}
        </Banner>
      )}
    </div>
  );
}
