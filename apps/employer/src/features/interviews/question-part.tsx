import { Badge } from "@dryrun/design-system/badge";
import { iconLook } from "@dryrun/design-system/icon-look";
import { ScoreBadge } from "@dryrun/design-system/score-badge";
import { ChevronRight } from "lucide-react";
import { words } from "../../messages.en-in.ts";
import type { Question } from "../../shared/answers.ts";
import * as s from "./question-part.module.css";
import { Rubric } from "./rubric.tsx";
import { SampleData } from "./sample-data.tsx";

const say = words.interview;
/** Types whose answers are sentences; the others hold code, which keeps its columns. */
const PROSE = new Set(["Case", "Behavioural"]);

/** One question with its data, the candidate's answer, and why it scored what it scored; folded under its score. */
export function QuestionPart({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const { number, type, sampleData, answer, score, feedback, rubric } = question;
  return (
    <article aria-labelledby={`question-${number}`}>
      <details className={s.question} data-prose={PROSE.has(type) || undefined} open={isOpen}>
        <summary className={s.head}>
          <ChevronRight {...iconLook()} className={s.arrow} />
          <h3 id={`question-${number}`} className={s.title}>
            {say.question(number)}
          </h3>
          <Badge>{type}</Badge>
          <span className={s.score}>
            <ScoreBadge score={score} />
          </span>
        </summary>
        <div className={s.body}>
          <p className={s.text}>{question.question}</p>
          {sampleData !== null && <SampleData json={sampleData} />}
          <div>
            <h4 className={s.part}>{say.answer}</h4>
            {answer.trim() === "" ? <p className={s.none}>{say.noAnswer}</p> : <pre className={s.answer}>{answer}</pre>}
          </div>
          <div>
            <h4 className={s.part}>{say.evaluation}</h4>
            <p className={s.text}>{feedback}</p>
          </div>
          {rubric.length > 0 && <Rubric criteria={rubric} />}
        </div>
      </details>
    </article>
  );
}
