import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { calibration as say } from "../../messages/banks/calibration.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";

type Row = Report["between"] & { name: string };

const Figure = ({ of }: { of: Row["r"] }) => <span className={s.figure}>{say.estimate(of)}</span>;

const COLUMNS: Column<Row>[] = [
  { key: "name", header: say.compared, isRowHeader: true, cell: ({ name }) => name },
  { key: "answers", header: say.answers, isEnd: true, cell: ({ answers }) => answers },
  { key: "r", header: say.r, isEnd: true, cell: ({ r }) => <Figure of={r} /> },
  { key: "kappa", header: say.kappa, isEnd: true, cell: ({ kappa }) => <Figure of={kappa} /> },
  { key: "meanError", header: say.meanError, isEnd: true, cell: ({ meanError }) => <Figure of={meanError} /> },
];

const rowsOf = ({ between, grader, topics }: Report): Row[] => [
  { name: say.between, ...between },
  { name: say.grader, ...grader },
  ...topics
    .flatMap(({ topic, ...own }) => [
      { name: say.topicOf(TOPIC_LABELS[topic], say.between), ...own.between },
      { name: say.topicOf(TOPIC_LABELS[topic], say.grader), ...own.grader },
    ])
    .filter(({ answers }) => answers > 0),
];

/** The agreement between people, in total and by topic. */
export function AgreementPart({ report }: { report: Report }) {
  const { scored, scoredTwice, people, drawn } = report;
  return (
    <PagePart title={say.agreement}>
      {scored === 0 ? (
        <EmptyState title={say.none} headingLevel={3} />
      ) : (
        <>
          <p>{say.counts(scored, scoredTwice, people, drawn)}</p>
          <DataTable caption={say.agreement} columns={COLUMNS} rows={rowsOf(report)} rowKey={({ name }) => name} />
          <p className={s.note}>{say.agreementAbout}</p>
        </>
      )}
    </PagePart>
  );
}
