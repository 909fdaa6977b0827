import { Link } from "@dryrun/remote-kit/router";
import { paths } from "../../../paths.ts";
import type { GradedQuestion } from "../result.ts";
import { words } from "../words.ts";
import { costliestTopics } from "./points.ts";
import * as s from "./result-view.module.css";

const say = words.result;

/** What to practise next: the costliest topics, and where the quiz explains them. */
export function NextPart({ questions }: { questions: readonly GradedQuestion[] }) {
  const topics = costliestTopics(questions);
  if (topics.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="next" data-print="no">
      <h2 id="next">{say.next}</h2>
      <p>{say.nextText}</p>
      <ul>
        {topics.map(({ topic, lost, of }) => (
          <li key={topic}>{say.weakTopic(topic, lost, of)}</li>
        ))}
      </ul>
      <p>
        <Link to={paths.quizzes} className="lone-link">
          {say.explanations}
        </Link>
      </p>
    </section>
  );
}
