import { useAdminCalibrationQuery, useAdminExportCalibrationMutation } from "@dryrun/api-client/admin-records/banks";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { paths } from "../../paths.ts";
import { CodeText } from "../../shared/code-text.tsx";
import { ExportButton } from "../../shared/page/export-button.tsx";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { AnswerText } from "./answer-text.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";
import { DrawForm } from "./draw-form.tsx";
import { QuestionsPart } from "./questions-part.tsx";

type AgreementRow = Report["between"] & { name: string };

const Figure = ({ of }: { of: AgreementRow["r"] }) => <span className={s.figure}>{text.estimate(of)}</span>;

const COLUMNS: Column<AgreementRow>[] = [
  { key: "name", header: text.compared, isRowHeader: true, cell: ({ name }) => name },
  { key: "answers", header: text.answers, isEnd: true, cell: ({ answers }) => answers },
  { key: "r", header: text.r, isEnd: true, cell: ({ r }) => <Figure of={r} /> },
  { key: "kappa", header: text.kappa, isEnd: true, cell: ({ kappa }) => <Figure of={kappa} /> },
  { key: "meanError", header: text.meanError, isEnd: true, cell: ({ meanError }) => <Figure of={meanError} /> },
];

const rowsOf = ({ between, grader, topics }: Report): AgreementRow[] => [
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
function AgreementPart({ report }: { report: Report }) {
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

type Row = Report["differences"][number];

function Difference({ topic, question, answer, people, grader, notes }: Row) {
  return (
    <details className={paperClass(s.difference)}>
      <summary>{text.difference(TOPIC_LABELS[topic], people.join(", "), grader)}</summary>
      <p className={s.text}>
        <CodeText text={question} />
      </p>
      <h3>{text.answer}</h3>
      {answer === null ? <p className={s.note}>{text.gone}</p> : <AnswerText topic={topic} answer={answer} />}
      {notes.length > 0 && (
        <>
          <h3>{text.notes}</h3>
          <ul className={s.criteria}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** The answers on which people and the grader differ most. */
const Differences = ({ differences }: Pick<Report, "differences">) => (
  <PagePart title={text.differences}>
    <p className={s.note}>{differences.length === 0 ? text.noDifferences : text.differencesAbout}</p>
    {differences.map((row) => (
      <Difference key={row._id} {...row} />
    ))}
  </PagePart>
);

/** The agreement between the grader and people, with a link to score more answers. */
export function CalibrationPage() {
  const query = useAdminCalibrationQuery();
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <RecordsNav />
        <NotLoaded say={text} asked={query} />
        {query.currentData && <Parts report={query.currentData} />}
      </PageBody>
    </>
  );
}

function Parts({ report }: { report: Report }) {
  const [download, { isLoading }] = useAdminExportCalibrationMutation();
  return (
    <>
      <PagePart title={text.toScore}>
        <p>{report.left > 0 ? text.left(report.left) : report.drawn > 0 ? text.noneLeft : text.noneDrawn}</p>
        {report.left > 0 && (
          <div>
            <Link to={paths.calibrationScore} className={buttonClass({ variant: "primary" })}>
              {text.start}
            </Link>
          </div>
        )}
      </PagePart>
      <DrawForm />
      <AgreementPart report={report} />
      {report.scored > 0 && (
        <>
          <QuestionsPart questions={report.questions} />
          <Differences differences={report.differences} />
          <ExportButton say={text} isBusy={isLoading} download={() => download()} />
        </>
      )}
    </>
  );
}
