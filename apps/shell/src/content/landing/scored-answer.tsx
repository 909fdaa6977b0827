import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge } from "@dryrun/design-system/marks/badge";
import { ScoreBadge } from "@dryrun/design-system/marks/score-badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { evaluatorText } from "@dryrun/domain/interviews/messages";
import { Check, CircleDashed, CircleHelp, X } from "lucide-react";
import example from "./example.json" with { type: "json" };
import * as s from "./scored-answer.module.css";
import { Section } from "./section.tsx";

const WORDS = { met: "met", partial: "partly", unmet: "missing", cannot_assess: "not assessed" } as const;
const ICONS = { met: Check, partial: CircleDashed, unmet: X, cannot_assess: CircleHelp } as const;
const TONES = { met: "success", partial: "warning", unmet: "danger", cannot_assess: "neutral" } as const;
type Verdict = keyof typeof WORDS;

/** One answer, its points, and the words that earned them, graded by the interviews' grader during the build. */
export function ScoredAnswer() {
  return (
    <Section
      id="scored-answer"
      title="A scored answer"
      lead="One interview question, a real answer, and the feedback it got."
    >
      <div className={paperClass(s.card)}>
        <Answer />
        <Points />
      </div>
    </Section>
  );
}

function Answer() {
  return (
    <div className={s.part}>
      <div className={s.head}>
        <Badge>Example</Badge>
        <Badge>{example.type}</Badge>
        <span className={s.score}>
          <ScoreBadge score={example.score} />
        </span>
      </div>
      <p>{example.prompt}</p>
      <details>
        <summary className={s.more}>Sample data</summary>
        {example.sampleData.tables.map((table) => (
          <SampleTable key={table.name} {...table} />
        ))}
      </details>
      <h3 className={s.title}>The answer</h3>
      <pre className={s.answer}>
        <Marked />
      </pre>
    </div>
  );
}

function Points() {
  return (
    <div className={s.part}>
      <h3 className={s.title}>The points</h3>
      <ul className={s.criteria}>
        {example.criteria.map(({ label, weight, verdict, quote, note }, index) => (
          <li key={label} className={s.criterion}>
            <span>
              {label} <span className={s.weight}>({weight} points)</span>
              <span className={s.why}>
                {quote && (
                  <>
                    [{index + 1}] <code>{quote.text}</code>{" "}
                  </>
                )}
                {note}
              </span>
            </span>
            <Finding verdict={verdict as Verdict} />
          </li>
        ))}
      </ul>
      <p>{example.next}</p>
      <details>
        <summary className={s.more}>Compare with a model answer</summary>
        <pre className={s.answer}>{example.modelAnswer}</pre>
      </details>
      <p className={s.evaluator}>Scored by {evaluatorText(...(example.evaluator.split("/") as [string, string]))}.</p>
    </div>
  );
}

function Finding({ verdict }: { verdict: Verdict }) {
  const Icon = ICONS[verdict];
  return (
    <Badge tone={TONES[verdict]} icon={<Icon {...iconProps(16)} />}>
      {WORDS[verdict]}
    </Badge>
  );
}

interface SampleTableProps {
  name: string;
  columns: string[];
  rows: (string | number)[][];
}

function SampleTable({ name, columns, rows }: SampleTableProps) {
  return (
    <table className={s.table}>
      <caption>
        {name}, {rows.length} rows
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(" ")}>
            {row.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The answer with the quoted parts marked; of overlapping ones the widest comes first. */
function Marked() {
  const quotes = example.criteria
    .flatMap(({ quote }) => (quote ? [quote] : []))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const shownQuotes = quotes.filter(
    (quote, index) => !quotes.slice(0, index).some((before) => before.end > quote.start),
  );
  const parts = shownQuotes.map((quote, index) => ({
    quote,
    before: example.answer.slice(shownQuotes[index - 1]?.end ?? 0, quote.start),
  }));
  return (
    <>
      {parts.map(({ quote, before }) => (
        <span key={quote.start}>
          {before}
          <mark>{quote.text}</mark>
        </span>
      ))}
      {example.answer.slice(shownQuotes.at(-1)?.end ?? 0)}
    </>
  );
}
