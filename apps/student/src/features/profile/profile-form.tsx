import { useUser } from "@dryrun/auth/user-context";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { profileFormSchema } from "@dryrun/domain/profile/form-schema";
import type { ProfileUpdate } from "@dryrun/domain/profile/schema";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { goToField } from "@dryrun/forms/error-summary";
import { FormShell } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useLocation } from "@dryrun/remote-kit/router";
import { useEffect, useMemo, useState } from "react";
import * as words from "../../messages.en-in.ts";
import { EDIT_PARAMETER } from "../../paths.ts";
import type { Profile } from "../../shared/answers.ts";
import { profileDraftKey } from "../../shared/drafts.ts";
import { EducationPart } from "../../shared/resume-form/education-part.tsx";
import { FormJumps } from "../../shared/resume-form/form-jumps.tsx";
import { PersonParts } from "../../shared/resume-form/person-parts.tsx";
import { LetterPart, ProjectsPart } from "../../shared/resume-form/project-part.tsx";
import * as s from "../../shared/resume-form/resume-form.module.css";
import { PAY_FIELDS } from "../../shared/resume-form/resume-values.ts";
import { WorkPart } from "../../shared/resume-form/work-part.tsx";
import { closesForm } from "../../shared/time/closes-form.ts";
import { ProfileConflict } from "./profile-conflict.tsx";
import { type ProfileValues, profileValues } from "./profile-values.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const messages = words.profile;

const leaves = closesForm(EDIT_PARAMETER);

export interface ProfileFormProps {
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
  loadNewer: () => Promise<Profile | undefined>;
  /** Where the draft is stored; tests pass their own. */
  store?: DraftStore;
}

/** The profile's form: the parts of the application form; only the contact data is required. */
export function ProfileForm({ profile, onSaved, onCancel, loadNewer, store }: ProfileFormProps) {
  const user = useUser();
  const { hash } = useLocation();
  const [initialValues] = useState(() => profileValues(profile, user));
  const schema = useMemo(() => withTypedPay(profileFormSchema(profile), PAY_FIELDS), [profile]);
  const { save, hasConflict, settle } = useSaveProfile(onSaved);
  useEffect(() => {
    if (hash) goToField(decodeURIComponent(hash.slice(1)));
  }, [hash]);

  const { title, text, confirm, cancel } = messages.leave;
  return (
    <>
      <PageHeader>
        <PageTitle title={messages.formTitle} />
      </PageHeader>
      <div className={s.layout}>
        <FormJumps />
        <FormShell<ProfileValues, ProfileUpdate>
          label={messages.formTitle}
          initialValues={initialValues}
          schema={schema}
          onSubmit={save}
          summaryHeading={messages.notSaved}
          submitLabel={messages.save}
          pendingLabel={messages.saving}
          onCancel={onCancel}
          hasRequiredNote
          hasStickyButtons
        >
          {hasConflict && <ProfileConflict load={loadNewer} onLoaded={settle} />}
          <FormDraft draftKey={profileDraftKey(user._id)} store={store} />
          <UnsavedGuard title={title} text={text} leaveLabel={confirm} stayLabel={cancel} leaves={leaves} isHarmless />
          <PersonParts isProfile />
          <WorkPart stored={profile.workExperience} />
          <EducationPart stored={profile.education} />
          <ProjectsPart needsDates />
          <LetterPart isProfile />
        </FormShell>
      </div>
    </>
  );
}
