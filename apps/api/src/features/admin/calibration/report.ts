import { findInterviewQuestion } from "@dryrun/content/interview/load";
import {
  type Agreement,
  agreementOf,
  type Estimate,
  meanOf,
  pairsOfPeople,
} from "@dryrun/domain/admin/calibration/agreement";
import type { calibration } from "@dryrun/domain/admin/calibration/contract";
import {
  ANSWERS_FOR_MENDING,
  GRADER_OFF_BY,
  MAX_DIFFERENCES,
  PEOPLE_APART_BY,
} from "@dryrun/domain/admin/calibration/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import type { CalibrationDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { contentOf } from "./score.ts";

type Report = Output<typeof calibration>;
type Scored = Awaited<ReturnType<typeof query.findScored>>[number];
/** An answer with the scores of the people who could assess it. */
interface Compared extends Scored {
  people: number[];
}

const compared = (scored: Scored): Compared => ({
  ...scored,
  people: scored.scores.flatMap(({ score }) => score ?? []),
});

export const report =
  ({ db }: CalibrationDeps) =>
  async (personId: string): Promise<Report> => {
    const all = (await query.findScored(db)).map(compared);
    return {
      drawn: await query.countDrawn(db),
      scored: all.length,
      scoredTwice: all.filter(({ scores }) => scores.length > 1).length,
      people: new Set(all.flatMap(({ scores }) => scores.map(({ personId: id }) => id))).size,
      left: await query.countLeft(db, personId),
      ...agreements(all),
      topics: INTERVIEW_TOPICS.flatMap((topic) => {
        const own = all.filter(({ answer }) => answer.topic === topic);
        return own.length > 0 ? [{ topic, ...agreements(own) }] : [];
      }),
      questions: questionsOf(all),
      differences: await differencesOf(db, all, personId),
    };
  };

function agreements(all: readonly Compared[]) {
  const known = all.filter(({ people }) => people.length > 0);
  return {
    between: agreementAnswer(agreementOf(known.map(({ people }) => pairsOfPeople(people)))),
    grader: agreementAnswer(agreementOf(known.map(({ people, answer }) => [[meanOf(people), answer.score]]))),
  };
}

const agreementAnswer = ({ answers, r, kappa, meanError }: Agreement) => ({
  answers,
  r: estimateAnswer(r),
  kappa: estimateAnswer(kappa),
  meanError: estimateAnswer(meanError),
});
const estimateAnswer = (estimate: Estimate | null) =>
  estimate && {
    value: rounded(estimate.value),
    least: estimate.interval && rounded(estimate.interval[0]),
    most: estimate.interval && rounded(estimate.interval[1]),
  };
const rounded = (value: number) => Math.round(value * 100) / 100;
const known = (value: number | null | undefined) => (value === null || value === undefined ? null : rounded(value));

const questionText = (id: string) => findInterviewQuestion(id)?.prompt ?? id;
const offBy = ({ people, answer }: Compared) => Math.abs(meanOf(people) - answer.score);

function questionsOf(all: readonly Compared[]): Report["questions"] {
  const byQuestion = Map.groupBy(all, ({ answer }) => answer.questionId);
  return [...byQuestion]
    .map(([questionId, rows]) => {
      const assessed = rows.filter(({ people }) => people.length > 0);
      const off = assessed.length > 0 ? meanOf(assessed.map(offBy)) : null;
      const apart = agreementOf(assessed.map(({ people }) => pairsOfPeople(people))).meanError?.value ?? null;
      const isJudged = assessed.length >= ANSWERS_FOR_MENDING;
      return {
        questionId,
        topic: (rows[0] as Compared).answer.topic,
        question: questionText(questionId),
        answers: assessed.length,
        people: assessed.length > 0 ? rounded(meanOf(assessed.map(({ people }) => meanOf(people)))) : null,
        grader: assessed.length > 0 ? rounded(meanOf(assessed.map(({ answer }) => answer.score))) : null,
        off: known(off),
        apart: known(apart),
        // If people differ, the criteria are unclear, and no grader can be right.
        mend: !isJudged
          ? null
          : (apart ?? 0) >= PEOPLE_APART_BY
            ? ("criteria" as const)
            : (off ?? 0) >= GRADER_OFF_BY
              ? ("grader" as const)
              : null,
      };
    })
    .sort((a, b) => (b.off ?? -1) - (a.off ?? -1) || b.answers - a.answers);
}

/** Only answers that the caller has scored: nobody sees another score before giving one. */
async function differencesOf(
  db: CalibrationDeps["db"],
  all: readonly Compared[],
  personId: string,
): Promise<Report["differences"]> {
  const own = all.filter(({ people, scores }) => people.length > 0 && scores.some((one) => one.personId === personId));
  const worst = own
    .filter((row) => offBy(row) > 0)
    .sort((a, b) => offBy(b) - offBy(a))
    .slice(0, MAX_DIFFERENCES);
  const shown = new Map(
    (
      await query.findShown(
        db,
        worst.map(({ answer }) => answer.id),
      )
    ).map((one) => [one.row.id, one]),
  );
  return worst.map(({ answer, people, scores }) => {
    const shownAnswer = shown.get(answer.id);
    const content = shownAnswer ? contentOf(shownAnswer) : null;
    return {
      _id: answer.id,
      questionId: answer.questionId,
      topic: answer.topic,
      question: content?.question.prompt ?? questionText(answer.questionId),
      answer: content?.answer ?? null,
      people,
      grader: answer.score,
      notes: scores.map(({ note }) => note).filter(Boolean),
    };
  });
}
