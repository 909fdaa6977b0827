import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useStudentUpdateProfileMutation } from "@dryrun/api-client/profile/student";
import { withoutBlankProjects } from "@dryrun/domain/applications/schema";
import { PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import type { ProfileUpdate } from "@dryrun/domain/profile/schema";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import { typedErrors } from "../../shared/resume-form/typed-errors.ts";

/** Saves the profile's form. Sets `hasConflict` if the profile was changed elsewhere since it was read. */
export function useSaveProfile(onSaved: () => void) {
  const [update] = useStudentUpdateProfileMutation();
  const [hasConflict, setConflict] = useState(false);

  async function save(form: ProfileUpdate): Promise<SubmitResult> {
    const body = withoutBlankProjects({ ...form, projects: form.projects ?? [] });
    const { error } = await update({ body });
    if (!error) {
      onSaved();
      return { ok: true };
    }
    const isConflict = errorCode(error) === "PROFILE_CHANGED";
    setConflict(isConflict);
    const shown = isConflict ? {} : { toast: PROFILE_UPDATE_FAILED };
    const errors = typedErrors(fieldErrors(error), form.projects ?? []);
    return errors.length > 0
      ? { ok: false, ...shown, errors }
      : { ok: false, ...shown, message: errorMessage(error, PROFILE_UPDATE_FAILED) };
  }
  return { save, hasConflict, settle: () => setConflict(false) };
}
