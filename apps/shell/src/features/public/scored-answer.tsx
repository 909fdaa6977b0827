import { Badge } from "@dryrun/design-system/badge";
import { ScoreBadge } from "@dryrun/design-system/score-badge";
import * as s from "./scored-answer.module.css";

const CRITERIA = [
  { name: "Groups the rows by city", points: 4, of: 4, evidence: "GROUP BY city" },
  { name: "Adds up the amounts", points: 3, of: 3, evidence: "SUM(amount) AS total" },
  { name: "Puts the largest first", points: 0, of: 3, note: "There is no ORDER BY." },
];

/** What a result looks like: one answer, the points it got, and the words that earned them. */
export function ScoredAnswer() {
  return (
    <section className={s.card} aria-labelledby="scored-answer">
      <div className={s.head}>
        <h2 id="scored-answer" className={s.title}>
          A scored answer
        </h2>
        <Badge>Example</Badge>
        <span className={s.score}>
          <ScoreBadge score={7} />
        </span>
      </div>
      <p>
        The table <code>orders</code> has a city and an amount. Show what each city sold in total, largest first.
      </p>
      <pre className={s.answer}>
        SELECT city, <mark>SUM(amount) AS total</mark>
        {"\nFROM orders\n"}
        <mark>GROUP BY city</mark>
        {";"}
      </pre>
      <ul className={s.criteria}>
        {CRITERIA.map(({ name, points, of, evidence, note }) => (
          <li key={name} className={s.criterion}>
            <span>
              {name}
              <span className={s.why}>{evidence ? <code>{evidence}</code> : note}</span>
            </span>
            <Badge tone={points > 0 ? "success" : "danger"}>{`${points} of ${of}`}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
