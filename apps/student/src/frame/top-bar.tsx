import type { User } from "@dryrun/auth/use-session";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { Bell } from "@dryrun/frame/bar/bell";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { NavLinks } from "@dryrun/frame/bar/nav-links";
import { TopBar as Bar } from "@dryrun/frame/bar/top-bar";
import { useLocation } from "@dryrun/remote-kit/router";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { CompletionRing } from "./completion-ring.tsx";
import { hasQuizHistory, isPractice, isToday, learningEntries, quizAction } from "./nav-rules.ts";
import * as s from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

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
