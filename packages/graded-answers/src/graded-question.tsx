import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { isProgram } from "@dryrun/domain/interviews/program";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useMemo } from "react";
import { shownScore } from "./assessed.ts";
import { Counterexample } from "./counterexample.tsx";
import { type Criterion, type Graded, markEvidence, marksEndingAt, type Segment } from "./evidence.ts";
import * as s from "./graded-question.module.css";
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
function CriteriaTable({ number, rubric, numbers }: CriteriaTableProps) {
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

/** An answer with the words that earned points marked and numbered. */
function MarkedAnswer({ segments, isCode }: { segments: readonly Segment[]; isCode: boolean }) {
  if (segments.length === 0) return <p className={s.none}>{messages.noAnswer}</p>;
  return (
    <div className={isCode ? s.code : s.prose}>
      {segments.map((segment, index) => {
        if (segment.marks.length === 0) return <Fragment key={index}>{segment.text}</Fragment>;
        const ends = marksEndingAt(segments, index);
        return (
          <mark key={index} className={s.mark}>
            {segment.text}
            {ends.length > 0 && <sup className={s.number}>{messages.evidence(ends)}</sup>}
          </mark>
        );
      })}
    </div>
  );
}

interface GradedQuestionProps {
  question: Graded & { modelAnswer?: string };
  isOpen: boolean;
  /** The title, which says whose answer it is: "Your answer". */
  answerTitle: string;
  /** Replaces number and score in the always visible line if the page shows them above. */
  title?: string;
  /** For pages with many questions: the sample data is collapsed. */
  hasFoldedData?: boolean;
  isModelOpen?: boolean;
  /** Leaves out the answer and its criteria, which say nothing about an answer that was not given. */
  isUnanswered?: boolean;
  /** Actions for the reader, rendered at the end. */
  children?: ReactNode;
}

/** One question with its answer and the reasons for its points; collapsed to its score. */
export function GradedQuestion(props: GradedQuestionProps) {
  const { question, isOpen, answerTitle, title, hasFoldedData, isModelOpen = false, isUnanswered, children } = props;
  const { number, type, sampleData, answer, rubric, modelAnswer } = question;
  const { segments, numbers } = useMemo(() => markEvidence(answer, rubric), [answer, rubric]);
  return (
    <details className={paperClass(s.question)} open={isOpen} id={`question-${number}`}>
      <summary className={s.summary}>
        <ChevronRight {...iconProps()} className={s.arrow} />
        <h3 className={s.title}>{title ?? messages.question(number, type)}</h3>
        {title === undefined && <ScoreBadge score={shownScore(question)} />}
      </summary>
      <div className={s.body}>
        <p className={s.text}>{question.question}</p>
        <Data sampleData={sampleData} isFolded={hasFoldedData === true && sampleData !== null} />
        {!isUnanswered && (
          <>
            <h4>{answerTitle}</h4>
            <MarkedAnswer segments={segments} isCode={isProgram(type, answer)} />
            <CriteriaTable number={number} rubric={rubric} numbers={numbers} />
          </>
        )}
        {rubric.map(
          ({ criterion, counterexample }) =>
            counterexample && <Counterexample key={criterion} counterexample={counterexample} />,
        )}
        {question.feedback && (
          <>
            <h4>{messages.feedback}</h4>
            <p className={s.text}>{question.feedback}</p>
          </>
        )}
        {modelAnswer && (
          <details className={s.folded} open={isModelOpen}>
            <summary>{messages.compare}</summary>
            <div className={s.model} data-code={isProgram(type, modelAnswer) || undefined}>
              {modelAnswer}
            </div>
          </details>
        )}
        {children}
      </div>
    </details>
  );
}

const Data = ({ sampleData, isFolded }: Pick<Graded, "sampleData"> & { isFolded: boolean }) =>
  isFolded ? (
    <details className={s.folded}>
      <summary>{messages.data}</summary>
      <SampleTables data={sampleData} headingLevel={4} hasHiddenTitle />
    </details>
  ) : (
    <SampleTables data={sampleData} headingLevel={4} />
  );
