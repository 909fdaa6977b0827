import { iconProps } from "@dryrun/design-system/icon-props";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { NavEntry } from "@dryrun/frame/bar/nav-entry";
import { useLeave } from "@dryrun/frame/use-leave";
import { useLocation } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { Briefcase, CalendarCheck, FileText, Menu, Mic, Repeat } from "lucide-react";
import { useEffect, useState } from "react";
import * as words from "../messages.en-in.ts";
import { paths } from "../paths.ts";
import * as s from "./bottom-bar.module.css";
import { LeaveQuestion } from "./leave-question.tsx";
import { isPractice, isToday } from "./nav-rules.ts";

const loadMore = () => import("./more-sheet.tsx");

/** A phone's navigation: Today, three lists, practice, and everything else under More. */
export function BottomBar() {
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
