import { Link } from "@dryrun/remote-kit/router";
import { today as text } from "../../messages/today.en-in.ts";
import { paths } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import type { Today } from "./today.ts";
import * as s from "./today-page.module.css";

interface NextSessionProps {
  session: Today["nextSession"];
  now: string;
}

/** The live session that is running or comes next. */
export function NextSession({ session, now }: NextSessionProps) {
  return (
    <PagePart title={text.next}>
      <div className={s.lines}>
        {session ? (
          <div className={s.line}>
            <Link to={paths.liveSession(session._id)} className={`${s.what} lone-link`}>
              {session.title}
            </Link>
            <span>{session.startAt <= now ? text.running : text.when(session.startAt, session.endAt)}</span>
            <span className={s.note}>{text.enrolled(session.enrolments)}</span>
          </div>
        ) : (
          <div className={s.line}>
            <span>{text.noNext}</span>
            <Link to={paths.liveSessions} className={`${s.what} lone-link`}>
              {text.toSessions}
            </Link>
          </div>
        )}
      </div>
    </PagePart>
  );
}
