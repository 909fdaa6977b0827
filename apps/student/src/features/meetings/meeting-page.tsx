import { errorCode } from "@dryrun/api-client/errors";
import { useStudentMeetingQuery } from "@dryrun/api-client/meetings/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { isOnlinePlace } from "@dryrun/domain/company/meetings/rules";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { meetings as text } from "../../shared/meetings/meetings.en-in.ts";
import type { Meeting } from "./meeting.ts";
import { MeetingActs } from "./meeting-acts.tsx";
import * as s from "./meeting-page.module.css";
import { TimePicker } from "./time-picker.tsx";

/** One meeting with a company: its time, or the times to pick from. */
export function MeetingPage() {
  const { meetingId = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useStudentMeetingQuery({ params: { meetingId } });
  if (currentData) return <MeetingContent key={meetingId} meeting={currentData.meeting} />;
  if (!error) return <Skeleton label={text.loading} count={4} />;
  if (errorCode(error) === "NOT_FOUND")
    return (
      <EmptyState
        headingLevel={1}
        title={text.gone}
        action={
          <Link to={paths.applications} className={buttonClass()}>
            {text.applications}
          </Link>
        }
      />
    );
  return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function MeetingContent({ meeting }: { meeting: Meeting }) {
  const { _id, applicationId, company, jobTitle, status, isOpen } = meeting;
  const [isMoving, setMoving] = useState(false);
  const isPicking = isOpen && (status === "proposed" || isMoving);
  return (
    <>
      <PageHeader back={<Link to={paths.application(applicationId)}>{text.back}</Link>} about={jobTitle}>
        <PageTitle title={text.title(company)} />
      </PageHeader>
      <div className={s.page}>
        <State meeting={meeting} />
        <About meeting={meeting} />
        {isPicking && (
          <TimePicker key={`${_id} ${meeting.startsAt}`} meeting={meeting} onDone={() => setMoving(false)} />
        )}
        <MeetingActs meeting={meeting} isMoving={isMoving} onMove={setMoving} />
      </div>
    </>
  );
}

/** What the candidate must know first. */
function State({ meeting }: { meeting: Meeting }) {
  const { status, startsAt, cancelledBy, isDeclined, reason, isOpen } = meeting;
  if (status === "cancelled")
    return (
      <Banner tone="warning">
        {isDeclined ? text.declined : text.cancelledBy[cancelledBy ?? "company"]} {reason && text.reason(reason)}
      </Banner>
    );
  if (!isOpen) return <Banner tone="info">{text.over}</Banner>;
  return status === "booked" && startsAt ? (
    <Banner tone="success">
      {text.booked}: {text.at(startsAt)}
    </Banner>
  ) : null;
}

const Place = ({ place }: { place: string }) =>
  isOnlinePlace(place) ? (
    <a href={place} rel="noopener noreferrer" target="_blank">
      {place}
    </a>
  ) : (
    place
  );

function About({ meeting }: { meeting: Meeting }) {
  const { minutes, organiser, colleagues, place, message, startsAt } = meeting;
  const people = organiser ? [organiser, ...colleagues] : colleagues;
  const facts = [
    startsAt && { name: text.facts.time, value: text.at(startsAt) },
    { name: text.facts.duration, value: text.minutes(minutes) },
    people.length > 0 && { name: text.facts.people, value: text.people(people) },
    place && { name: text.facts.place, value: <Place place={place} /> },
  ];
  return (
    <div className={s.part}>
      <Facts isRoomy facts={facts.filter((fact) => typeof fact === "object" && fact !== null)} />
      {message && <p className={s.message}>{message}</p>}
    </div>
  );
}
