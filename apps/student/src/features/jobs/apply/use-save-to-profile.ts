import { errorCode } from "@dryrun/api-client/errors";
import { useStudentUpdateProfileMutation } from "@dryrun/api-client/profile/student";
import { APPLICATION_SUBMITTED } from "@dryrun/domain/applications/messages";
import type { ApplicationForm } from "@dryrun/domain/applications/schema";
import { PROFILE_SAVED } from "@dryrun/domain/profile/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import * as words from "../../../messages.en-in.ts";

/** The id of the toast that confirms the application. */
export const APPLIED = "applied";

const text = words.apply.saveToProfile;

/** Saves a sent application to the profile, unless the profile was changed since it was read. */
export function useSaveToProfile() {
  const [update] = useStudentUpdateProfileMutation();
  return async (application: ApplicationForm, ifUpdatedAt: string) => {
    const { error } = await update({ body: { ...application, ifUpdatedAt } });
    // Shares one toast with the application's message, which it would otherwise cover.
    if (!error) toast.success(APPLICATION_SUBMITTED, { id: APPLIED, description: PROFILE_SAVED });
    else toast.error(errorCode(error) === "PROFILE_CHANGED" ? text.changed : text.failed);
  };
}
