import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import type { Missing } from "./use-verification.ts";
import { verification as text } from "./verification.en-in.ts";
import * as s from "./verification-state.module.css";
import { VerificationState } from "./verification-state.tsx";

/** Empty until the missing data is known. */
export function VerificationBanner({ missing }: { missing: readonly Missing[] | undefined }) {
  if (!missing) return null;
  return (
    <Banner
      role="none"
      landmark={text.label}
      action={
        <Link to={paths.profile} className="lone-link">
          {missing.length > 0 ? text.open : text.read}
        </Link>
      }
    >
      <div className={s.state}>
        <VerificationState missing={missing} />
      </div>
    </Banner>
  );
}
