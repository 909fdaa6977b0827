import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import * as s from "./criteria-table.module.css";
import type { Criterion } from "./evidence.ts";
import { words } from "./messages.en-in.ts";
import { pointsText } from "./points-text.ts";

interface Row extends Criterion {
  mark: number | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: "criterion", header: words.columns.criterion, isRowHeader: true, cell: (row) => row.criterion },
  {
    key: "points",
    header: words.columns.points,
    isEnd: true,
    cell: (row) =>
      row.verdict === "cannot_assess" ? (
        words.notAssessed
      ) : (
        <span className={s.points}>
          {pointsText(row.points, row.maxPoints)}
          <span className="visually-hidden">{`, ${words.verdicts[row.verdict]}`}</span>
        </span>
      ),
  },
  { key: "note", header: words.columns.note, cell: (row) => row.note },
  {
    key: "evidence",
    header: words.columns.evidence,
    cell: (row) => (row.mark === null ? words.noEvidence : words.evidence([row.mark])),
  },
];

/** The points of each criterion; the numbers refer to the marked evidence. */
export function CriteriaTable({ number, rubric, numbers }: CriteriaTableProps) {
  const rows = rubric.map((criterion, at) => ({ ...criterion, mark: numbers[at] ?? null }));
  if (rows.length === 0) return null;
  return (
    <div className={s.criteria}>
      <DataTable caption={words.criteria(number)} columns={COLUMNS} rows={rows} rowKey={(row) => row.criterion} />
    </div>
  );
}

interface CriteriaTableProps {
  number: number;
  rubric: readonly Criterion[];
  numbers: readonly (number | null)[];
}
