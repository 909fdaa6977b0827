import { useStudentApplyMutation } from "@dryrun/api-client/applications/student";
import { errorBody, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { ALREADY_APPLIED, APPLY_FAILED, FIX_ERRORS } from "@dryrun/domain/applications/messages";
import { type ApplicationPage, withoutBlankProjects } from "@dryrun/domain/applications/schema";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import { typedErrors } from "../../../shared/resume-form/typed-errors.ts";
import { useSaveToProfile } from "./use-save-to-profile.ts";

const newKey = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");

const TOAST = "apply";
const FIX_ERRORS_MS = 5000;

/** Sends an application. The key stays while no answer has come, so that a repeat is no second application. */
export function useApply(jobId: string, onApplied: (applicationId: string) => void) {
  const [apply] = useStudentApplyMutation();
  const saveToProfile = useSaveToProfile();
  const navigate = useNavigate();
  const [firstKey] = useState(newKey);
  const key = useRef(firstKey);
  const refusal = useRef<string | null>(null);
  const [namesNoField, setNamesNoField] = useState(false);

  useEffect(() => () => void toast.dismiss(TOAST), []); // it speaks of this form only

  async function send({ saveToProfile: isToBeSaved, ifUpdatedAt, ...form }: ApplicationPage): Promise<SubmitResult> {
    toast.dismiss(TOAST);
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
    if (answer?.code) key.current = newKey(); // refused for good: what is sent next is another request
    const errors = typedErrors(fieldErrors(error), form.projects);
    if (errors.length > 0) return { ok: false, errors };
    refusal.current = errorMessage(error, APPLY_FAILED);
    return { ok: false, message: refusal.current };
  }

  /** After a press that did not go through, whether the server or the form's own checks refused it. */
  function onRefused() {
    const names = refusal.current === null;
    // The summary says the same and has the focus: the toast goes by itself.
    toast.error(refusal.current ?? FIX_ERRORS, { id: TOAST, ...(names && { duration: FIX_ERRORS_MS }) });
    setNamesNoField(refusal.current !== null);
    refusal.current = null;
  }
  return { send, onRefused, namesNoField };
}
