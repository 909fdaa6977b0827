import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import * as s from "./criteria-table.module.css";
import type { Criterion } from "./evidence.ts";
import { messages } from "./messages.en-in.ts";
import { pointsText } from "./points-text.ts";

interface Row extends Criterion {
  mark: number | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: "criterion", header: messages.columns.criterion, isRowHeader: true, cell: (row) => row.criterion },
  {
    key: "points",
    header: messages.columns.points,
    isEnd: true,
    cell: (row) =>
      row.verdict === "cannot_assess" ? (
        messages.notAssessed
      ) : (
        <span className={s.points}>
          {pointsText(row.points, row.maxPoints)}
          <span className="visually-hidden">{`, ${messages.verdicts[row.verdict]}`}</span>
        </span>
      ),
  },
  { key: "note", header: messages.columns.note, cell: (row) => row.note },
  {
    key: "evidence",
    header: messages.columns.evidence,
    cell: (row) => (row.mark === null ? messages.noEvidence : messages.evidence([row.mark])),
  },
];

/** The points of each criterion; the numbers refer to the marked evidence. */
export function CriteriaTable({ number, rubric, numbers }: CriteriaTableProps) {
  const rows = rubric.map((criterion, index) => ({ ...criterion, mark: numbers[index] ?? null }));
  if (rows.length === 0) return null;
  return (
    <div className={s.criteria}>
      <DataTable caption={messages.criteria(number)} columns={COLUMNS} rows={rows} rowKey={(row) => row.criterion} />
    </div>
  );
}

interface CriteriaTableProps {
  number: number;
  rubric: readonly Criterion[];
  numbers: readonly (number | null)[];
}
