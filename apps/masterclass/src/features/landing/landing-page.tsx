import { Countdown } from "@dryrun/design-system/feedback/countdown";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { BRAND } from "@dryrun/domain/brand";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { SECOND_MS } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { Link } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { Landing } from "../../content/landing/landing.tsx";
import * as s from "../../content/landing/next-date.module.css";
import { NextWaiting } from "../../content/landing/next-waiting.tsx";
import { SECTIONS } from "../../content/landing/sections.ts";
import { SectionLink, SectionLinkContext } from "../../content/section-link.tsx";
import { Waiting } from "../../content/waiting.tsx";
import { enrol as text } from "../../messages/enrol.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { useSectionArrival } from "../../shared/use-section-arrival.ts";
import { READING_LINE, useSeen } from "../../shared/use-seen.ts";
import { hasStoredSeat } from "./enrol/stored-seat.ts";
import { RegisterBar } from "./register-bar.tsx";
import { useOpenSessions } from "./use-open-sessions.ts";

function ContactLink() {
  return (
    <a href={`mailto:${BRAND.supportEmail}`} className="lone-link">
      {messages.dates.write}
    </a>
  );
}

/** The next class with the time until it, or why there is none. */
function NextDate() {
  const { sessions, now, error } = useOpenSessions();
  if (!sessions && error)
    return (
      <p className={s.note}>
        {messages.dates.failed}. <SectionLink to="#enroll">{messages.dates.tryBelow}</SectionLink>
      </p>
    );
  if (!sessions) return <NextWaiting />;
  const [next] = sessions;
  if (!next)
    return (
      <>
        <p className={s.date}>{messages.dates.none}</p>
        <p className={s.note}>{messages.dates.noneText}</p>
        <ContactLink />
      </>
    );
  return (
    <>
      <p className={s.date}>{slotLabel(next.startAt, next.endAt)}</p>
      <div className={s.left}>
        <p className={s.note}>{messages.dates.startsIn}</p>
        <Countdown
          secondsLeft={Math.ceil((Date.parse(next.startAt) - now) / SECOND_MS)}
          label={messages.dates.startsIn}
          hasSeconds
        />
      </div>
    </>
  );
}

const SECTION = ["enroll"] as const;
/** The form loads when its section is within one window's height of the visible area. */
const NEAR = "100% 0px";
const load = () => import("./enrol/enrol-panel.tsx");

/** The open dates with the form, or why there are none. The form and the checkout load when the visitor comes near. */
function EnrolPlace() {
  const { sessions, error, isFetching, refetch } = useOpenSessions();
  const isNear = useSeen(SECTION, NEAR).size > 0;
  const [isKept] = useState(hasStoredSeat);
  const { module, hasFailed, retry } = useChunk(isNear || isKept || !("IntersectionObserver" in window), load);
  if (!sessions && error)
    return (
      <LoadFailed
        title={messages.dates.failed}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
        wayOut={<ContactLink />}
      />
    );
  const none = (
    <EmptyState title={messages.dates.none} headingLevel={4} action={<ContactLink />}>
      {messages.dates.noneText}
    </EmptyState>
  );
  if (sessions && module) return <module.EnrolPanel sessions={sessions} whenNone={none} onStale={refetch} />;
  if (sessions?.length === 0 && !isKept) return none;
  if (!hasFailed) return <Waiting say={messages.dates} />;
  return (
    <LoadFailed title={text.loadFailed} error={null} onRetry={retry} isRetrying={false} wayOut={<ContactLink />} />
  );
}

const IDS = SECTIONS.map(({ id }) => id);

/** The landing page in the application, with the dates, the countdown and the current section marked. */
export function LandingPage() {
  const seen = useSeen(IDS, READING_LINE);
  useSectionArrival();
  return (
    <SectionLinkContext value={Link}>
      <Landing
        next={<NextDate />}
        form={<EnrolPlace />}
        current={IDS.find((id) => seen.has(id))}
        bar={<RegisterBar />}
      />
    </SectionLinkContext>
  );
}
