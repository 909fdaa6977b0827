import { useStudentApplyMutation } from "@dryrun/api-client/applications/student";
import { errorBody, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { FIX_ERRORS, FIX_ERRORS_HEADING } from "@dryrun/domain/applications/form-messages";
import { ALREADY_APPLIED, APPLY_FAILED } from "@dryrun/domain/applications/messages";
import { type ApplicationPage, withoutBlankProjects } from "@dryrun/domain/applications/schema";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useRef, useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { APPLY_PARAMETER, paths } from "../../../paths.ts";
import type { Job, Profile } from "../../../shared/answers.ts";
import { applyDraftKey } from "../../../shared/drafts.ts";
import { EducationPart } from "../../../shared/resume-form/education-part.tsx";
import { PersonParts } from "../../../shared/resume-form/person-parts.tsx";
import { LetterPart } from "../../../shared/resume-form/project-part.tsx";
import * as s from "../../../shared/resume-form/resume-form.module.css";
import { type ResumeValues, valuesFrom } from "../../../shared/resume-form/resume-values.ts";
import { typedErrors } from "../../../shared/resume-form/typed-errors.ts";
import { WorkPart } from "../../../shared/resume-form/work-part.tsx";
import { closesForm } from "../../../shared/time/closes-form.ts";
import { DraftConflict } from "./draft/draft-conflict.tsx";
import { useAccountDrafts } from "./draft/use-account-drafts.ts";
import { ApplyProjects } from "./save-to-profile.tsx";
import { CheckPage } from "./steps/check-page.tsx";
import { StepPages } from "./steps/step-pages.tsx";
import { applySteps } from "./steps/steps.en-in.ts";
import { applyFormSchema, filledSteps, firstStep, isNew, STEPS } from "./steps/steps.ts";
import { useSteps } from "./steps/use-steps.ts";
import { useSaveToProfile } from "./use-save-to-profile.ts";

/** Sends an application. The idempotency key is kept until an answer arrives, so that a retry creates no second application. */
function useApply(jobId: string, onApplied: (applicationId: string) => void) {
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

const leaves = closesForm(APPLY_PARAMETER);

/** Asks before a changed application is closed, by Cancel, a link or Back. */
function ApplyGuard() {
  const { title, text, confirm, cancel } = words.apply.leave;
  return <UnsavedGuard title={title} text={text} leaveLabel={confirm} stayLabel={cancel} leaves={leaves} isHarmless />;
}

/** Includes the profile's time of reading, which identifies a draft of an older profile. */
type ApplyValues = ResumeValues & Pick<ApplicationPage, "saveToProfile" | "ifUpdatedAt" | "step">;

const PAGES = {
  about: <PersonParts />,
  experience: (
    <>
      <WorkPart />
      <ApplyProjects />
    </>
  ),
  education: <EducationPart />,
  letter: <LetterPart />,
};

export interface ApplyFormProps {
  job: Job;
  onApplied: (applicationId: string) => void;
  onCancel: () => void;
  profile: Profile | undefined;
  /** Loads the profile again after a failure. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Where the draft is stored; tests pass their own. */
  store?: DraftStore;
}

/** The application form: four pages and a check page, filled in from the profile, with a draft on device and account. */
export function ApplyForm({ job, profile, onRetry, isRetrying, onApplied, onCancel, store }: ApplyFormProps) {
  const user = useUser();
  const [own] = useState(() => valuesFrom(profile, user));
  const [filled] = useState(() => profile && filledSteps(own, valuesFrom(undefined, user)));
  const [initialValues] = useState<ApplyValues>(() => ({
    ...own,
    saveToProfile: isNew(filled),
    ifUpdatedAt: profile?.updatedAt ?? "",
    step: "",
  }));
  const steps = useSteps(firstStep(filled));
  const drafts = useAccountDrafts(job._id, store);
  const draftKey = applyDraftKey(user._id, job._id);
  const send = useApply(job._id, onApplied);
  const title = words.apply.title(job.title);
  return (
    <>
      <PageHeader about={`${job.company}, ${job.location}`}>
        <PageTitle title={title} />
      </PageHeader>
      <div className={s.form}>
        <FormShell<ApplyValues, ApplicationPage>
          label={title}
          initialValues={initialValues}
          schema={applyFormSchema}
          onSubmit={send}
          invalidNote={FIX_ERRORS}
          summaryHeading={FIX_ERRORS_HEADING}
          submitLabel={words.apply.submit}
          pendingLabel={words.apply.pending}
          onCancel={onCancel}
          hasRequiredNote={STEPS[steps.at] !== "check"}
          hasStickyButtons
          pages={steps.pages}
        >
          {profile === undefined && <NoProfile onRetry={onRetry} isRetrying={isRetrying} />}
          <DraftConflict drafts={drafts} draftKey={draftKey} />
          <FormDraft
            draftKey={draftKey}
            store={drafts.store}
            saved={drafts.isOnAccount ? applySteps.savedOnAccount : undefined}
            onStartOver={() => steps.go(steps.first)}
          />
          <ApplyGuard />
          <StepPages steps={steps} filled={filled} pages={{ ...PAGES, check: <CheckPage onGo={steps.go} /> }} />
        </FormShell>
      </div>
    </>
  );
}

/** Includes a button to load the profile again. */
function NoProfile({ onRetry, isRetrying }: Pick<ApplyFormProps, "onRetry" | "isRetrying">) {
  const retry = onRetry && (
    <Button size="s" isBusy={isRetrying} onClick={onRetry}>
      {words.job.tryAgain}
    </Button>
  );
  return (
    <Banner tone="warning" role="none" action={retry}>
      {words.profile.notLoaded}
    </Banner>
  );
}
