import { useStudentCourseQuery } from "@dryrun/api-client/courses/student";
import { useStudentPracticeQuery } from "@dryrun/api-client/drills/student";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { TextButton } from "@dryrun/design-system/actions/text-button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { CueLine } from "@dryrun/design-system/feedback/cue-line";
import { verificationPath } from "@dryrun/domain/certificates/rules";
import { unitPath } from "@dryrun/domain/courses/lessons/parts";
import { testResult } from "@dryrun/domain/courses/lessons/rules";
import { COURSE_COMPLETED } from "@dryrun/domain/courses/messages";
import { isLevel, LEVELS, levelName } from "@dryrun/domain/interviews/drills/limits";
import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { Link } from "@dryrun/remote-kit/router";
import type { RefObject } from "react";
import { paths } from "../../../../paths.ts";
import { practise } from "../../../../shared/practise/practise.en-in.ts";
import { PractiseButton } from "../../../../shared/practise/practise-button.tsx";
import { drill as messages } from "../drill.en-in.ts";
import type { Drill, DrillQuestion } from "../drill.ts";
import { climbOf, isRight } from "../sequence.ts";
import { Climb } from "../steps/climb.tsx";
import * as s from "./drill-end.module.css";

const labels = messages.end;

/** The student's levels in the topic, by the same rule as on the practice page. */
function Standing({ topic }: Pick<Drill, "topic">) {
  const { data } = useStudentPracticeQuery();
  const level = data?.ladders.find((ladder) => ladder.topic === topic)?.reached;
  if (level === undefined) return null;
  const next = level + 1;
  return (
    <>
      <p className={s.level}>{`${TOPIC_LABELS[topic]}: ${practise.reached(level, LEVELS.length)}`}</p>
      <CueLine
        current={isLevel(next) ? level : LEVELS.length}
        steps={LEVELS.map((one) => ({ state: one <= level ? "saved" : "open" }))}
        label={practise.reached(level, LEVELS.length)}
      />
      {level > 0 && isLevel(level) && <p>{labels.reached(level, levelName(topic, level))}</p>}
      {isLevel(next) && <p>{labels.next(next, levelName(topic, next))}</p>}
      {data && <p>{practise.gained(data)}</p>}
    </>
  );
}

/** The result of a unit's test: its first answers count. */
function TestResult({ answered }: { answered: readonly DrillQuestion[] }) {
  const result = testResult(answered.map((question) => climbOf(question)[0] ?? null));
  if (!result) return null;
  return (
    <>
      <p className={s.level}>{labels.test(result.percent, result.passed)}</p>
      {result.passed && <Completed />}
    </>
  );
}

/** Congratulates if this was the last test of the course. */
function Completed() {
  const { data } = useStudentCourseQuery();
  if (!data?.certificate) return null;
  return (
    <Banner tone="success">
      <b>{COURSE_COMPLETED.title}</b> {COURSE_COMPLETED.text}{" "}
      <a href={verificationPath(data.certificate.certId)}>{COURSE_COMPLETED.link}</a>
    </Banner>
  );
}

interface DrillEndProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  drill: Drill;
  questions: readonly DrillQuestion[];
  onOpen: (number: number) => void;
}

/** Lists the answers, each with the scores of all its tries. */
function Answers({ answered, onOpen }: { answered: readonly DrillQuestion[] } & Pick<DrillEndProps, "onOpen">) {
  return (
    <section className={s.answers} aria-labelledby="drill-answers">
      <h3 id="drill-answers">{labels.answers}</h3>
      <ul>
        {answered.map((question) => (
          <li key={question.number} className={s.answer}>
            <TextButton onClick={() => onOpen(question.number)}>{labels.answer(question.number)}</TextButton>
            {question.result?.answer === DONT_KNOW ? (
              <span>{labels.notAnswered}</span>
            ) : (
              <Climb scores={climbOf(question)} />
            )}
            <span className={s.begin}>{question.question.replaceAll("`", "")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was right, with the scores of all tries, and what comes next. */
export function DrillEnd({ headingRef, drill, questions, onOpen }: DrillEndProps) {
  const answered = questions.filter(({ result }) => result);
  const { topic, from, unit } = drill;
  return (
    <section className={s.end}>
      <h2 ref={headingRef} tabIndex={-1} className={s.title}>
        {labels.title(answered.filter(isRight).length, answered.length)}
      </h2>
      {unit?.isTest && <TestResult answered={answered} />}
      {from !== "reviews" && from !== "course" && <Standing topic={topic} />}
      <Answers answered={answered} onOpen={onOpen} />
      <WaysOn drill={drill} />
    </section>
  );
}

/** The ways on from the end of a set. */
function WaysOn({ drill: { topic, from, fromId, unit } }: Pick<DrillEndProps, "drill">) {
  const { passedQuiz } = useUser();
  if (unit)
    return (
      <div className={s.actions}>
        <Link className={buttonClass({ variant: "primary" })} to={unitPath(unit.id)}>
          {labels.wayBack.course}
        </Link>
      </div>
    );
  return (
    <div className={s.actions}>
      {from === "reviews" ? (
        <Link className={buttonClass({ variant: "primary" })} to={paths.drills}>
          {labels.wayBack.reviews}
        </Link>
      ) : (
        <PractiseButton
          variant="primary"
          wanted={{ topic, ...(from === "quiz" && fromId && { from: { quiz: fromId } }) }}
        >
          {practise.more}
        </PractiseButton>
      )}
      {(from === "quiz" || from === "result") && fromId && (
        <Link className={buttonClass()} to={from === "quiz" ? paths.quizAttempt(fromId) : paths.interview(fromId)}>
          {labels.wayBack[from]}
        </Link>
      )}
      {!from && !passedQuiz && (
        <Link className={buttonClass()} to={paths.quiz}>
          {labels.toQuiz}
        </Link>
      )}
      {from !== "reviews" && (
        <Link className={buttonClass({ variant: "quiet" })} to={paths.drills}>
          {labels.another}
        </Link>
      )}
    </div>
  );
}
