import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { verification as say } from "../../messages/dashboard.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./verification-notice.module.css";

/** What an employer who is not verified yet can do for it; nothing while that is not known. */
export function VerificationNotice() {
  const { emailVerified } = useUser();
  const { data } = useEmployerProfileQuery();
  if (!data || data.employerVerified) return null;
  const missing = [
    ...(emailVerified ? [] : [say.email]),
    ...(data.companyName ? [] : [say.name]),
    ...(data.companyWebsite ? [] : [say.website]),
  ];
  return (
    <Banner
      role="none"
      landmark={say.label}
      action={
        <Link to={paths.profile} className="lone-link">
          {missing.length > 0 ? say.open : say.read}
        </Link>
      }
    >
      <p>{missing.length > 0 ? say.missing : say.waiting}</p>
      {missing.length > 0 && (
        <ul className={s.missing}>
          {missing.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
