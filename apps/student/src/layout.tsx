import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { HelpFooter } from "@dryrun/frame/help-footer";
import { PageFrame } from "@dryrun/frame/page-frame";
import { SignedIn } from "@dryrun/frame/signed-in";
import { useLeave } from "@dryrun/frame/use-leave";
import { useLocation, useMatches } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { Briefcase, CalendarCheck, FileText, Menu, Mic, Repeat } from "lucide-react";
import { useEffect, useState } from "react";
import * as s from "./frame/bottom-bar.module.css";
import { LeaveQuestion } from "./frame/leave-question.tsx";
import { isPractice, isToday } from "./frame/nav-rules.ts";
import { AccountNotesPlace } from "./frame/notes/account-notes-place.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import * as words from "./messages.en-in.ts";
import { paths } from "./paths.ts";
import { useArrivalState } from "./shared/notice.tsx";
import { PASSED_ATTEMPT } from "./shared/quiz/passed-attempt.ts";

const loadMore = () => import("./frame/more-sheet.tsx");

/** A phone's navigation: Today, three lists, practice, and everything else under More. */
function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const leaving = useLeave();
  const { pathname } = useLocation();
  const { module: more, hasFailed, retry } = useChunk(isOpen, loadMore);
  useEffect(() => {
    if (!hasFailed) return;
    toast.error(words.nav.moreFailed);
    setOpen(false);
    retry();
  }, [hasFailed, retry]);
  const logout = () => {
    setOpen(false); // the confirmation must not be in front of the sheet
    leaving.leave();
  };
  return (
    <>
      <nav aria-label={words.nav.main} className={s.bar} data-print="no">
        <NavEntry look="tab" to={paths.today} isCurrent={isToday(pathname)} icon={<CalendarCheck {...iconProps(24)} />}>
          {words.nav.today}
        </NavEntry>
        <NavEntry look="tab" to={paths.jobs} icon={<Briefcase {...iconProps(24)} />}>
          {words.nav.short.jobs}
        </NavEntry>
        <NavEntry look="tab" to={paths.applications} icon={<FileText {...iconProps(24)} />}>
          {words.nav.short.applications}
        </NavEntry>
        <NavEntry look="tab" to={paths.interviews} icon={<Mic {...iconProps(24)} />}>
          {words.nav.short.interviews}
        </NavEntry>
        <NavEntry look="tab" to={paths.drills} isCurrent={isPractice(pathname)} icon={<Repeat {...iconProps(24)} />}>
          {words.nav.practice}
        </NavEntry>
        <button type="button" className={s.more} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu {...iconProps(24)} />
          {words.nav.more}
        </button>
      </nav>
      {more && <more.MoreSheet isOpen={isOpen} onClose={() => setOpen(false)} onLogout={logout} />}
      <LeaveQuestion {...leaving} />
    </>
  );
}

const load = () => import(/* webpackChunkName: "moments" */ "./frame/celebrations/quiz-passed.tsx");

/** Shows the celebration of a passed quiz once, over the page that opens after it. */
function MomentOfArrival() {
  const [attemptId, close] = useArrivalState<string>(PASSED_ATTEMPT);
  const { module } = useChunk(attemptId !== undefined, load);
  return attemptId && module ? <module.QuizPassed attemptId={attemptId} onClose={close} /> : null;
}

/** From this width on, in pixels, the links are in the top bar; below it they are at the bottom, within reach of a thumb. */
const WIDE = 1024;

/** The frame of all student pages; redirects everyone but students to /login. */
export function StudentLayout() {
  const isWide = useIsWide(WIDE);
  const marks = useMatches().map(({ handle }) => handle as { isFocused?: boolean; hasBanner?: boolean } | undefined);
  const isFocused = marks.some((mark) => mark?.isFocused);
  const hasBanner = !isFocused || marks.some((mark) => mark?.hasBanner);
  const hasBottomBar = !isWide && !isFocused;
  useRootMark("hasBottomBar", hasBottomBar);
  return (
    <SignedIn userType="student">
      <PageFrame
        top={<TopBar hasLinks={isWide && !isFocused} isFocused={isFocused} />}
        banner={hasBanner && <AccountNotesPlace />}
        footer={
          <>
            {hasBanner && <AccountNotesPlace isBelow />}
            {!isFocused && <HelpFooter />}
          </>
        }
        bottom={hasBottomBar && <BottomBar />}
      />
      <MomentOfArrival />
    </SignedIn>
  );
}
