import { useAdminLiveSessionsQuery } from "@dryrun/api-client/masterclass/admin";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { sessions as listSay, session as text } from "../../../messages/sessions.en-in.ts";
import { paths } from "../../../paths.ts";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PageBody } from "../../../shared/page/page-body.tsx";
import { PagePart } from "../../../shared/page/page-part.tsx";
import { type LiveSession, whenOf } from "../live-session.ts";
import { SessionLinks } from "../session-links.tsx";
import { SessionState } from "../session-state.tsx";
import { useNow } from "../use-now.ts";
import { Enrolments } from "./enrolments.tsx";
import { SessionButtons } from "./session-buttons.tsx";

const back = <Link to={paths.liveSessions}>{text.back}</Link>;

/** One session: its facts, actions and enrolments. */
export function LiveSessionPage() {
  const { sessionId } = useParams();
  const query = useAdminLiveSessionsQuery();
  const { currentData } = query;
  const session = currentData?.sessions.find(({ _id }) => _id === sessionId);
  if (session) return <Detail session={session} />;
  return (
    <>
      <PageHeader back={back}>
        <PageTitle title={listSay.title} />
      </PageHeader>
      {currentData && <ErrorPanel title={text.gone} detail={text.goneText} />}
      <NotLoaded say={listSay} asked={query} />
    </>
  );
}

function Detail({ session }: { session: LiveSession }) {
  const now = useNow();
  const { title, enrolments, reportedAt, updatedAt } = session;
  return (
    <>
      <PageHeader back={back} about={whenOf(session)}>
        <PageTitle title={title} />
      </PageHeader>
      <PageBody>
        <Facts
          isRoomy
          facts={[
            { name: listSay.state, value: <SessionState session={session} now={now} /> },
            { name: listSay.meeting, value: <SessionLinks session={session} /> },
            { name: text.reportedAt, value: reportedAt ? text.at(reportedAt) : text.notReported },
            { name: text.changedAt, value: text.at(updatedAt) },
          ]}
        />
        <SessionButtons session={session} />
        <PagePart title={text.enrolments(enrolments)}>
          <Enrolments sessionId={session._id} />
        </PagePart>
      </PageBody>
    </>
  );
}
