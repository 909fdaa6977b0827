import { useEmployerApplicationMeetingsQuery } from "@dryrun/api-client/meetings/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { proposeMeeting } from "@dryrun/domain/company/meetings/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import type { Application } from "../../../shared/answers.ts";
import { ActButtons, MeetingActs } from "../../../shared/meetings/meeting-acts.tsx";
import { MeetingList } from "../../../shared/meetings/meeting-list.tsx";
import { meetings as text } from "../../../shared/meetings/meetings.en-in.ts";
import * as s from "../../../shared/meetings/meetings.module.css";
import { useMay } from "../../../shared/role/may.tsx";
import { removalText } from "../removal-text.ts";

/** Whether the company can propose a meeting for this application. */
const canMeet = (application: Application) =>
  !removalText(application) && application.status !== "rejected" && !application.doNotContact;

/** The meetings about an application, and the proposal of another one. */
export function Meetings({ application }: { application: Application }) {
  const { _id, fullName, jobId } = application;
  const may = useMay(proposeMeeting);
  const canPropose = canMeet(application);
  const { data, error, isFetching, refetch } = useEmployerApplicationMeetingsQuery({ params: { applicationId: _id } });
  if (error && !data)
    return <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton label={text.loading} count={2} shape="text" />;
  return (
    <div className={s.part}>
      {data.meetings.length === 0 && <p className={s.muted}>{text.none}</p>}
      {data.meetings.length > 0 && (
        <MeetingList
          label={text.title}
          meetings={data.meetings}
          canPropose={canPropose}
          actsOf={(meeting) => <MeetingActs {...{ meeting, canPropose }} />}
        />
      )}
      {may && canPropose && (
        <div>
          <ActButtons applicationId={_id} jobId={jobId._id} name={fullName} acts={["propose"]} />
        </div>
      )}
    </div>
  );
}
