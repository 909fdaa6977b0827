import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { ReadinessRing } from "@dryrun/design-system/readiness-ring";
import { COMPLETION_WARNING_MS, COMPLETION_WARNING_PERCENT, PROFILE_PARTS } from "@dryrun/domain/profile/completion";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";
import { words } from "../messages.en-in.ts";
import * as s from "./completion-ring.module.css";

/** How complete the profile is; below half a warning shows for 5 seconds, once for each load of the page. */
export function CompletionRing() {
  const { data, error } = useStudentCompletionQuery();
  const hasWarned = useRef(false);
  const percent = data?.completion;
  useEffect(() => {
    if (percent === undefined || percent >= COMPLETION_WARNING_PERCENT || hasWarned.current) return;
    hasWarned.current = true;
    toast.warning(words.profile.incomplete(percent), { duration: COMPLETION_WARNING_MS, closeButton: true });
  }, [percent]);
  useEffect(() => {
    if (error) console.warn("Failed to load the profile's completion", error);
  }, [error]);
  return (
    <span className={s.place}>
      {data && (
        <ReadinessRing
          percent={data.completion}
          filled={PROFILE_PARTS.map((part) => !data.missing.includes(part))}
          size={28}
        />
      )}
    </span>
  );
}
