import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import * as s from "./employers.module.css";
import { Section } from "./section.tsx";

const ROWS = [
  { name: "Candidate A", question: "SQL: repeated phones", score: 8, verdict: "Pass", evidence: "HAVING COUNT(*) > 1" },
  { name: "Candidate B", question: "SQL: repeated phones", score: 5, verdict: "Review", evidence: "GROUP BY phone" },
  { name: "Candidate C", question: "Excel: two conditions", score: 10, verdict: "Pass", evidence: "SUMIFS(D2:D500, …" },
] as const;

export function Employers() {
  return (
    <Section id="employers" title="For employers">
      <p className={s.text}>
        You post a job and read applications instead of keywords. Candidates who have rehearsed send you a written
        interview, scored by the same criteria for everyone, with the words that earned each point. You read the
        evidence, and you decide.
      </p>
      <div>
        <table className={s.table}>
          <caption>Example: what an employer reads</caption>
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              <th scope="col">Question</th>
              <th scope="col">Score</th>
              <th scope="col">Evidence</th>
              <th scope="col">Interview</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ name, question, score, verdict, evidence }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-label="Question">{question}</td>
                <td data-label="Score">
                  <ScoreBadge score={score} />
                </td>
                <td data-label="Evidence">
                  <code>{evidence}</code>
                </td>
                <td data-label="Interview">
                  <VerdictBadge verdict={verdict} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href="/register" className={buttonClass()}>
          Create an employer account
        </a>
      </p>
    </Section>
  );
}
