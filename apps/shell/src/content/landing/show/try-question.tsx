import { paperClass } from "@dryrun/design-system/pages/paper";
import { Section } from "../section.tsx";
import * as s from "./try-question.module.css";

/** A question like the quiz's, but not from its bank. */
const QUESTION = {
  text: "A table orders has one row for each order, with customer_id and amount. Which query lists the customers with more than three orders?",
  right: "b",
  options: [
    { value: "a", code: "SELECT customer_id FROM orders\nWHERE COUNT(*) > 3\nGROUP BY customer_id;" },
    { value: "b", code: "SELECT customer_id FROM orders\nGROUP BY customer_id\nHAVING COUNT(*) > 3;" },
    { value: "c", code: "SELECT customer_id FROM orders\nGROUP BY customer_id\nWHERE COUNT(*) > 3;" },
    { value: "d", code: "SELECT customer_id, COUNT(*) > 3\nFROM orders;" },
  ],
  explanation:
    "WHERE filters rows before they are grouped, so it cannot use their count. HAVING filters groups after they are counted. The query in C has its clauses in the wrong order, and D makes one group of all orders.",
};

/** One question with its explanation; no account is needed. */
export function TryQuestion() {
  return (
    <Section
      id="try"
      title="Try a question"
      lead="The quiz has 50 of these. Afterwards you see every question with the correct answer and the reason."
    >
      <div className={paperClass(s.card)} data-try-question={QUESTION.right}>
        <fieldset className={s.question}>
          <legend className={s.legend}>{QUESTION.text}</legend>
          <div className={s.options}>
            {QUESTION.options.map(({ value, code }) => (
              <label key={value} className={s.option}>
                <input type="radio" name="try" value={value} />
                <span className={s.letter}>{value.toUpperCase()}</span>
                <code className={s.code}>{code}</code>
              </label>
            ))}
          </div>
        </fieldset>
        <p
          role="status"
          className={s.result}
          data-try-result
          data-right="Correct: B."
          data-wrong="Not quite. B is correct."
        />
        <details className={s.explanation}>
          <summary>Answer and explanation</summary>
          <p>B is correct. {QUESTION.explanation}</p>
        </details>
      </div>
    </Section>
  );
}
