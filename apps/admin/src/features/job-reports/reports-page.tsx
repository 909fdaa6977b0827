import {
  useAdminHideJobMutation,
  useAdminReportsQuery,
  useAdminSettleReportMutation,
} from "@dryrun/api-client/admin/admin";
import { ADMIN_PER_PAGE, REPORT_STATES } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { ChoiceFilter } from "../../shared/filters/choice-filter.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { type Question, useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Report, type ReportedJob, ReportState, ReportTable, titleOf } from "./report-table.tsx";
import * as s from "./reports-page.module.css";

const say = words.reports;
const STATE = "state";
const OPTIONS = [
  { value: "", label: say.states.all },
  ...REPORT_STATES.map((value) => ({ value, label: say.states[value] })),
];

const questionOf = ({ title, hidden }: ReportedJob): Question =>
  hidden
    ? { title: say.sureShow(title), text: say.showText, confirm: say.show }
    : { title: say.sureHide(title), text: say.hideText, confirm: say.hide, isDanger: true };

const settlementOf = (report: Report): Question =>
  report.settledAt
    ? { title: say.sureReopen(titleOf(report)), text: say.reopenText, confirm: say.reopen }
    : { title: say.sureSettle(titleOf(report)), text: say.settleText, confirm: say.settle };

const factsOf = (report: Report) => [
  { name: say.reason, value: report.reason },
  { name: say.note, value: report.note || say.noNote },
  { name: say.reporter, value: report.reporter?.fullName ?? say.nobody },
  { name: say.when, value: say.at(report.createdAt) },
  ...(report.job ? [{ name: say.company, value: report.job.company }] : []),
  {
    name: say.state,
    value: report.settledAt ? say.settledAt(report.settledAt) : <ReportState {...report} />,
  },
];

/** Returns an admin's actions on a report, each with a reason. */
function useActs() {
  const [update] = useAdminHideJobMutation();
  const hide = useAct<ReportedJob>({
    question: questionOf,
    hasReason: true,
    send: ({ _id, hidden }, reason) => update({ params: { id: _id }, body: { hidden: !hidden, reason } }),
    failed: say.failedToChange,
  });
  const [change] = useAdminSettleReportMutation();
  const settle = useAct<Report>({
    question: settlementOf,
    hasReason: true,
    send: ({ _id, settledAt }, reason) =>
      change({ params: { id: _id }, body: { settled: settledAt === null, reason } }),
    failed: say.failedToSettle,
  });
  return { hide, settle };
}

/** Jobs that students reported, and the jobs hidden because of it. */
export function ReportsPage() {
  const { page } = usePage();
  const { chosen } = useFilters();
  const state = chosen(STATE, REPORT_STATES);
  const asked = useAdminReportsQuery(
    { query: { page, limit: ADMIN_PER_PAGE, state } },
    { refetchOnMountOrArgChange: true },
  );
  const detail = useDetail<Report>();
  const { hide, settle } = useActs();
  const shown = detail.rowAmong(asked.currentData?.reports ?? []);
  const isPublic = shown?.job?.shown;
  return (
    <>
      <AdminList
        say={say}
        none={state ? say.noneOf[state] : say.none}
        asked={asked}
        search={
          <div className={s.filter}>
            <ChoiceFilter name={STATE} label={say.filter} options={OPTIONS} />
          </div>
        }
      >
        {({ reports }) => (
          <ReportTable reports={reports} onOpen={detail.open} onHide={hide.ask} onSettle={settle.ask} />
        )}
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
      {settle.dialog}
    </>
  );
}
