import { ReadinessRing } from "@dryrun/design-system/charts/readiness-ring";
import type { Output } from "@dryrun/domain/contract/define";
import { PROFILE_PARTS } from "@dryrun/domain/profile/completion";
import type { completionStatus } from "@dryrun/domain/profile/contract";
import * as words from "../messages.en-in.ts";

/** How complete the student's profile is. */
export function ProfileRing({ profile, size }: { profile: Output<typeof completionStatus>; size: number }) {
  return (
    <ReadinessRing
      percent={profile.completion}
      filled={PROFILE_PARTS.map((part) => !profile.missing.includes(part))}
      text={words.nav.completion(profile.completion, profile.missing.length)}
      size={size}
    />
  );
}
