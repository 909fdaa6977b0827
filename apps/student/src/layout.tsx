import { RequireUser } from "@dryrun/auth/require-user";
import { useSession } from "@dryrun/auth/use-session";
import { Skeleton } from "@dryrun/design-system/skeleton";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { Outlet, useMatches } from "@dryrun/remote-kit/router";
import { BottomBar } from "./frame/bottom-bar.tsx";
import { RunningBanner } from "./frame/running-banner.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import "./layout.css";
import { UserContext } from "@dryrun/auth/user-context";
import * as s from "./layout.module.css";
import { words } from "./messages.en-in.ts";

/** From here on the links stand in the top bar; below it they are at the bottom, where a thumb reaches them. */
const WIDE = 1024;

/** Round every page of a student; anybody else goes to /login. */
export function StudentLayout() {
  return (
    <RequireUser userType="student" waiting={<Waiting />}>
      <Frame />
    </RequireUser>
  );
}

function Frame() {
  const session = useSession();
  const isWide = useIsWide(WIDE);
  const isFocused = useMatches().some(({ handle }) => (handle as { isFocused?: boolean } | undefined)?.isFocused);
  if (session.state !== "signed-in") return <Waiting />;
  const hasBottomBar = !isWide && !isFocused;
  return (
    <UserContext value={session.user}>
      <div className={s.frame} data-bottom-bar={hasBottomBar || undefined}>
        <TopBar hasLinks={isWide && !isFocused} />
        {!isFocused && <RunningBanner />}
        <main id="main" tabIndex={-1} className={s.main}>
          <Outlet />
        </main>
        {hasBottomBar && <BottomBar />}
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
