import { FORMER_COLLEAGUE } from "@dryrun/domain/applications/messages";
import { SCORE_LABELS, SCORES } from "@dryrun/domain/applications/scorecards/limits";
import type { Scorecard, Scorecards } from "../../../shared/answers.ts";
import { NumberTable } from "../../../shared/tables/number-table.tsx";
import { scorecards as text } from "./scorecards.en-in.ts";
import * as s from "./scorecards.module.css";

type Summary = NonNullable<Scorecards["summary"]>;
type Counts = Summary["overall"]["counts"];
type Criterion = Scorecards["criteria"][number];

export const authorOf = ({ author }: Pick<Scorecard, "author">) => author?.fullName ?? FORMER_COLLEAGUE;
const labelOf = (score: Scorecard["overall"] | null | undefined) => (score ? SCORE_LABELS[score] : text.notSeen);
const nameOf = ({ name, isRetired }: Criterion) => (isRetired ? text.retired(name) : name);
const countsText = (counts: Counts) => counts.map(({ score, people }) => text.counted(people, SCORE_LABELS[score]));

/** Returns a sentence for each criterion, and for the recommendation, about which people disagree. */
function disagreements(summary: Summary, criteria: readonly Criterion[]): string[] {
  const { overall } = summary;
  const parts = summary.criteria.filter(({ disagrees }) => disagrees);
  const named = parts.map(({ criterion, counts }) => {
    const found = criteria.find(({ key }) => key === criterion);
    return text.disagree(found ? nameOf(found) : criterion, countsText(counts));
  });
  return overall.disagrees ? [text.disagree(text.aboutOverall, countsText(overall.counts)), ...named] : named;
}

interface ScoresProps {
  summary: Summary;
  criteria: readonly Criterion[];
  cards: readonly Scorecard[];
}

/** Where people disagree, all scores with their means, and the reasons. A viewer, who gets no scorecards, sees the means. */
export function Scores({ summary, criteria, cards }: ScoresProps) {
  const differing = disagreements(summary, criteria);
  return (
    <>
      {differing.length > 0 ? (
        <ul className={s.differing}>
          {differing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        summary.people > 1 && <p>{text.agree}</p>
      )}
      <ScoresTable summary={summary} criteria={criteria} cards={cards} />
      <Reasons criteria={criteria} cards={cards} />
    </>
  );
}

const meanText = (mean: number | null | undefined) =>
  mean === null || mean === undefined ? text.noMean : text.meanOf(mean, Math.max(...SCORES));

function ScoresTable({ summary, criteria, cards }: ScoresProps) {
  const scoreOf = ({ scores }: Scorecard, key: string) => scores.find(({ criterion }) => criterion === key)?.score;
  const meanOf = (key: string) => meanText(summary.criteria.find(({ criterion }) => criterion === key)?.mean);
  return (
    <NumberTable
      caption={text.summary(summary.people)}
      columns={[text.criterion, text.mean, ...cards.map(authorOf)]}
      rows={[
        [text.overall, meanText(summary.overall.mean), ...cards.map(({ overall }) => labelOf(overall))],
        ...criteria.map(
          (one) => [nameOf(one), meanOf(one.key), ...cards.map((card) => labelOf(scoreOf(card, one.key)))] as const,
        ),
      ]}
    />
  );
}

function Reasons({ criteria, cards }: Pick<ScoresProps, "criteria" | "cards">) {
  const noted = (card: Scorecard) => card.scores.filter(({ note }) => note !== "");
  const shown = cards.filter((card) => card.text !== "" || noted(card).length > 0);
  const titleOf = (key: string) =>
    criteria
      .filter((one) => one.key === key)
      .map(nameOf)
      .join("");
  if (shown.length === 0) return null;
  return (
    <ul aria-label={text.reasons} className={s.reasons}>
      {shown.map((card) => (
        <li key={card.author?._id ?? card.submittedAt} className={s.reason}>
          <p className={s.author}>
            {authorOf(card)}: {labelOf(card.overall)}
          </p>
          {card.text && <p className={s.text}>{card.text}</p>}
          {noted(card).map(({ criterion, note }) => (
            <p key={criterion} className={s.text}>
              <span className={s.author}>{titleOf(criterion)}:</span> {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
