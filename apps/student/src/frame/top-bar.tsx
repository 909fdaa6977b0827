import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/button";
import { Wordmark } from "@dryrun/design-system/wordmark";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import { CompletionRing } from "./completion-ring.tsx";
import { NavEntry } from "./nav-entry.tsx";
import { hasQuizHistory, quizAction } from "./nav-rules.ts";
import * as s from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

/** The student's top navigation bar (specification 1, point 2.6); on phones without the links, which stand at the bottom. */
export function TopBar({ hasLinks }: { hasLinks: boolean }) {
  return (
    <header className={s.bar} data-print="no">
      <div className={s.inner}>
        <Link to={paths.jobs} className={s.brand} aria-label={words.nav.home}>
          <Wordmark />
        </Link>
        {hasLinks && <Links />}
        <div className={s.own}>
          <CompletionRing />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

function Links() {
  const user = useUser();
  return (
    <nav aria-label={words.nav.main} className={s.links}>
      <NavEntry to={paths.jobs}>{words.nav.jobs}</NavEntry>
      <NavEntry to={paths.applications}>{words.nav.applications}</NavEntry>
      <NavEntry to={paths.interviews}>{words.nav.interviews}</NavEntry>
      {hasQuizHistory(user) && <NavEntry to={paths.quizzes}>{words.nav.quizHistory}</NavEntry>}
      <Link to={paths.quiz} className={buttonClass({ size: "s", className: s.quiz })}>
        {quizAction(user)}
      </Link>
    </nav>
  );
}
