import { Banner } from "@dryrun/design-system/feedback/banner";
import { PROFILE_LOAD_FAILED } from "@dryrun/domain/profile/messages";
import { FormRestart } from "@dryrun/forms/form-restart";
import { toast } from "@dryrun/remote-kit/toasts";
import * as words from "../../messages.en-in.ts";
import type { Profile } from "../../shared/answers.ts";
import type { ProfileValues } from "./profile-form.tsx";

const w = words.profile;

interface ProfileConflictProps {
  load: () => Promise<Profile | undefined>;
  /** The form's values of a profile. */
  begin: (from: Profile) => ProfileValues;
  onLoaded: () => void;
}

/** The profile was changed elsewhere: the form can begin again with what is there now. */
export function ProfileConflict({ load, begin, onLoaded }: ProfileConflictProps) {
  async function restart() {
    const newer = await load();
    if (newer) onLoaded();
    else toast.error(PROFILE_LOAD_FAILED, { id: PROFILE_LOAD_FAILED });
    return newer && begin(newer);
  }
  return (
    <Banner tone="warning" role="none" action={<FormRestart label={w.loadNewer} load={restart} />}>
      {w.conflict}
    </Banner>
  );
}
