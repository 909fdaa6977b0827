import { useUser } from "@dryrun/auth/user-context";
import { iconLook } from "@dryrun/design-system/icon-look";
import { Sheet } from "@dryrun/design-system/sheet";
import { ThemeSwitch } from "@dryrun/design-system/theme-switch";
import { NavEntry } from "@dryrun/frame/nav-entry";
import { Link } from "@dryrun/remote-kit/router";
import {
  BookOpen,
  CalendarCheck,
  CircleUser,
  Coins,
  FileText,
  GraduationCap,
  History,
  ListChecks,
  LogOut,
} from "lucide-react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./more-sheet.module.css";
import { hasQuizHistory, learningEntries, quizAction, quizStatus } from "./nav-rules.ts";

const LEARNING_ICONS = { courses: <BookOpen {...iconLook()} />, masterclass: <GraduationCap {...iconLook()} /> };

export interface MoreSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** The entries of the navigation that have no place in a phone's bottom bar. */
export function MoreSheet({ isOpen, onClose, onLogout }: MoreSheetProps) {
  const user = useUser();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={words.nav.more}
      description={`${quizStatus(user)} · ${words.nav.credits(user.interviewCredits)}`}
    >
      <ul className={s.list}>
        <li>
          <Link to={paths.profile} onClick={onClose}>
            <CircleUser {...iconLook()} />
            {words.nav.profile}
          </Link>
        </li>
        <li>
          <Link to={paths.today} onClick={onClose}>
            <CalendarCheck {...iconLook()} />
            {words.nav.today}
          </Link>
        </li>
        <li>
          <Link to={paths.quiz} onClick={onClose}>
            <ListChecks {...iconLook()} />
            {quizAction(user)}
          </Link>
        </li>
        {hasQuizHistory(user) && (
          <li>
            <Link to={paths.quizzes} onClick={onClose}>
              <History {...iconLook()} />
              {words.nav.quizHistory}
            </Link>
          </li>
        )}
        <li>
          <Link to={paths.credits} onClick={onClose}>
            <Coins {...iconLook()} />
            {words.nav.buyCredits}
          </Link>
        </li>
        <li>
          <Link to={paths.payments} onClick={onClose}>
            <FileText {...iconLook()} />
            {words.nav.payments}
          </Link>
        </li>
        {learningEntries(user).map(({ name, to, isNewTab }) => (
          <li key={name}>
            <NavEntry to={to} isNewTab={isNewTab} icon={LEARNING_ICONS[name]} onFollow={onClose}>
              {words.nav[name]}
            </NavEntry>
          </li>
        ))}
        <li>
          <ThemeSwitch />
        </li>
        <li>
          <button type="button" onClick={onLogout}>
            <LogOut {...iconLook()} />
            {words.nav.logout}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
