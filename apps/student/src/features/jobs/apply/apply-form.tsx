import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { FIX_ERRORS, FIX_ERRORS_HEADING } from "@dryrun/domain/applications/messages";
import { type ApplicationPage, applicationPageSchema } from "@dryrun/domain/applications/schema";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { FormShell } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Job, Profile } from "../../../shared/answers.ts";
import { applyDraftKey } from "../../../shared/drafts.ts";
import { EducationPart } from "../../../shared/resume-form/education-part.tsx";
import { FormJumps } from "../../../shared/resume-form/form-jumps.tsx";
import { PersonParts } from "../../../shared/resume-form/person-parts.tsx";
import { LetterPart } from "../../../shared/resume-form/project-part.tsx";
import * as s from "../../../shared/resume-form/resume-form.module.css";
import { type ResumeValues, valuesFrom } from "../../../shared/resume-form/resume-values.ts";
import { WorkPart } from "../../../shared/resume-form/work-part.tsx";
import { ApplyGuard } from "./apply-guard.tsx";
import { ApplyProjects, SaveToProfile } from "./save-to-profile.tsx";
import { useApply } from "./use-apply.ts";

/** Includes the profile's time of reading, which identifies a draft of an older profile. */
type ApplyValues = ResumeValues & Pick<ApplicationPage, "saveToProfile" | "ifUpdatedAt">;

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

/** The application form, filled in from the profile, with a draft on the device. */
export function ApplyForm({ job, profile, onRetry, isRetrying, onApplied, onCancel, store }: ApplyFormProps) {
  const user = useUser();
  const [initialValues] = useState<ApplyValues>(() => ({
    ...valuesFrom(profile, user),
    saveToProfile: false,
    ifUpdatedAt: profile?.updatedAt ?? "",
  }));
  const send = useApply(job._id, onApplied);
  const title = words.apply.title(job.title);
  return (
    <>
      <PageHeader about={`${job.company}, ${job.location}`}>
        <PageTitle title={title} />
      </PageHeader>
      <div className={s.layout}>
        <FormJumps />
        <FormShell<ApplyValues, ApplicationPage>
          label={title}
          initialValues={initialValues}
          schema={applicationPageSchema}
          onSubmit={send}
          invalidToast={FIX_ERRORS}
          summaryHeading={FIX_ERRORS_HEADING}
          submitLabel={words.apply.submit}
          pendingLabel={words.apply.pending}
          onCancel={onCancel}
          hasRequiredNote
          hasStickyButtons
        >
          <ProfileNote hasProfile={profile !== undefined} onRetry={onRetry} isRetrying={isRetrying} />
          <FormDraft draftKey={applyDraftKey(user._id, job._id)} store={store} />
          <ApplyGuard />
          <PersonParts />
          <WorkPart />
          <EducationPart />
          <ApplyProjects />
          <LetterPart />
          <SaveToProfile />
        </FormShell>
      </div>
    </>
  );
}

/** Where the values come from; with the way to ask again where the profile did not load. */
function ProfileNote({
  hasProfile,
  onRetry,
  isRetrying,
}: { hasProfile: boolean } & Pick<ApplyFormProps, "onRetry" | "isRetrying">) {
  if (hasProfile) return <Banner role="none">{words.profile.prefilled}</Banner>;
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
