import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";

type Row = Report["between"] & { name: string };

const Figure = ({ of }: { of: Row["r"] }) => <span className={s.figure}>{text.estimate(of)}</span>;

const COLUMNS: Column<Row>[] = [
  { key: "name", header: text.compared, isRowHeader: true, cell: ({ name }) => name },
  { key: "answers", header: text.answers, isEnd: true, cell: ({ answers }) => answers },
  { key: "r", header: text.r, isEnd: true, cell: ({ r }) => <Figure of={r} /> },
  { key: "kappa", header: text.kappa, isEnd: true, cell: ({ kappa }) => <Figure of={kappa} /> },
  { key: "meanError", header: text.meanError, isEnd: true, cell: ({ meanError }) => <Figure of={meanError} /> },
];

const rowsOf = ({ between, grader, topics }: Report): Row[] => [
  { name: text.between, ...between },
  { name: text.grader, ...grader },
  ...topics
    .flatMap(({ topic, ...own }) => [
      { name: text.topicOf(TOPIC_LABELS[topic], text.between), ...own.between },
      { name: text.topicOf(TOPIC_LABELS[topic], text.grader), ...own.grader },
    ])
    .filter(({ answers }) => answers > 0),
];

/** The agreement between people, in total and by topic. */
export function AgreementPart({ report }: { report: Report }) {
  const { scored, scoredTwice, people, drawn } = report;
  return (
    <PagePart title={text.agreement}>
      {scored === 0 ? (
        <EmptyState title={text.none} headingLevel={3} />
      ) : (
        <>
          <p>{text.counts(scored, scoredTwice, people, drawn)}</p>
          <DataTable caption={text.agreement} columns={COLUMNS} rows={rowsOf(report)} rowKey={({ name }) => name} />
          <p className={s.note}>{text.agreementAbout}</p>
        </>
      )}
    </PagePart>
  );
}
