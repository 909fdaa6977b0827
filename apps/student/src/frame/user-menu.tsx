import { useUser } from "@dryrun/auth/user-context";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { AvatarMenu } from "@dryrun/design-system/overlays/avatar-menu";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { useLeave } from "@dryrun/frame/use-leave";
import { Link } from "@dryrun/remote-kit/router";
import { CalendarCheck, CircleUser, Coins, FileText, LogOut } from "lucide-react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { quizStatus } from "./nav-rules.ts";

/** Name, Profile, credits with the way to more and to what was paid, the state of the quiz, the theme and Logout. Tests give a draft store of their own. */
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
        <li>
          <Link to={paths.profile}>
            <CircleUser {...iconProps()} />
            {words.nav.profile}
          </Link>
        </li>
        <li>
          <Link to={paths.today}>
            <CalendarCheck {...iconProps()} />
            {words.nav.today}
          </Link>
        </li>
        <li>
          <Link to={paths.credits}>
            <Coins {...iconProps()} />
            {words.nav.buyCredits}
          </Link>
        </li>
        <li>
          <Link to={paths.payments}>
            <FileText {...iconProps()} />
            {words.nav.payments}
          </Link>
        </li>
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
