import { RequireUser } from "@dryrun/auth/require-user";
import { useSession } from "@dryrun/auth/use-session";
import { UserContext } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { BRAND } from "@dryrun/domain/brand";
import { Outlet } from "@dryrun/remote-kit/router";
import { TopBar } from "./frame/top-bar.tsx";
import * as s from "./layout.module.css";
import { words } from "./messages.en-in.ts";

/** Round every page of an employer; anybody else goes to /login. */
export function EmployerLayout() {
  return (
    <RequireUser userType="employer" waiting={<Waiting />}>
      <Frame />
    </RequireUser>
  );
}

function Frame() {
  const session = useSession();
  if (session.state !== "signed-in") return <Waiting />;
  return (
    <UserContext value={session.user}>
      <div className={s.frame}>
        <TopBar />
        <main id="main" tabIndex={-1} className={s.main}>
          <Outlet />
        </main>
        <footer className={s.footer} data-print="no">
          <a href={`mailto:${BRAND.supportEmail}`}>{words.nav.help(BRAND.supportEmail)}</a>
        </footer>
      </div>
    </UserContext>
  );
}

function Waiting() {
  return (
    <main id="main" className={s.main}>
      <Skeleton label={words.loading.page} count={4} shape="text" />
    </main>
  );
}
