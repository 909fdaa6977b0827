import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import * as words from "../../../messages.en-in.ts";
import { APPLY_PARAMETER } from "../../../paths.ts";
import { closesForm } from "../../../shared/time/closes-form.ts";

const leaves = closesForm(APPLY_PARAMETER);

/** Asks before a changed application is closed, by Cancel, a link or Back. */
export function ApplyGuard() {
  const { title, text, confirm, cancel } = words.apply.leave;
  return <UnsavedGuard title={title} text={text} leaveLabel={confirm} stayLabel={cancel} leaves={leaves} isHarmless />;
}
