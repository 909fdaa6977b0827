import { INTERVIEW_MINUTES, INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";
import { QUIZ_QUESTIONS } from "@dryrun/domain/quiz/rules";
import { formatNumber } from "@dryrun/domain/text";
import facts from "../facts.json" with { type: "json" };
import { Section } from "../section.tsx";
import { Picture } from "./picture.tsx";
import * as s from "./product.module.css";

const NUMBERS = [
  { value: formatNumber(facts.interviewQuestions), label: "interview questions, each with fresh values" },
  { value: formatNumber(facts.quizQuestions), label: `quiz questions; each paper has ${QUIZ_QUESTIONS}` },
  { value: `${INTERVIEW_MINUTES} min`, label: `for ${INTERVIEW_QUESTIONS} questions, on one clock` },
  { value: "₹0", label: "for the quiz, applications and all quick practice" },
];

/** Pictures of the interview room and a result. */
export function Product() {
  return (
    <Section
      id="product"
      title="The interview room"
      lead="No camera and no microphone. Write your query, run it and see the result."
    >
      <div className={s.pictures}>
        <figure>
          <Picture
            name="room"
            onPhone="room-phone"
            alt="The interview room: a question with its sample data, an SQL query with the result of running it, and the time that is left."
          />
          <figcaption>
            The room: sample data, your answer, the result of your query, and the time that is left.
          </figcaption>
        </figure>
        <figure className={s.result}>
          <Picture
            name="result"
            alt="A result on a phone: the score out of 100 on its scale, the verdict, and the button to practise the weakest topic."
          />
          <figcaption>The result: a score that explains itself, on your phone too.</figcaption>
        </figure>
      </div>
      <dl className={s.numbers}>
        {NUMBERS.map(({ value, label }) => (
          <div key={label} className={s.number}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
