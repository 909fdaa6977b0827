import { useUser } from "@dryrun/auth/user-context";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { AvatarMenu } from "@dryrun/design-system/overlays/avatar-menu";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useLeave } from "@dryrun/frame/use-leave";
import { Link } from "@dryrun/remote-kit/router";
import { ChartLine, CircleUser, Coins, FileText, LogOut, type LucideIcon } from "lucide-react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { quizStatus } from "./nav-rules.ts";

/** Name, Profile, credits and payments, the state of the quiz, the theme and Logout. Tests pass their own draft store. */
export function UserMenu({ openDrafts }: { openDrafts?: () => Promise<DraftStore> }) {
  const user = useUser();
  const leaving = useLeave(openDrafts);
  return (
    <>
      <AvatarMenu
        name={user.fullName}
        about={
          <>
            <p>{words.nav.credits(user.interviewCredits)}</p>
            <p>{quizStatus(user)}</p>
          </>
        }
      >
        <MenuLink to={paths.profile} icon={CircleUser} label={words.nav.profile} />
        <MenuLink to={paths.progress} icon={ChartLine} label={words.nav.progress} />
        <MenuLink to={paths.credits} icon={Coins} label={words.nav.buyCredits} />
        <MenuLink to={paths.payments} icon={FileText} label={words.nav.payments} />
        <li>
          <ThemeSwitch />
        </li>
        <li>
          <button type="button" data-closes="" onClick={leaving.leave}>
            <LogOut {...iconProps()} />
            {words.nav.logout}
          </button>
        </li>
      </AvatarMenu>
      <LeaveQuestion {...leaving} />
    </>
  );
}

function MenuLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <li>
      <Link to={to}>
        <Icon {...iconProps()} />
        {label}
      </Link>
    </li>
  );
}
