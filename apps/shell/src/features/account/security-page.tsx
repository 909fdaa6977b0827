import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { SECOND_FACTOR_MISSING } from "@dryrun/domain/auth/security-messages";
import { ChangePassword } from "@dryrun/frame/change-password";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { security as messages } from "../../messages/security.en-in.ts";
import * as s from "./account-page.module.css";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { OWN_PAGES } from "./own-pages.ts";
import { Part } from "./part.tsx";
import { TwoStep } from "./two-step/two-step.tsx";

/** For every signed-in person: how they sign in, and their sign-in sessions. */
export function SecurityPage() {
  const user = useUser();
  const own = OWN_PAGES[user.userType];
  return (
    <div className={s.page}>
      <PageHeader
        back={!user.needsSecondFactor && <Link to={own.to}>{own.name}</Link>}
        about={messages.signInAs(user.email)}
      >
        <PageTitle title={messages.title} />
      </PageHeader>
      {user.needsSecondFactor && (
        <Banner tone="warning" role="none">
          {SECOND_FACTOR_MISSING}
        </Banner>
      )}
      {user.userType === "admin" && <TwoStep />}
      <Part id="password" title={messages.password}>
        <p>{messages.passwordAbout}</p>
        <div>
          <ChangePassword />
        </div>
      </Part>
      <LogOutEverywhere user={user} />
      <Part id="privacy" title={messages.data}>
        <p>
          <Link to="/account/privacy" className="lone-link">
            {messages.toPrivacy}
          </Link>
        </p>
      </Part>
    </div>
  );
}
