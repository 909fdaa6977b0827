import { hasLeftInPlace } from "@dryrun/auth/token-store";
import { useSession } from "@dryrun/auth/use-session";
import { useFollowOtherTabs } from "@dryrun/auth/use-token";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { signedOutBanner as messages } from "../messages/frame.en-in.ts";
import * as s from "./frame.module.css";

/** Shown when another tab has logged out: the open page stays until the person leaves it. */
export function SignedOutBanner() {
  useFollowOtherTabs();
  const session = useSession();
  const { pathname } = useLocation();
  const [place, setPlace] = useState<string>();
  const isElsewhere = session.state === "signed-out" && session.isElsewhere && !hasLeftInPlace();
  if (isElsewhere && place === undefined) setPlace(pathname);
  if (!isElsewhere && place !== undefined) setPlace(undefined);
  if (!isElsewhere || place !== pathname || pathname === "/login") return null;
  return (
    <div className={s.offline}>
      <Banner
        tone="warning"
        action={
          <Link to="/login" target="_blank" className={buttonClass()}>
            {messages.logIn}
          </Link>
        }
      >
        {messages.text}
      </Banner>
    </div>
  );
}
