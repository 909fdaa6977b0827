import { ChangePassword } from "@dryrun/frame/change-password";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./profile-view.module.css";

/** The password, and links to payments and privacy. */
export function AccountPart() {
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
