import { paperClass } from "@dryrun/design-system/pages/paper";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { calibration as text } from "../../messages/banks/calibration.en-in.ts";
import { CodeText } from "../../shared/code-text.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { AnswerText } from "./answer-text.tsx";
import * as s from "./calibration.module.css";
import type { Report } from "./calibration.ts";

type Row = Report["differences"][number];

function Difference({ topic, question, answer, people, grader, notes }: Row) {
  return (
    <details className={paperClass(s.difference)}>
      <summary>{text.difference(TOPIC_LABELS[topic], people.join(", "), grader)}</summary>
      <p className={s.text}>
        <CodeText text={question} />
      </p>
      <h3>{text.answer}</h3>
      {answer === null ? <p className={s.note}>{text.gone}</p> : <AnswerText topic={topic} answer={answer} />}
      {notes.length > 0 && (
        <>
          <h3>{text.notes}</h3>
          <ul className={s.criteria}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** The answers on which people and the grader differ most. */
export const Differences = ({ differences }: Pick<Report, "differences">) => (
  <PagePart title={text.differences}>
    <p className={s.note}>{differences.length === 0 ? text.noDifferences : text.differencesAbout}</p>
    {differences.map((row) => (
      <Difference key={row._id} {...row} />
    ))}
  </PagePart>
);
