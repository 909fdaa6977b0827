import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { reports } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Check, Eye, EyeOff, Trash2 } from "lucide-react";
import { messages } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type Report = Output<typeof reports>["reports"][number];
export type ReportedJob = NonNullable<Report["job"]>;

const text = messages.reports;
const icon = iconProps(16);

export const titleOf = ({ job }: Report) => job?.title ?? text.gone;

/** The state of a hidden or deleted job; for a visible job, whether its report is settled. */
export function ReportState({ job, settledAt }: Pick<Report, "job" | "settledAt">) {
  if (!job) return <Badge icon={<Trash2 {...icon} />}>{text.deleted}</Badge>;
  if (job.hidden)
    return (
      <Badge tone="warning" icon={<EyeOff {...icon} />}>
        {text.hidden}
      </Badge>
    );
  if (!job.shown)
    return (
      <Badge tone="warning" icon={<EyeOff {...icon} />}>
        {text.hiddenWithEmployer}
      </Badge>
    );
  if (settledAt)
    return (
      <Badge tone="success" icon={<Check {...icon} />}>
        {text.settled}
      </Badge>
    );
  return (
    <Badge tone="info" icon={<Eye {...icon} />}>
      {text.shown}
    </Badge>
  );
}

interface ReportTableProps {
  reports: readonly Report[];
  onOpen: (report: Report) => void;
  onHide: (job: ReportedJob) => void;
  onSettle: (report: Report) => void;
}

export function ReportTable({ reports: rows, onOpen, onHide, onSettle }: ReportTableProps) {
  const columns: Column<Report>[] = [
    {
      key: "job",
      header: text.job,
      isRowHeader: true,
      cell: (report) => (
        <RowName
          name={titleOf(report)}
          label={messages.lists.detailsOf(titleOf(report))}
          onOpen={() => onOpen(report)}
        />
      ),
    },
    { key: "company", header: text.company, cell: ({ job }) => job?.company ?? "–" },
    { key: "reason", header: text.reason, cell: ({ reason }) => reason },
    { key: "when", header: text.when, isWhole: true, cell: ({ createdAt }) => text.at(createdAt) },
    { key: "state", header: text.state, cell: (report) => <ReportState {...report} /> },
  ];
  return (
    <DataTable
      caption={text.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(report) =>
        report.job && (
          <>
            {(report.job.shown || report.settledAt) && <SettleButton report={report} onSettle={onSettle} />}{" "}
            <HideButton job={report.job} onHide={onHide} />
          </>
        )
      }
    />
  );
}

function HideButton({ job, onHide }: { job: ReportedJob; onHide: (job: ReportedJob) => void }) {
  const { title, company, hidden } = job;
  return (
    <Button
      size="s"
      aria-label={hidden ? text.showOf(title, company) : text.hideOf(title, company)}
      onClick={() => onHide(job)}
    >
      {hidden ? text.show : text.hide}
    </Button>
  );
}

function SettleButton({ report, onSettle }: { report: Report; onSettle: (report: Report) => void }) {
  const title = titleOf(report);
  return (
    <Button
      size="s"
      aria-label={report.settledAt ? text.reopenOf(title) : text.settleOf(title)}
      onClick={() => onSettle(report)}
    >
      {report.settledAt ? text.reopen : text.settle}
    </Button>
  );
}
