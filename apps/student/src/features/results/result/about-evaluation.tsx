import { type Fact, Facts } from "@dryrun/design-system/pages/facts";
import { evaluatorText } from "@dryrun/domain/interviews/messages";
import { messages } from "../messages.en-in.ts";
import type { Result } from "../result.ts";
import { ReviewPart } from "../review/review-part.tsx";
import * as s from "./result-view.module.css";

const text = messages.result;

/** The evaluator, its version and the date, so that a person can check it. */
export function AboutEvaluation({ result }: { result: Result }) {
  const { evaluator, evaluatedAt, submittedAt, reviewedAt } = result;
  const facts: Fact[] = [
    { name: text.evaluator, value: evaluator ? evaluatorText(evaluator.name, evaluator.version) : "–" },
    { name: text.handedIn, value: text.date(submittedAt) },
    { name: text.evaluatedAt, value: text.date(evaluatedAt) },
  ];
  if (reviewedAt) facts.push({ name: text.reviewed, value: text.date(reviewedAt) });
  return (
    <section className={s.part}>
      <h2>{text.about}</h2>
      <Facts facts={facts} />
      {evaluator?.isFallback && <p>{text.fallback}</p>}
      <p className={s.muted}>{text.limits}</p>
      <ReviewPart result={result} />
    </section>
  );
}
