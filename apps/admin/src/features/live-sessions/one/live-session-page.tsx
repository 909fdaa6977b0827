import { useAdminIssueToAttendeesMutation } from "@dryrun/api-client/certificates/admin";
import { useAdminLiveSessionsQuery } from "@dryrun/api-client/masterclass/admin";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { ErrorPanel } from "@dryrun/design-system/feedback/error-panel";
import { Facts } from "@dryrun/design-system/pages/facts";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useNavigate, useParams } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { sessions as listSay, session as text } from "../../../messages/sessions.en-in.ts";
import { paths } from "../../../paths.ts";
import { NotLoaded } from "../../../shared/page/not-loaded.tsx";
import { PageBody } from "../../../shared/page/page-body.tsx";
import { PagePart } from "../../../shared/page/page-part.tsx";
import { useAct } from "../../../shared/use-act.tsx";
import { isRemovable, type LiveSession, whenOf } from "../live-session.ts";
import { SessionLinks } from "../session-links.tsx";
import { SessionState } from "../session-state.tsx";
import { useNow } from "../use-now.ts";
import { useSessionActs } from "../use-session-acts.tsx";
import { Enrolments } from "./enrolments.tsx";
import * as s from "./live-session-page.module.css";
import { ReportDialog } from "./report-dialog.tsx";

/** An admin's actions on one session. */
function SessionButtons({ session }: { session: LiveSession }) {
  const navigate = useNavigate();
  const now = useNow();
  const { edit, remove, dialogs } = useSessionActs(() => void navigate(paths.liveSessions));
  const [isImporting, setImporting] = useState(false);
  const [issue] = useAdminIssueToAttendeesMutation();
  const certificates = useAct<LiveSession>({
    question: () => ({
      title: text.certificates.sure,
      text: text.certificates.text,
      confirm: text.certificates.issue,
      pending: text.certificates.issuing,
    }),
    send: ({ _id }) => issue({ params: { id: _id }, idempotencyKey: newKey() }),
    failed: text.certificates.failed,
  });
  return (
    <>
      <div className={s.buttons}>
        <Button variant="primary" onClick={() => edit(session)}>
          {listSay.edit}
        </Button>
        <Button onClick={() => setImporting(true)}>{text.report.open}</Button>
        <Button onClick={() => certificates.ask(session)}>{text.certificates.issue}</Button>
        {isRemovable(session, now) && <Button onClick={() => remove(session)}>{listSay.remove}</Button>}
      </div>
      {dialogs}
      {certificates.dialog}
      <ReportDialog sessionId={session._id} isOpen={isImporting} onClose={() => setImporting(false)} />
    </>
  );
}

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
