import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { evaluatorText } from "@dryrun/domain/interviews/evaluator-text";
import type { Result } from "../result.ts";
import { ReviewPart } from "../review/review-part.tsx";
import { words } from "../words.ts";
import * as s from "./result-view.module.css";

const say = words.result;

/** The evaluator, its version and the date, so that a person can check it. */
export function AboutEvaluation({ result }: { result: Result }) {
  const { evaluator, evaluatedAt, submittedAt, reviewedAt } = result;
  const facts: Fact[] = [
    { name: say.evaluator, value: evaluator ? evaluatorText(evaluator.name, evaluator.version) : "–" },
    { name: say.handedIn, value: say.date(submittedAt) },
    { name: say.evaluatedAt, value: say.date(evaluatedAt) },
  ];
  if (reviewedAt) facts.push({ name: say.reviewed, value: say.date(reviewedAt) });
  return (
    <section className={s.part}>
      <h2>{say.about}</h2>
      <Facts facts={facts} />
      {evaluator?.isFallback && <p>{say.fallback}</p>}
      <p className={s.muted}>{say.limits}</p>
      <ReviewPart result={result} />
    </section>
  );
}
