import { submitScorecard } from "@dryrun/domain/applications/scorecards/calls";
import type { scorecards } from "@dryrun/domain/applications/scorecards/contract";
import { topicOf } from "@dryrun/domain/applications/scorecards/criteria";
import type { Score } from "@dryrun/domain/applications/scorecards/limits";
import { summarise } from "@dryrun/domain/applications/scorecards/summary";
import { mayCall } from "@dryrun/domain/company/permissions";
import type { Output } from "@dryrun/domain/contract/define";
import type { Member } from "../../records/company/members.ts";
import { activeOf } from "./criteria.ts";
import type * as query from "./queries.ts";

type Answer = Output<typeof scorecards>;
type Application = NonNullable<Awaited<ReturnType<typeof query.findApplication>>>;

const headOf = ({ card, author }: query.FoundCard) => ({
  author,
  submittedAt: card.submittedAt.toISOString(),
  editedAt: card.editedAt?.toISOString() ?? null,
});
const filledOf = (found: query.FoundCard) => ({
  ...headOf(found),
  scores: found.card.scores,
  overall: found.card.overall as Score,
  text: found.card.text,
});

/** Returns the job's criteria and the removed ones that the shown scorecards have, with the candidate's score in the interview. */
function criteriaOf(application: Application, rows: readonly query.CriterionRow[], shown: readonly query.FoundCard[]) {
  const scored = new Set(shown.flatMap(({ card }) => card.scores.map(({ criterion }) => criterion)));
  const retired = rows.filter(({ retiredAt, key }) => retiredAt !== null && scored.has(key));
  const interviewScoreOf = (key: string) => {
    const topic = topicOf(key);
    return topic && application.interviewSentAt ? (application.topicScores[topic] ?? null) : null;
  };
  const shownOf = (isRetired: boolean) => (one: Omit<Answer["criteria"][number], "isRetired" | "interviewScore">) => ({
    key: one.key,
    name: one.name,
    description: one.description,
    isRetired,
    interviewScore: interviewScoreOf(one.key),
  });
  return [...activeOf(rows).map(shownOf(false)), ...retired.map(shownOf(true))];
}

/**
 * Returns the scorecards about an application as this person may see them: who can fill one sees the others' after
 * submitting; a viewer sees the summary.
 */
export function scorecardsAnswer(
  member: Member,
  application: Application,
  rows: readonly query.CriterionRow[],
  cards: readonly query.FoundCard[],
): Answer {
  const isFilling = mayCall(member.role, submitScorecard);
  const mayFill = isFilling && application.studentId !== null && application.status !== "withdrawn";
  const own = cards.find(({ card }) => card.authorId === member.userId);
  const isWithheld = mayFill && !own;
  const shown = isWithheld ? [] : cards;
  const criteria = criteriaOf(application, rows, shown);
  const scored = shown.map(filledOf);
  return {
    criteria,
    mayFill,
    own: own ? { ...filledOf(own), version: own.card.version } : null,
    submitted: cards.map(headOf),
    isWithheld,
    scorecards: isFilling ? scored : [],
    summary:
      scored.length === 0
        ? null
        : summarise(
            criteria.map(({ key }) => key),
            scored,
          ),
  };
}
