import { UnsavedGuard } from "@dryrun/forms/unsaved-guard";
import type { Leaves } from "@dryrun/forms/use-unsaved-guard";
import { words } from "../../../messages.en-in.ts";
import { APPLY_PARAMETER } from "../../../paths.ts";

/** The form stands on the job's own path: leaving its parameter closes it as much as leaving the path does. */
const closesForm: Leaves = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname || !new URLSearchParams(nextLocation.search).has(APPLY_PARAMETER);

/** Asks before a changed application is closed, by Cancel, a link or Back. */
export function ApplyGuard() {
  const { title, text, confirm, cancel } = words.apply.leave;
  return (
    <UnsavedGuard title={title} text={text} leaveLabel={confirm} stayLabel={cancel} leaves={closesForm} isHarmless />
  );
}
