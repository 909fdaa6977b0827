import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useStudentUpdateProfileMutation } from "@dryrun/api-client/profile/student";
import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { withoutBlankProjects } from "@dryrun/domain/applications/schema";
import { withTypedPay } from "@dryrun/domain/pay/typed";
import { profileFormSchema } from "@dryrun/domain/profile/form-schema";
import { PROFILE_LOAD_FAILED, PROFILE_UPDATE_FAILED } from "@dryrun/domain/profile/messages";
import type { ProfileUpdate } from "@dryrun/domain/profile/schema";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { goToField } from "@dryrun/forms/error-summary";
import { FormRestart } from "@dryrun/forms/form-restart";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
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
import { PAY_FIELDS, type ResumeValues, valuesFrom } from "../../shared/resume-form/resume-values.ts";
import { typedErrors } from "../../shared/resume-form/typed-errors.ts";
import { WorkPart } from "../../shared/resume-form/work-part.tsx";
import { closesForm } from "../../shared/time/closes-form.ts";

const text = words.profile;

/** Includes the profile's time of reading, which identifies a draft of an older profile. */
export type ProfileValues = ResumeValues & { ifUpdatedAt: string };

/** Returns the form's values of a profile. */
const profileValues = (profile: Profile, user: Parameters<typeof valuesFrom>[1]): ProfileValues => ({
  ...valuesFrom(profile, user),
  ifUpdatedAt: profile.updatedAt,
});

/** Saves the profile's form. Sets `hasConflict` if the profile was changed elsewhere since it was read. */
function useSaveProfile(onSaved: () => void) {
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

interface ProfileConflictProps {
  load: () => Promise<Profile | undefined>;
  onLoaded: () => void;
}

/** The profile was changed elsewhere: offers to load the newer version into the form. */
function ProfileConflict({ load, onLoaded }: ProfileConflictProps) {
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

const messages = words.profile;

const leaves = closesForm(EDIT_PARAMETER);

interface ProfileFormProps {
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
