import {
  useAdminHideJobMutation,
  useAdminReportsQuery,
  useAdminSettleReportMutation,
} from "@dryrun/api-client/admin/admin";
import { ADMIN_PER_PAGE, REPORT_STATES } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { ChoiceFilter } from "../../shared/filters/choice-filter.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { type Question, useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Report, type ReportedJob, ReportState, ReportTable, titleOf } from "./report-table.tsx";
import * as s from "./reports-page.module.css";

const text = messages.reports;
const STATE = "state";
const OPTIONS = [
  { value: "", label: text.states.all },
  ...REPORT_STATES.map((value) => ({ value, label: text.states[value] })),
];

const questionOf = ({ title, hidden }: ReportedJob): Question =>
  hidden
    ? { title: text.sureShow(title), text: text.showText, confirm: text.show }
    : { title: text.sureHide(title), text: text.hideText, confirm: text.hide, isDanger: true };

const settlementOf = (report: Report): Question =>
  report.settledAt
    ? { title: text.sureReopen(titleOf(report)), text: text.reopenText, confirm: text.reopen }
    : { title: text.sureSettle(titleOf(report)), text: text.settleText, confirm: text.settle };

const factsOf = (report: Report) => [
  { name: text.reason, value: report.reason },
  { name: text.note, value: report.note || text.noNote },
  { name: text.reporter, value: report.reporter?.fullName ?? text.nobody },
  { name: text.when, value: text.at(report.createdAt) },
  ...(report.job ? [{ name: text.company, value: report.job.company }] : []),
  {
    name: text.state,
    value: report.settledAt ? text.settledAt(report.settledAt) : <ReportState {...report} />,
  },
];

/** Returns an admin's actions on a report, each with a reason. */
function useActs() {
  const [update] = useAdminHideJobMutation();
  const hide = useAct<ReportedJob>({
    question: questionOf,
    hasReason: true,
    send: ({ _id, hidden }, reason) => update({ params: { id: _id }, body: { hidden: !hidden, reason } }),
    failed: text.failedToChange,
  });
  const [change] = useAdminSettleReportMutation();
  const settle = useAct<Report>({
    question: settlementOf,
    hasReason: true,
    send: ({ _id, settledAt }, reason) =>
      change({ params: { id: _id }, body: { settled: settledAt === null, reason } }),
    failed: text.failedToSettle,
  });
  return { hide, settle };
}

/** Jobs that students reported, and the jobs hidden because of it. */
export function ReportsPage() {
  const { page } = usePage();
  const { chosen } = useFilters();
  const state = chosen(STATE, REPORT_STATES);
  const query = useAdminReportsQuery({ query: { page, limit: ADMIN_PER_PAGE, state } });
  const detail = useDetail<Report>();
  const { hide, settle } = useActs();
  const selected = detail.rowAmong(query.currentData?.reports ?? []);
  const isPublic = selected?.job?.shown;
  return (
    <>
      <AdminList
        say={text}
        none={state ? text.noneOf[state] : text.none}
        asked={query}
        search={
          <div className={s.filter}>
            <ChoiceFilter name={STATE} label={text.filter} options={OPTIONS} />
          </div>
        }
      >
        {({ reports }) => (
          <ReportTable reports={reports} onOpen={detail.open} onHide={hide.ask} onSettle={settle.ask} />
        )}
      </AdminList>
      {selected && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={titleOf(selected)}
          facts={factsOf(selected)}
          footer={
            isPublic && (
              <a href={`/jobs/${selected.job?._id}`} target="_blank" rel="noopener noreferrer" className="lone-link">
                {text.open}
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
