import { Counterexample } from "@dryrun/graded-answers/counterexample";
import { drill as labels } from "../drill.en-in.ts";
import type { GradedAnswer } from "../drill.ts";
import { Climb } from "./climb.tsx";
import * as s from "./fix-note.module.css";

/** What to correct: the feedback on the last try, with the data on which it goes wrong. */
export function FixNote({ result }: { result: GradedAnswer }) {
  const [found] = result.rubric.flatMap(({ counterexample }) => counterexample ?? []);
  return (
    <aside className={s.note} aria-label={labels.toFix}>
      <Climb scores={result.climb} />
      <p>{result.feedback}</p>
      {found && <Counterexample counterexample={found} />}
    </aside>
  );
}
