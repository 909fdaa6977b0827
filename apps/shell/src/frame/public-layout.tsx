import { useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/button";
import { homeOf } from "@dryrun/domain/auth/destination";
import { Link, Outlet } from "@dryrun/remote-kit/router";
import { type ReactNode, useEffect } from "react";
import { Footer } from "../content/frame/footer.tsx";
import { SiteBar } from "../content/frame/site-bar.tsx";
import { bindThemeSwitch } from "../content/theme.ts";
import * as s from "./public-layout.module.css";

/** Top bar and footer of the pages that need no account. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const session = useSession();
  useEffect(() => bindThemeSwitch(document), []);
  return (
    <div className={s.page}>
      <SiteBar
        account={
          session.state === "signed-in" ? (
            <Link to={homeOf(session.user)} className={buttonClass({ size: "s" })}>
              Continue as {session.user.username}
            </Link>
          ) : (
            <>
              <Link to="/login" className={buttonClass({ variant: "quiet", size: "s" })}>
                Login
              </Link>
              <Link to="/register" className={buttonClass({ size: "s" })}>
                Sign Up
              </Link>
            </>
          )
        }
      />
      <main id="main" className={s.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
}
