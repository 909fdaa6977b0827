import { errorCode } from "@dryrun/api-client/errors";
import { useStudentUpdateProfileMutation } from "@dryrun/api-client/profile/student";
import { APPLICATION_SUBMITTED } from "@dryrun/domain/applications/messages";
import type { ApplicationForm } from "@dryrun/domain/applications/schema";
import { PROFILE_SAVED } from "@dryrun/domain/profile/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import * as words from "../../../messages.en-in.ts";

/** The toast that confirms the application. */
export const APPLIED = "applied";

const w = words.apply.saveToProfile;

/** Makes the profile as an application that is sent, unless the profile was changed since it was read. */
export function useSaveToProfile() {
  const [update] = useStudentUpdateProfileMutation();
  return async (application: ApplicationForm, ifUpdatedAt: string) => {
    const { error } = await update({ body: { ...application, ifUpdatedAt } });
    // In one with the message of the application, which it would cover.
    if (!error) toast.success(APPLICATION_SUBMITTED, { id: APPLIED, description: PROFILE_SAVED });
    else toast.error(errorCode(error) === "PROFILE_CHANGED" ? w.changed : w.failed);
  };
}
