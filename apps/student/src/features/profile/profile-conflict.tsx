import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PROFILE_LOAD_FAILED } from "@dryrun/domain/profile/messages";
import { FormRestart } from "@dryrun/forms/form-restart";
import { toast } from "@dryrun/remote-kit/toasts";
import * as words from "../../messages.en-in.ts";
import type { Profile } from "../../shared/answers.ts";
import { profileValues } from "./profile-values.ts";

const text = words.profile;

interface ProfileConflictProps {
  load: () => Promise<Profile | undefined>;
  onLoaded: () => void;
}

/** The profile was changed elsewhere: offers to load the newer version into the form. */
export function ProfileConflict({ load, onLoaded }: ProfileConflictProps) {
  const user = useUser();
  async function restart() {
    const newer = await load();
    if (newer) onLoaded();
    else toast.error(PROFILE_LOAD_FAILED, { id: PROFILE_LOAD_FAILED });
    return newer && profileValues(newer, user);
  }
  return (
    <Banner tone="warning" role="none" action={<FormRestart label={text.loadNewer} load={restart} />}>
      {text.conflict}
    </Banner>
  );
}
