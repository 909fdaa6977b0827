import { useUser } from "@dryrun/auth/user-context";
import { Button } from "@dryrun/design-system/button";
import { Confirm } from "@dryrun/design-system/confirm";
import { iconLook } from "@dryrun/design-system/icon-look";
import { ThemeSwitch } from "@dryrun/design-system/theme-switch";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { Wordmark } from "@dryrun/design-system/wordmark";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { LogOut } from "lucide-react";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { MenuButton } from "./menu-button.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { entryOf, NAV } from "./nav-rules.ts";
import * as s from "./top-bar.module.css";
import { useLeave } from "./use-leave.ts";

/** From here on the entries stand in a row; below it they are in a menu. */
const WIDE = 1024;

/** The employer's navigation bar (specification 2, point 2). */
export function TopBar() {
  const isWide = useIsWide(WIDE);
  const user = useUser();
  const { leave, isAsking, stay, leaveAnyway } = useLeave(user._id);
  return (
    <header className={s.bar} data-print="no">
      <div className={s.inner}>
        <Link to={paths.dashboard} className={s.brand ?? ""} aria-label={words.nav.home}>
          <Wordmark />
        </Link>
        {isWide ? <Entries username={user.username} onLogout={leave} /> : <MenuButton onLogout={leave} />}
      </div>
      <Confirm
        isOpen={isAsking}
        onClose={stay}
        onConfirm={leaveAnyway}
        title={words.nav.leave.title}
        confirmLabel={words.nav.leave.confirm}
        cancelLabel={words.nav.leave.cancel}
        isDanger
      >
        {words.nav.leave.text}
      </Confirm>
    </header>
  );
}

function Entries({ username, onLogout }: { username: string; onLogout: () => void }) {
  const current = entryOf(useLocation().pathname);
  return (
    <>
      <nav aria-label={words.nav.main} className={s.links}>
        {NAV.map(({ to, label }) => (
          <NavEntry key={to} to={to} label={label} isCurrent={to === current} />
        ))}
      </nav>
      <div className={s.own}>
        <span className={s.user}>
          <span className="visually-hidden">{words.nav.signedInAs} </span>
          {username}
        </span>
        <ThemeSwitch className={s.theme ?? ""} />
        <Button variant="quiet" size="s" icon={<LogOut {...iconLook(18)} />} onClick={onLogout}>
          {words.nav.logout}
        </Button>
      </div>
    </>
  );
}
