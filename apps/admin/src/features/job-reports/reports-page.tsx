import { useAdminHideJobMutation, useAdminReportsQuery } from "@dryrun/api-client/admin/admin";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { type Question, useAct } from "../../shared/use-act.tsx";
import { JobState, type Report, type ReportedJob, ReportTable, titleOf } from "./report-table.tsx";

const say = words.reports;

const questionOf = ({ title, hidden }: ReportedJob): Question =>
  hidden
    ? { title: say.sureShow(title), text: say.showText, confirm: say.show }
    : { title: say.sureHide(title), text: say.hideText, confirm: say.hide, isDanger: true };

const factsOf = (report: Report) => [
  { name: say.reason, value: report.reason },
  { name: say.note, value: report.note || say.noNote },
  { name: say.reporter, value: report.reporter?.fullName ?? say.nobody },
  { name: say.when, value: say.at(report.createdAt) },
  ...(report.job ? [{ name: say.company, value: report.job.company }] : []),
  { name: say.state, value: <JobState {...report} /> },
];

/** What students say is wrong with jobs, and the jobs that are hidden for it. */
export function ReportsPage() {
  const { page } = usePage();
  const asked = useAdminReportsQuery({ query: { page, limit: ADMIN_PER_PAGE } }, { refetchOnMountOrArgChange: true });
  const [update] = useAdminHideJobMutation();
  const detail = useDetail<Report>();
  const hide = useAct<ReportedJob>({
    question: questionOf,
    send: ({ _id, hidden }) => update({ params: { id: _id }, body: { hidden: !hidden } }),
    failed: say.failedToChange,
  });
  const shown = detail.rowAmong(asked.currentData?.reports ?? []);
  const isPublic = shown?.job?.shown;
  return (
    <>
      <AdminList say={say} none={say.none} asked={asked}>
        {({ reports }) => <ReportTable reports={reports} onOpen={detail.open} onHide={hide.ask} />}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={titleOf(shown)}
          facts={factsOf(shown)}
          footer={
            isPublic && (
              <a href={`/jobs/${shown.job?._id}`} target="_blank" rel="noopener noreferrer" className="lone-link">
                {say.open}
              </a>
            )
          }
        />
      )}
      {hide.dialog}
    </>
  );
}
