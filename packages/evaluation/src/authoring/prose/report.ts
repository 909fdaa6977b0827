import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { ScoredAnswer, TrainingData } from "@dryrun/content/interview/training-data";
import { agreementOf } from "@dryrun/domain/admin/calibration/agreement";
import { tokenized } from "../../language/tokens.ts";
import { toHalves } from "../../result.ts";
import { readByRubric } from "../../rubric-grader.ts";
import { learnModel } from "../../training/learn.ts";
import { ownWords } from "./from-draft.ts";

/** How one answer was graded by a model that did not learn from it. */
export interface Read {
  answer: ScoredAnswer;
  score: number;
  /** By criterion. */
  verdicts: ReadonlyMap<string, string>;
}

/** Of one criterion: in how many answers that meet it, it was found, and in how many of the others. */
export interface CriterionReport {
  id: string;
  found: number;
  meeting: number;
  missed: string[];
  falseAlarms: number;
  others: number;
  alarmed: string[];
  /** How many sentences say it, those of answers among them. */
  known: number;
}

const textOf = ({ parts }: ScoredAnswer) => parts.map(({ text }) => text).join(" ");

/** Grades answers with a model trained on this data instead of the built one. Gates are not applied. */
export function readWith(question: InterviewQuestion, data: TrainingData, answers: readonly ScoredAnswer[]): Read[] {
  const model = learnModel(question.id, data);
  return answers.map((answer) => {
    const { points, evidence } = readByRubric(question, tokenized(textOf(answer)), undefined, model);
    const verdicts = new Map(evidence.map(({ pointId, verdict }): [string, string] => [pointId, verdict]));
    return { answer, score: toHalves(points), verdicts };
  });
}

/** Grades each answer by a model of everything else. */
export const leaveOneOut = (question: InterviewQuestion, data: TrainingData): Read[] =>
  data.answers.flatMap((answer) =>
    readWith(question, { ...data, answers: data.answers.filter((other) => other !== answer) }, [answer]),
  );

/** Pearson's r and the mean error of scores against those that a careful interviewer gives; r is 0 where nothing differs. */
export function agreement(reads: readonly Read[]): { r: number; error: number } {
  const { r, meanError } = agreementOf(reads.map(({ score, answer }) => [[score, answer.score]]));
  return { r: r?.value ?? 0, error: meanError?.value ?? 0 };
}

/** How well each criterion was found. An answer that meets one by half counts nowhere. */
export function byCriterion(
  question: InterviewQuestion,
  data: TrainingData,
  reads: readonly Read[],
): CriterionReport[] {
  return question.rubric.points.map(({ id }) => {
    const saying = ({ parts }: ScoredAnswer, list: "meets" | "partly") =>
      parts.filter((part) => part[list]?.includes(id));
    const meeting = reads.filter(({ answer }) => saying(answer, "meets").length > 0);
    const others = reads.filter(({ answer }) => [...saying(answer, "meets"), ...saying(answer, "partly")].length === 0);
    const missed = meeting.filter(({ verdicts }) => verdicts.get(id) === "unmet");
    const alarms = others.filter(({ verdicts }) => verdicts.get(id) === "met");
    return {
      ...{
        id,
        found: meeting.length - missed.length,
        meeting: meeting.length,
        falseAlarms: alarms.length,
        others: others.length,
      },
      missed: missed.map(({ answer }) =>
        saying(answer, "meets")
          .map(({ text }) => text)
          .join(" "),
      ),
      alarmed: alarms.map(({ answer }) => textOf(answer)),
      known: (data.sentences[id]?.length ?? 0) + data.answers.flatMap((answer) => saying(answer, "meets")).length,
    };
  });
}

/** Each criterion is known by at least this many sentences. */
const LEAST_SENTENCES = 15;
const LEAST_MORE = 4;
const LEAST_MEETING = 3;
const SHOWN = 100;

const share = (part: number, all: number) => (all === 0 ? 0 : part / all);
const fault = ({ found, meeting, falseAlarms, others }: CriterionReport) =>
  share(meeting - found, meeting) + share(falseAlarms, others);
const quoted = (text = "") => `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;

/** What the author adds to a criterion, as sentences; empty where it is known well. */
export function advice(one: CriterionReport, data: TrainingData): string[] {
  const { id, found, meeting, missed, falseAlarms, others, alarmed, known } = one;
  const more = (count: number) => Math.max(LEAST_MORE, 2 * count);
  const words = ownWords(id, data)
    .slice(0, LEAST_MEETING)
    .map((word) => `"${word}"`)
    .join(", ");
  const without = words ? ` without the words ${words}` : "";
  return [
    ...(meeting < LEAST_MEETING
      ? [`Criterion ${id} is met by ${meeting} answers. Mark or write ${LEAST_MEETING - meeting} more that meet it.`]
      : []),
    ...(found < meeting
      ? [
          `Criterion ${id} is found in ${found} of ${meeting} answers that meet it. Add ${more(meeting - found)} sentences that say it${without}. Not found: ${quoted(missed[0])}`,
        ]
      : []),
    ...(falseAlarms > 0
      ? [
          `Criterion ${id} is found in ${falseAlarms} of ${others} answers that do not meet it. Add ${more(falseAlarms)} sentences that only sound like it. One such answer: ${quoted(alarmed[0])}`,
        ]
      : []),
    ...(known < LEAST_SENTENCES
      ? [`Criterion ${id} has ${known} sentences; ${LEAST_SENTENCES} are the fewest. Add ${LEAST_SENTENCES - known}.`]
      : []),
  ];
}

/** The report on a question, as it is printed: each answer is read by a model of everything else, so the same files give the same lines. */
export function reportOn(question: InterviewQuestion, data: TrainingData): string {
  const reads = leaveOneOut(question, data);
  const { r, error } = agreement(reads);
  const criteria = byCriterion(question, data, reads);
  const weakest = criteria.toSorted((a, b) => fault(b) - fault(a))[0];
  const off = reads.filter(({ answer, score }) => Math.abs(score - answer.score) > 1.5);
  return [
    `${question.id}: ${reads.length} answers, each read by a model of all else`,
    `scores: r ${r.toFixed(2)}, mean error ${error.toFixed(2)}`,
    ...criteria.map(
      ({ id, found, meeting, falseAlarms, others, known }) =>
        `  ${id.padEnd(14)} found in ${found} of ${meeting}, false alarms ${falseAlarms} of ${others}, ${known} sentences`,
    ),
    weakest && fault(weakest) > 0 ? `Weakest: ${weakest.id}.` : "No criterion is weak.",
    ...criteria.flatMap((one) => advice(one, data)),
    ...off.map(({ answer, score }) => `An answer of ${answer.score} gets ${score}: ${quoted(textOf(answer))}`),
  ].join("\n");
}
