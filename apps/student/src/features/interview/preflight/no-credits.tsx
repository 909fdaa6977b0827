import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner, type BannerProps } from "@dryrun/design-system/feedback/banner";
import { NO_CREDITS, NO_CREDITS_FOR_PRACTICE } from "@dryrun/domain/interviews/messages";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Purpose } from "../../../shared/interview/purpose.ts";

/** Shows that a credit is missing for this interview, and links to the credits. */
export const NoCredits = ({ purpose, role }: { purpose: Purpose } & Pick<BannerProps, "role">) => (
  <Banner
    tone="warning"
    {...(role && { role })}
    action={
      <Link to={paths.creditsFor(purpose)} className={buttonClass({ size: "s" })}>
        {words.nav.buyCredits}
      </Link>
    }
  >
    {"topic" in purpose ? NO_CREDITS_FOR_PRACTICE : NO_CREDITS}
  </Banner>
);
