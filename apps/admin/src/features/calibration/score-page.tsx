import { useAdminNextAnswerQuery } from "@dryrun/api-client/admin-records/banks";
import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { useEffect, useRef, useState } from "react";
import { calibration, calibrationScore as text } from "../../messages/banks/calibration.en-in.ts";
import { paths } from "../../paths.ts";
import { CodeText } from "../../shared/code-text.tsx";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { AnswerText } from "./answer-text.tsx";
import * as s from "./calibration.module.css";
import type { NextAnswer } from "./calibration.ts";
import { type Given, ScoreForm } from "./score-form.tsx";

/** One answer after the other, without the grader's score and those of other people. */
export function ScorePage() {
  const query = useAdminNextAnswerQuery();
  const [last, setLast] = useState<{ answer: NextAnswer; given: Given } | null>(null);
  const [isChanging, setChanging] = useState(false);
  const data = query.currentData;
  // Until the next answer arrives, the list still has the one that was just scored.
  const isNext = data?.answer?._id !== last?.answer._id;
  const answer = isChanging && last ? last.answer : isNext ? data?.answer : undefined;
  function saved(scored: NextAnswer, given: Given) {
    setLast({ answer: scored, given });
    setChanging(false);
  }
  return (
    <>
      <PageHeader
        back={<Link to={paths.calibration}>{text.back}</Link>}
        about={data?.answer ? calibration.left(data.left) : undefined}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <NotLoaded say={text} asked={query} />
        {data && !isNext && !isChanging && <Skeleton label={text.loading} count={4} />}
        {data && !data.answer && !isChanging && <EmptyState title={text.done} />}
        {answer && (
          <Scored
            key={`${answer._id} ${isChanging}`}
            answer={answer}
            before={isChanging ? last?.given : undefined}
            isNext={last !== null}
            onSaved={saved}
            onAgain={last && !isChanging ? () => setChanging(true) : undefined}
          />
        )}
      </PageBody>
    </>
  );
}

interface ScoredProps {
  answer: NextAnswer;
  /** The score to change. */
  before: Given | undefined;
  /** It replaced another answer: the focus moves to its beginning. */
  isNext: boolean;
  onSaved: (answer: NextAnswer, given: Given) => void;
  onAgain: (() => void) | undefined;
}

function Scored({ answer, before, isNext, onSaved, onAgain }: ScoredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  const { topic, question, sampleData, modelAnswer, criteria, errors } = answer;
  const lines = [
    ...criteria.map(({ label, weight }) => `${label} (${text.weightOf(weight)})`),
    ...errors.map(({ label, penalty }) => `${label} (${text.penaltyOf(penalty)})`),
  ];
  return (
    <>
      <PagePart id="question" heading={heading} title={`${text.question}: ${TOPIC_LABELS[topic]}`}>
        <p className={s.text}>
          <CodeText text={question} />
        </p>
        <SampleTables data={sampleData} headingLevel={3} />
      </PagePart>
      <PagePart title={text.answer}>
        <AnswerText topic={topic} answer={answer.answer} />
      </PagePart>
      <PagePart title={text.criteria}>
        <ul className={s.criteria}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <details>
          <summary>{text.modelAnswer}</summary>
          <AnswerText topic={topic} answer={modelAnswer} />
        </details>
      </PagePart>
      <ScoreForm answerId={answer._id} before={before} onSaved={(given) => onSaved(answer, given)} onAgain={onAgain} />
    </>
  );
}
