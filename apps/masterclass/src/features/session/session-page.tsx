import type { User } from "@dryrun/auth/use-session";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
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
import { NoSession } from "./no-session.tsx";
import { RefundPanel } from "./refund-panel.tsx";
import * as s from "./session-page.module.css";
import { Ticket } from "./ticket.tsx";
import { useMySession } from "./use-my-session.ts";
import { WelcomeVideo } from "./welcome/welcome-video.tsx";

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
