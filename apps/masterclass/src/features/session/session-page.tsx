import type { User } from "@dryrun/auth/use-session";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { BRAND } from "@dryrun/domain/brand";
import { sessionDate, sessionTimes } from "@dryrun/domain/masterclass/labels";
import { NO_SESSIONS } from "@dryrun/domain/masterclass/messages";
import { sessionView } from "@dryrun/domain/masterclass/page-state";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { About } from "../../content/landing/about.tsx";
import { SectionNav } from "../../content/landing/section-nav.tsx";
import { ABOUT_SECTIONS } from "../../content/landing/sections.ts";
import * as page from "../../content/page.module.css";
import { SectionLinkContext } from "../../content/section-link.tsx";
import { session as text } from "../../messages/session.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { useSectionArrival } from "../../shared/use-section-arrival.ts";
import { RefundPanel } from "./refund-panel.tsx";
import { SessionAction } from "./session-action.tsx";
import * as s from "./session-page.module.css";
import { SessionState } from "./session-state.tsx";
import { type MySession, type ShownSession, useMySession } from "./use-my-session.ts";
import { WelcomeVideo } from "./welcome/welcome-video.tsx";

interface TicketProps {
  my: MySession;
  session: ShownSession;
  now: Date;
  courseBought: boolean;
}

/** The date of the session, the attendance, and the button. */
function Ticket({ my, session, now, courseBought }: TicketProps) {
  const { startAt, endAt, calendarLink } = session;
  const view = sessionView({ startAt: new Date(startAt), calendarLink }, my.attendanceStatus, now);
  return (
    <section className={paperClass(s.ticket)} aria-label={text.ticket}>
      <p className={s.when}>
        <time dateTime={startAt}>{sessionDate(startAt)}</time>
      </p>
      <p className={s.badges}>
        <Badge>{sessionTimes(startAt, endAt)}</Badge>
        {view.badge === "Missed" && <Badge tone="warning">{text.missed}</Badge>}
        {view.badge === "Attended" && <Badge tone="success">{text.attended}</Badge>}
      </p>
      <SessionState my={my} session={session} view={view} now={now} courseBought={courseBought} />
      <SessionAction action={view.action} session={session} />
    </section>
  );
}

interface NoSessionProps {
  isAttended: boolean;
  /** The session could not be loaded. */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

function NoSession({ isAttended, hasFailed, isFetching, onRetry }: NoSessionProps) {
  return (
    <>
      <p role="status">{NO_SESSIONS}</p>
      <p className={s.actions}>
        {hasFailed && (
          <Button isBusy={isFetching} onClick={onRetry}>
            {text.retry}
          </Button>
        )}
        <a href={`mailto:${BRAND.supportEmail}`} className="lone-link">
          {text.contact(BRAND.supportEmail)}
        </a>
        {isAttended && (
          <a href="/refund-policy" className="lone-link">
            {text.refundPolicy}
          </a>
        )}
      </p>
    </>
  );
}

/** The page of an enrolled person, in the frame of their own part: the session first, then the content of the class. */
export function SessionPage({ user }: { user: User }) {
  useSectionArrival();
  return (
    <SectionLinkContext value={Link}>
      <div className={page.sections}>
        <MySessionNow user={user} />
        <SectionNav isInPage sections={ABOUT_SECTIONS} />
        <About />
      </div>
    </SectionLinkContext>
  );
}

function MySessionNow({ user }: { user: User }) {
  const { my, now, hasFailed, isFetching, reload } = useMySession();
  if (!my && !hasFailed)
    return (
      <div className={s.now}>
        <PageTitle title={messages.title} />
        <Skeleton label={text.loading} count={3} shape="text" />
      </div>
    );
  const session = my?.session;
  return (
    <div className={s.now}>
      <PageTitle title={session?.title ?? messages.title} />
      {my && session ? (
        <>
          <Ticket my={my} session={session} now={now} courseBought={user.courseBought} />
          <RefundPanel my={my} now={now} courseBought={user.courseBought} />
          {my.attendanceStatus !== "attended" && <WelcomeVideo />}
        </>
      ) : (
        <NoSession
          isAttended={my?.attendanceStatus === "attended"}
          hasFailed={hasFailed}
          isFetching={isFetching}
          onRetry={reload}
        />
      )}
    </div>
  );
}
