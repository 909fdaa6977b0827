import { useSession } from "@dryrun/auth/use-session";
import { buttonClass } from "@dryrun/design-system/button";
import { Wordmark } from "@dryrun/design-system/wordmark";
import { homeOf } from "@dryrun/domain/auth/destination";
import { BRAND } from "@dryrun/domain/brand";
import { Link, Outlet } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { Footer } from "../content/frame/footer.tsx";
import * as s from "./public-layout.module.css";

/** Top bar and footer of the pages that need no account. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const session = useSession();
  return (
    <div className={s.page}>
      <header className={s.bar}>
        <a href="/" className={s.brand} aria-label={`${BRAND.name}, home`}>
          <Wordmark />
        </a>
        <nav aria-label="Account" className={s.account}>
          {session.state === "signed-in" ? (
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
          )}
        </nav>
      </header>
      <main id="main" className={s.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  );
}
