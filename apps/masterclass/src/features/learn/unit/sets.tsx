import { useStartDrill } from "@dryrun/api-client/drills/use-start-drill";
import { Button } from "@dryrun/design-system/actions/button";
import { testOf } from "@dryrun/domain/courses/limits";
import { useNavigate } from "@dryrun/remote-kit/router";
import { learn } from "../../../messages/learn.en-in.ts";
import { elsewhere } from "../../../paths.ts";
import type { Unit } from "./unit.ts";
import * as s from "./unit-page.module.css";

const text = learn.unitPage;
/** The characters of a question that the list shows. */
const SHOWN = 110;

const beginOf = (prompt: string) => {
  const plain = prompt.replaceAll("`", "").replace(/\s+/g, " ");
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN).trimEnd()}…` : plain;
};

/** The exercises and the test of a unit. */
export function Sets({ unit: { id, questions, test } }: { unit: Unit }) {
  const { start, isStarting, failure } = useStartDrill(text.startFailed);
  const navigate = useNavigate();
  async function startSet(set: string) {
    const drill = await start({ from: "course", id: set });
    if (drill) await navigate(elsewhere.drill(drill));
  }
  const isBegun = questions.some(({ best }) => best !== null);
  return (
    <>
      <section aria-labelledby="exercises" className={s.part}>
        <h2 id="exercises">{text.exercises}</h2>
        <p>{text.exercisesText}</p>
        <ol className={s.questions}>
          {questions.map((question) => (
            <li key={question.id}>
              <span>{beginOf(question.prompt)}</span>
              <span className={s.quiet}>
                {text.level(question.level)} · {text.best(question.best)}
              </span>
            </li>
          ))}
        </ol>
        <p>
          <Button variant="primary" onClick={() => void startSet(id)} isBusy={isStarting}>
            {isBegun ? text.continueExercises : text.startExercises}
          </Button>
        </p>
      </section>
      <section aria-labelledby="test" className={s.part}>
        <h2 id="test">{text.test}</h2>
        <p>{text.testText}</p>
        {test.percent !== null && <p>{learn.home.test(test.percent, test.passed)}</p>}
        <p>
          <Button onClick={() => void startSet(testOf(id))} isBusy={isStarting}>
            {test.percent === null ? text.startTest : text.againTest}
          </Button>
        </p>
        {failure && <p role="alert">{failure}</p>}
      </section>
    </>
  );
}
