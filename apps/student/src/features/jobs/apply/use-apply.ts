import { useStudentApplyMutation } from "@dryrun/api-client/applications/student";
import { errorBody, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { ALREADY_APPLIED, APPLY_FAILED } from "@dryrun/domain/applications/messages";
import { type ApplicationPage, withoutBlankProjects } from "@dryrun/domain/applications/schema";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { typedErrors } from "../../../shared/resume-form/typed-errors.ts";
import { useSaveToProfile } from "./use-save-to-profile.ts";

/** Sends an application. The idempotency key is kept until an answer arrives, so that a retry creates no second application. */
export function useApply(jobId: string, onApplied: (applicationId: string) => void) {
  const [apply] = useStudentApplyMutation();
  const saveToProfile = useSaveToProfile();
  const navigate = useNavigate();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);

  async function send({
    saveToProfile: isToBeSaved,
    ifUpdatedAt,
    step: _,
    ...form
  }: ApplicationPage): Promise<SubmitResult> {
    const application = withoutBlankProjects(form);
    const { data, error } = await apply({ body: { ...application, jobId }, idempotencyKey: key.current });
    if (data) {
      onApplied(data.applicationId);
      if (isToBeSaved) void saveToProfile(application, ifUpdatedAt);
      return { ok: true };
    }
    const answer = errorBody(error);
    if (answer?.code === "ALREADY_APPLIED" && typeof answer.applicationId === "string") {
      toast.info(errorMessage(error, ALREADY_APPLIED));
      void navigate(paths.application(answer.applicationId), { replace: true });
      return { ok: true };
    }
    if (answer?.code) key.current = newKey(); // refused: the next submission gets a new key
    const errors = typedErrors(fieldErrors(error), form.projects);
    if (errors.length > 0) return { ok: false, errors };
    const message = errorMessage(error, APPLY_FAILED);
    return { ok: false, heading: words.apply.notSent, message };
  }
  return send;
}
