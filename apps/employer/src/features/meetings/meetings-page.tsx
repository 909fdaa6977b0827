import { useEmployerMeetingAvailabilityQuery, useEmployerOwnMeetingsQuery } from "@dryrun/api-client/meetings/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { meetingAvailability } from "@dryrun/domain/company/meetings/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { MeetingActs } from "../../shared/meetings/meeting-acts.tsx";
import { MeetingList } from "../../shared/meetings/meeting-list.tsx";
import { meetings } from "../../shared/meetings/meetings.en-in.ts";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { Section } from "../../shared/section.tsx";
import { availability as text } from "./availability.en-in.ts";
import { AvailabilityForm } from "./availability-form.tsx";
import * as s from "./meetings-page.module.css";

/** The own meetings, and when candidates can meet the person. */
export const MeetingsPage = () => (
  <PageOfRole call={meetingAvailability} title={text.title}>
    <PageHeader back={<Link to={paths.profile}>{messages.nav.profile}</Link>} about={text.about}>
      <PageTitle title={text.title} />
    </PageHeader>
    <div className={s.page}>
      <Section title={text.upcoming}>
        <Upcoming />
      </Section>
      <Section title={text.hours}>
        <Availability />
      </Section>
    </div>
  </PageOfRole>
);

function Upcoming() {
  const { data, error, isFetching, refetch } = useEmployerOwnMeetingsQuery();
  if (error && !data)
    return <LoadFailed title={meetings.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={meetings.loading} count={2} shape="text" />;
  if (data.meetings.length === 0) return <p>{text.noneUpcoming}</p>;
  return (
    <MeetingList
      label={text.upcoming}
      meetings={data.meetings}
      actsOf={(meeting) => <MeetingActs meeting={meeting} />}
      hasCandidate
    />
  );
}

function Availability() {
  const { data, error, isFetching, refetch } = useEmployerMeetingAvailabilityQuery();
  if (error && !data)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={text.loading} count={4} shape="text" />;
  return <AvailabilityForm availability={data.availability} />;
}
