import { buttonClass } from "@dryrun/design-system/actions/button";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { shownScore } from "@dryrun/graded-answers/assessed";
import { pointsText } from "@dryrun/graded-answers/points-text";
import { Link } from "@dryrun/remote-kit/router";
import type { RefObject } from "react";
import { paths } from "../../../paths.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { type BeforeAndAfter, type ComparedCriterion, compareWithBefore, nextFamily } from "./before-and-after.ts";
import { drill as messages } from "./drill.en-in.ts";
import type { Drill, DrillQuestion } from "./drill.ts";
import * as s from "./drill-end.module.css";

const labels = messages.end;

interface DrillEndProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  drill: Drill;
  questions: readonly DrillQuestion[];
  onOpen: (number: number) => void;
}

/** Before and after, side by side, the three answers, and what to do next. */
export function DrillEnd({ headingRef, drill, questions, onOpen }: DrillEndProps) {
  const results = questions.flatMap(({ result }) => (result ? [result] : []));
  const compared = compareWithBefore(drill, results);
  const { before } = drill;
  return (
    <section className={s.end}>
      <h2 ref={headingRef} tabIndex={-1} className={s.title}>
        {labels.title}
      </h2>
      <Compared compared={compared} before={before} />
      {compared.criteria.length > 0 && <Criteria criteria={compared.criteria} />}
      <section className={s.answers} aria-labelledby="drill-answers">
        <h3 id="drill-answers">{labels.answers}</h3>
        <ul>
          {results.map((result) => (
            <li key={result.number} className={s.answer}>
              <TextButton onClick={() => onOpen(result.number)}>{labels.answer(result.number)}</TextButton>
              <ScoreBadge score={shownScore(result)} />
              <span className={s.begin}>{result.question}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={s.actions}>
        <PractiseButton variant="primary" wanted={{ topic: drill.topic, family: nextFamily(results) }}>
          {practise.more}
        </PractiseButton>
        {before && before.kind !== "drill" && (
          <Link
            className={buttonClass()}
            to={before.kind === "quiz" ? paths.quizAttempt(before.id) : paths.interview(before.id)}
          >
            {labels.wayBack(before.kind)}
          </Link>
        )}
        <Link className={buttonClass({ variant: "quiet" })} to={paths.drills}>
          {labels.another}
        </Link>
      </div>
    </section>
  );
}

function verdictOf({ before, now }: BeforeAndAfter): string {
  if (now === 100) return labels.full;
  if (before === null || now === null) return "";
  return now > before ? labels.better : now < before ? labels.worse : labels.same;
}

function Compared({ compared, before }: { compared: BeforeAndAfter; before: Drill["before"] }) {
  // Quizzes count correct answers; interviews and drills give points out of ten.
  const shown = (percent: number) => (before?.kind === "quiz" ? labels.percent(percent) : labels.outOf(percent / 10));
  return (
    <>
      <dl className={s.compared}>
        {before && compared.before !== null && (
          <div className={s.side} data-side="before">
            <dt>
              {labels.beforeLabel}
              <span className={s.source}>{labels.before(before.kind, before.at)}</span>
            </dt>
            <dd>
              {shown(compared.before)}
              <Bar percent={compared.before} />
            </dd>
          </div>
        )}
        <div className={s.side} data-side="now">
          <dt>
            {labels.nowLabel}
            <span className={s.source}>{compared.isFamily ? labels.nowOfFamily : labels.nowOfTopic}</span>
          </dt>
          <dd>
            {compared.now === null ? labels.notAssessed : shown(compared.now)}
            <Bar percent={compared.now ?? 0} />
          </dd>
        </div>
      </dl>
      <p className={s.verdict}>{verdictOf(compared)}</p>
    </>
  );
}

const Bar = ({ percent }: { percent: number }) => (
  <span className={s.track} aria-hidden="true">
    <span className={s.bar} style={{ inlineSize: `${Math.max(0, percent)}%` }} />
  </span>
);

const text = ({ points, maxPoints }: ComparedCriterion["now"]) => pointsText(points, maxPoints);
const COLUMNS: readonly Column<ComparedCriterion>[] = [
  { key: "criterion", header: labels.columns.criterion, isRowHeader: true, cell: (row) => row.criterion },
  { key: "before", header: labels.columns.before, isEnd: true, cell: (row) => text(row.before) },
  { key: "now", header: labels.columns.now, isEnd: true, cell: (row) => text(row.now) },
];

const Criteria = ({ criteria }: { criteria: readonly ComparedCriterion[] }) => (
  <DataTable
    caption={labels.criteria}
    hasVisibleCaption
    columns={COLUMNS}
    rows={criteria}
    rowKey={(row) => row.criterion}
  />
);
