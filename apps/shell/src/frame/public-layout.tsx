import { useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { homeOf } from "@dryrun/domain/auth/destination";
import { PublicPage } from "@dryrun/frame/public/public-page";
import { Link, Outlet } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { publicLayout as messages } from "../messages/frame.en-in.ts";

/** The frame of pages that need no account. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  return <PublicPage account={<Account />}>{children ?? <Outlet />}</PublicPage>;
}

function Account() {
  const session = useSession();
  if (session.state === "signed-in")
    return (
      <Link to={homeOf(session.user)} className={buttonClass({ size: "s" })}>
        {messages.account}
      </Link>
    );
  return (
    <>
      <Link to="/login" className={buttonClass({ variant: "quiet", size: "s" })}>
        {messages.login}
      </Link>
      <Link to="/register" className={buttonClass({ size: "s" })}>
        {messages.signUp}
      </Link>
    </>
  );
}
