import { useEmployerProfileQuery } from "@dryrun/api-client/profile/employer";
import { useUser } from "@dryrun/auth/user-context";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { lazy, Suspense } from "react";
import { verification as say } from "../../messages/dashboard.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./verification-notice.module.css";

// Loaded on demand: most employers have verified their address.
const SendAgain = lazy(async () => ({ default: (await import("./send-again.tsx")).SendAgain }));

/** What the verification of a company still needs, and what waits for it. */
export function VerificationState({ missing }: { missing: readonly string[] }) {
  return (
    <>
      <p>{missing.length > 0 ? say.missing : say.waiting}</p>
      {missing.length > 0 && (
        <ul className={s.missing}>
          {missing.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      )}
      {missing.includes(say.email) && (
        <Suspense>
          <SendAgain />
        </Suspense>
      )}
      <p>{say.until}</p>
    </>
  );
}

/** What an employer has not given yet; undefined once the company is verified, and while that is not known. */
export function useMissing(): readonly string[] | undefined {
  const { emailVerified } = useUser();
  const { data } = useEmployerProfileQuery();
  if (!data || data.employerVerified) return undefined;
  return [
    ...(emailVerified ? [] : [say.email]),
    ...(data.companyName ? [] : [say.name]),
    ...(data.companyWebsite ? [] : [say.website]),
  ];
}

/** The same on every page of an employer who is not verified. */
export function VerificationNotice() {
  const missing = useMissing();
  if (!missing) return null;
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
      <div className={s.state}>
        <VerificationState missing={missing} />
      </div>
    </Banner>
  );
}
