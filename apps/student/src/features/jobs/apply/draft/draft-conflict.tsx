import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { DRAFT_CHANGED } from "@dryrun/domain/applications/messages";
import { formatDateTime } from "@dryrun/domain/time";
import { useReplaceValues } from "@dryrun/forms/use-form-values";
import { applySteps } from "../steps/steps.en-in.ts";
import * as s from "./draft-conflict.module.css";
import type { UsedDrafts } from "./use-account-drafts.ts";

const text = applySteps.conflict;

/** Asks which text to keep if another tab or device changed the application too. Both texts are kept until the student answers. */
export function DraftConflict({ drafts, draftKey }: { drafts: UsedDrafts; draftKey: string }) {
  const replace = useReplaceValues();
  if (!drafts.conflict) return null;
  return (
    <div className={s.conflict}>
      <Banner tone="warning">
        <p>{DRAFT_CHANGED}</p>
        <p>{text.when(formatDateTime(drafts.conflict.savedAt))}</p>
        <div className={s.choices}>
          <Button size="s" onClick={() => void drafts.keepMine()}>
            {text.mine}
          </Button>
          <Button size="s" onClick={() => replace(drafts.takeTheirs(draftKey))}>
            {text.theirs}
          </Button>
        </div>
      </Banner>
    </div>
  );
}
