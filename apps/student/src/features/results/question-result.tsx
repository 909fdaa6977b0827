import { iconLook } from "@dryrun/design-system/icon-look";
import { SampleTables } from "@dryrun/design-system/sample-tables";
import { ScoreBadge } from "@dryrun/design-system/score-badge";
import { ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { CriteriaTable } from "./criteria-table.tsx";
import { type GradedQuestion, markEvidence } from "./evidence.ts";
import { MarkedAnswer } from "./marked-answer.tsx";
import * as s from "./question-result.module.css";
import { words } from "./words.ts";

const say = words.result;
const CODE = ["SQL", "Excel", "Power BI", "VBA"];

/** One question: what was asked and answered, and where its points come from. */
export function QuestionResult({ question, isOpen }: { question: GradedQuestion; isOpen: boolean }) {
  const { number, type, answer, rubric, score } = question;
  const { segments, numbers } = useMemo(() => markEvidence(answer, rubric), [answer, rubric]);
  const isCode = CODE.includes(type);
  return (
    <details className={s.question} open={isOpen} id={`question-${number}`}>
      <summary className={s.summary}>
        <ChevronRight {...iconLook()} className={s.arrow} />
        <h3 className={s.title}>{say.question(number, type)}</h3>
        <ScoreBadge score={score} />
      </summary>
      <div className={s.body}>
        <p className={s.text}>{question.question}</p>
        <SampleTables data={question.sampleData} headingLevel={4} />
        <h4>{say.yourAnswer}</h4>
        <MarkedAnswer segments={segments} isCode={isCode} />
        <CriteriaTable number={number} rubric={rubric} numbers={numbers} />
        {question.feedback && (
          <>
            <h4>{say.questionFeedback}</h4>
            <p className={s.text}>{question.feedback}</p>
          </>
        )}
        {question.modelAnswer && (
          <details className={s.model}>
            <summary>{say.compare}</summary>
            <div className={isCode ? s.code : s.text}>{question.modelAnswer}</div>
          </details>
        )}
      </div>
    </details>
  );
}
