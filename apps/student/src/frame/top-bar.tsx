import { useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { readToken } from "@dryrun/auth/token-store";
import type { User } from "@dryrun/auth/use-session";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { AvatarMenu } from "@dryrun/design-system/overlays/avatar-menu";
import { COMPLETION_WARNING_MS, COMPLETION_WARNING_PERCENT } from "@dryrun/domain/profile/completion";
import type { DraftStore } from "@dryrun/forms/drafts/draft-store";
import { Bell } from "@dryrun/frame/bar/bell";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { NavLinks } from "@dryrun/frame/bar/nav-links";
import { TopBar as Bar } from "@dryrun/frame/bar/top-bar";
import { useLeave } from "@dryrun/frame/use-leave";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { ChartLine, CircleUser, Coins, FileText, LogOut, type LucideIcon } from "lucide-react";
import { useEffect } from "react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { ProfileRing } from "../shared/profile-ring.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { hasQuizHistory, isPractice, isToday, learningEntries, quizAction, quizStatus } from "./nav-rules.ts";
import * as s from "./top-bar.module.css";

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

const WARNING = "profile-completion";

/** True on the first call for this person in this tab, false afterwards. */
function takeWarning(userId: string): boolean {
  if (sessionStorage.getItem(WARNING) === userId) return false;
  sessionStorage.setItem(WARNING, userId);
  return true;
}

/** Pages that show the completeness themselves, and pages where the student is busy. */
const isQuietPage = (pathname: string) =>
  [paths.quiz, paths.quizzes, paths.profile].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * The profile's completeness. Below 50% a warning shows for 5 seconds, once a session, and never over a quiz, its result, the profile or an
 * interview.
 */
function CompletionRing({ isFocused }: { isFocused: boolean }) {
  const isQuiet = isQuietPage(useLocation().pathname) || isFocused;
  const user = useUser();
  // Without a token the call would be refused; the page stays for a moment after a sign-out.
  const { data, error } = useStudentCompletionQuery(undefined, { skip: !readToken() });
  const percent = data?.completion;
  useEffect(() => {
    if (isQuiet || percent === undefined || percent >= COMPLETION_WARNING_PERCENT || !takeWarning(user._id)) return;
    toast.warning(words.nav.incomplete(percent), {
      id: WARNING,
      duration: COMPLETION_WARNING_MS,
      closeButton: true,
    });
  }, [percent, isQuiet, user._id]);
  useEffect(() => {
    if (isQuiet) toast.dismiss(WARNING); // on a phone it would cover the text
  }, [isQuiet]);
  useEffect(() => {
    if (error) console.warn("Failed to load the profile's completion", error);
  }, [error]);
  return (
    <span className={s.place}>
      {data && (
        <Link to={paths.profile} className={s.link ?? ""}>
          <ProfileRing profile={data} size={28} />
        </Link>
      )}
    </span>
  );
}

/** The student's top navigation bar; on phones without the links, which are at the bottom. */
export function TopBar({ hasLinks, isFocused }: { hasLinks: boolean; isFocused: boolean }) {
  const own = (
    <>
      <CompletionRing isFocused={isFocused} />
      {!isFocused && <Bell to={paths.notifications} />}
      <UserMenu />
    </>
  );
  return (
    <Bar home={paths.today} homeLabel={words.nav.home} own={own}>
      {hasLinks && <Links />}
    </Bar>
  );
}

function Links() {
  const user = useUser();
  const { pathname } = useLocation();
  return (
    <NavLinks>
      <div className={s.entries}>
        <NavEntry to={paths.today} isCurrent={isToday(pathname)}>
          {words.nav.today}
        </NavEntry>
        <NavEntry to={paths.jobs}>{words.nav.jobs}</NavEntry>
        <NavEntry to={paths.applications}>{words.nav.applications}</NavEntry>
        <NavEntry to={paths.interviews}>{words.nav.interviews}</NavEntry>
        <NavEntry to={paths.drills} isCurrent={isPractice(pathname)}>
          {words.nav.practice}
        </NavEntry>
        <NavEntry to={paths.credits}>{words.nav.buyCredits}</NavEntry>
        {isSomebody(user) && <OwnLinks user={user} />}
      </div>
    </NavLinks>
  );
}

/** The links that depend on the person. */
function OwnLinks({ user }: { user: User }) {
  return (
    <>
      {hasQuizHistory(user) && <NavEntry to={paths.quizzes}>{words.nav.quizHistory}</NavEntry>}
      {learningEntries(user).map(({ name, to, isNewTab }) => (
        <NavEntry key={name} to={to} isNewTab={isNewTab}>
          {words.nav[name]}
        </NavEntry>
      ))}
      <NavEntry to={paths.quiz}>{quizAction(user)}</NavEntry>
    </>
  );
}
