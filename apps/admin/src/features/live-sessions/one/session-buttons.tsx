import { useAdminIssueToAttendeesMutation } from "@dryrun/api-client/certificates/admin";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { useNavigate } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { sessions as listSay, session as text } from "../../../messages/sessions.en-in.ts";
import { paths } from "../../../paths.ts";
import { useAct } from "../../../shared/use-act.tsx";
import { isRemovable, type LiveSession } from "../live-session.ts";
import { useNow } from "../use-now.ts";
import { useSessionActs } from "../use-session-acts.tsx";
import * as s from "./live-session-page.module.css";
import { ReportDialog } from "./report-dialog.tsx";

/** An admin's actions on one session. */
export function SessionButtons({ session }: { session: LiveSession }) {
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
