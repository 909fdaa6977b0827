import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PROFILE_SAVED } from "@dryrun/domain/profile/messages";
import { formatDate } from "@dryrun/domain/time";
import { ChangePassword } from "@dryrun/frame/change-password";
import { usePrintTitle } from "@dryrun/frame/use-print-title";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { Printer } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Profile } from "../../shared/answers.ts";
import type { Rest } from "../../shared/resume-view/rest-failed.tsx";
import { ResumeBody } from "../../shared/resume-view/resume-body.tsx";
import { Certificates } from "./certificates/certificates.tsx";
import { Completion } from "./completion.tsx";
import { MailChoices } from "./mails/mail-choices.tsx";
import * as s from "./profile-view.module.css";
import { ProfileViews } from "./profile-views.tsx";
import { Settings } from "./settings.tsx";

const text = words.profile;

/** The password, and links to payments and privacy. */
function AccountPart() {
  return (
    <section className={s.part} aria-labelledby="account">
      <h2 id="account" className={s.heading}>
        {words.profile.account}
      </h2>
      <div>
        <ChangePassword />
      </div>
      <div>
        <Link to={paths.payments} className="lone-link">
          {words.nav.payments}
        </Link>
      </div>
      <div>
        <Link to={paths.privacy} className="lone-link">
          {words.profile.privacy}
        </Link>
        <p className={s.note}>{words.profile.privacyHint}</p>
      </div>
    </section>
  );
}

/** The profile as a printable resume, with missing entries and settings next to it. */
export function ProfileView({ profile, rest, isSaved }: { profile: Profile; rest: Rest; isSaved: boolean }) {
  usePrintTitle(text.resume(profile.fullName));
  const facts =
    profile.totalExperienceYears > 0 ? [{ name: text.experience, value: String(profile.totalExperienceYears) }] : [];
  return (
    <>
      <PageHeader
        about={<span data-print="no">{text.updated(formatDate(profile.updatedAt))}</span>}
        action={
          <Link to={paths.editProfile()} className={buttonClass({ variant: "primary" })}>
            {text.edit}
          </Link>
        }
      >
        <PageTitle title={text.resume(profile.fullName)}>{profile.fullName}</PageTitle>
      </PageHeader>
      {isSaved && (
        <div className={s.notice} data-print="no">
          <Banner tone="success">{PROFILE_SAVED}</Banner>
        </div>
      )}
      <div className={s.layout}>
        <Completion />
        <div className={s.resume}>
          <ResumeBody resume={profile} rest={rest} level={2} facts={facts} />
          <div data-print="no">
            <Button
              icon={<Printer {...iconProps(18)} />}
              disabledReason={profile.whole ? undefined : text.printWaits}
              onClick={() => window.print()}
            >
              {text.print}
            </Button>
          </div>
        </div>
        <div className={s.own} data-print="no">
          <Settings profile={profile} />
          <MailChoices />
          <ProfileViews />
          <Certificates />
          <AccountPart />
        </div>
      </div>
    </>
  );
}
