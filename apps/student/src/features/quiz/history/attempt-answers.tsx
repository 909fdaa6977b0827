import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { Check, X } from "lucide-react";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import type { Attempt } from "../../../shared/answers.ts";
import { practise } from "../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../shared/practise/practise-button.tsx";
import { topicOf } from "../../../shared/practise/topic-of.ts";
import { CodeText, OptionText } from "../../../shared/quiz/code-text.tsx";
import { topicsOf } from "../../../shared/quiz/topics.ts";
import * as s from "./quiz-attempt-page.module.css";

export interface AttemptAnswerProps {
  answer: Attempt["answers"][number];
  number: number;
  of: number;
}

/** One question with the student's answer; a wrong one also has the right answer and the explanation. */
function AttemptAnswer({ answer, number, of }: AttemptAnswerProps) {
  const w = words.quiz;
  const Icon = answer.isCorrect ? Check : X;
  return (
    <li
      className={paperClass(s.answer)}
      data-wrong={!answer.isCorrect || undefined}
      data-question-id={answer.questionId}
    >
      <div className={s.head}>
        <span>{`${w.question(number, of)} · ${answer.topic}`}</span>
        <Badge tone={answer.isCorrect ? "success" : "danger"} icon={<Icon {...iconProps(14)} />}>
          {answer.isCorrect ? w.right : w.wrong}
        </Badge>
      </div>
      <h3 className={s.question}>
        <CodeText text={answer.question} />
      </h3>
      <dl className={s.given}>
        <div>
          <dt>{w.yours}</dt>
          <dd>
            <OptionText text={answer.selected || w.unanswered} />
          </dd>
        </div>
        {!answer.isCorrect && (
          <div>
            <dt>{w.correct}</dt>
            <dd>
              <OptionText text={answer.correct} />
            </dd>
          </div>
        )}
      </dl>
      {!answer.isCorrect && (
        <p className={s.explanation}>
          <CodeText text={answer.explanation} />
        </p>
      )}
    </li>
  );
}

/** The hash of the wrong answers on their page. */
export const WRONG_ONES = "wrong";

type Answers = Attempt["answers"];
const numbered = (answers: Answers, isCorrect: boolean) =>
  answers
    .map((answer, index) => ({ answer, number: index + 1 }))
    .filter(({ answer }) => answer.isCorrect === isCorrect);

interface ListProps {
  answers: Answers;
  isCorrect: boolean;
  /** Shows only this topic; without it, all. */
  topic?: string | undefined;
}

const List = ({ answers, isCorrect, topic }: ListProps) => (
  <ol className={s.answers}>
    {numbered(answers, isCorrect)
      .filter(({ answer }) => !topic || answer.topic === topic)
      .map(({ answer, number }) => (
        <AttemptAnswer key={answer.questionId} answer={answer} number={number} of={answers.length} />
      ))}
  </ol>
);

/** The wrong answers of a quiz with the right ones and explanations: the main purpose of the page. */
export function WrongAnswers({ attempt: { _id, answers } }: { attempt: Attempt }) {
  const [chosen, setChosen] = useState<string>();
  const count = numbered(answers, false).length;
  return (
    <section id={WRONG_ONES} className={s.list} aria-labelledby="wrong-answers">
      <h2 id="wrong-answers">{words.quiz.wrongAnswers(count)}</h2>
      {count === 0 && <p>{words.quiz.allRight}</p>}
      {count > 0 && <Topics attemptId={_id} answers={answers} chosen={chosen} onChoose={setChosen} />}
      <List answers={answers} isCorrect={false} topic={chosen} />
    </section>
  );
}

interface TopicsProps {
  attemptId: string;
  answers: Answers;
  chosen: string | undefined;
  onChoose: (topic: string | undefined) => void;
}

/** Shows the wrong answers of one topic, and starts its practice. */
function Topics({ attemptId, answers, chosen, onChoose }: TopicsProps) {
  const topics = topicsOf(answers).filter(({ correct, total }) => correct < total);
  const topic = chosen && topicOf(chosen);
  const choice = (name: string | undefined, text: string) => (
    <Button key={text} size="s" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
      {text}
    </Button>
  );
  return (
    <>
      {topics.length > 1 && (
        <fieldset className={s.topics}>
          <legend className="visually-hidden">{words.quiz.wrongOf}</legend>
          {choice(undefined, words.quiz.allTopics)}
          {topics.map(({ topic: name, correct, total }) =>
            choice(name, words.quiz.wrongInTopic(name, total - correct)),
          )}
        </fieldset>
      )}
      {topic && <PractiseButton wanted={{ topic, from: { quiz: attemptId } }}>{practise.topic(topic)}</PractiseButton>}
    </>
  );
}

/** The right answers, collapsed. */
export function RightAnswers({ answers }: { answers: Answers }) {
  const count = numbered(answers, true).length;
  if (count === 0) return null;
  return (
    <details className={s.list}>
      <summary className={s.fold}>
        <h2>{words.quiz.rightAnswers(count)}</h2>
      </summary>
      <List answers={answers} isCorrect />
    </details>
  );
}
