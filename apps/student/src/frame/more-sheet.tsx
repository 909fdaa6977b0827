import type { User } from "@dryrun/auth/use-session";
import { useUser } from "@dryrun/auth/user-context";
import { ThemeSwitch } from "@dryrun/design-system/actions/theme-switch";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Sheet } from "@dryrun/design-system/overlays/sheet";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { Link } from "@dryrun/remote-kit/router";
import {
  BookOpen,
  ChartLine,
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

const LEARNING_ICONS = { courses: <BookOpen {...iconProps()} />, masterclass: <GraduationCap {...iconProps()} /> };

const ownEntries = (user: User) => [
  { to: paths.profile, icon: <CircleUser {...iconProps()} />, label: words.nav.profile },
  { to: paths.progress, icon: <ChartLine {...iconProps()} />, label: words.nav.progress },
  { to: paths.quiz, icon: <ListChecks {...iconProps()} />, label: quizAction(user) },
  ...(hasQuizHistory(user)
    ? [{ to: paths.quizzes, icon: <History {...iconProps()} />, label: words.nav.quizHistory }]
    : []),
  { to: paths.credits, icon: <Coins {...iconProps()} />, label: words.nav.buyCredits },
  { to: paths.payments, icon: <FileText {...iconProps()} />, label: words.nav.payments },
];

export interface MoreSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** The navigation entries that do not fit into a phone's bottom bar. */
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
        {ownEntries(user).map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
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
            <LogOut {...iconProps()} />
            {words.nav.logout}
          </button>
        </li>
      </ul>
    </Sheet>
  );
}
