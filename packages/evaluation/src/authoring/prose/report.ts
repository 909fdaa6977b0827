import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { ScoredAnswer, TrainingData } from "@dryrun/content/interview/training-data";
import { agreementOf } from "@dryrun/domain/admin/calibration/agreement";
import { tokenize } from "../../language/tokens.ts";
import { toHalves } from "../../result.ts";
import { readByRubric } from "../../rubric-grader.ts";
import { trainModel } from "../../training/learn.ts";
import { typicalWords } from "./from-draft.ts";

/** The grade of an answer by a model that was not trained on it. */
export interface GradedAnswer {
  answer: ScoredAnswer;
  score: number;
  /** By criterion. */
  verdicts: ReadonlyMap<string, string>;
}

/** How reliably one criterion is found: in answers that meet it, and wrongly in the others. */
export interface CriterionReport {
  id: string;
  foundCount: number;
  meetingCount: number;
  missedTexts: string[];
  falseAlarmCount: number;
  otherCount: number;
  falseAlarmTexts: string[];
  /** The number of training sentences that meet it, including those in answers. */
  sentenceCount: number;
}

const textOf = ({ parts }: ScoredAnswer) => parts.map(({ text }) => text).join(" ");

/** Grades answers with a model trained only on this data. Gates are not applied. */
export function gradeWithDataOnly(
  question: InterviewQuestion,
  data: TrainingData,
  answers: readonly ScoredAnswer[],
): GradedAnswer[] {
  const model = trainModel(question.id, data);
  return answers.map((answer) => {
    const { points, evidence } = readByRubric(question, tokenize(textOf(answer)), undefined, model);
    const verdicts = new Map(evidence.map(({ pointId, verdict }): [string, string] => [pointId, verdict]));
    return { answer, score: toHalves(points), verdicts };
  });
}

/** Grades each answer with a model trained on all other data. */
export const gradeLeavingOneOut = (question: InterviewQuestion, data: TrainingData): GradedAnswer[] =>
  data.answers.flatMap((answer) =>
    gradeWithDataOnly(question, { ...data, answers: data.answers.filter((other) => other !== answer) }, [answer]),
  );

/** Returns Pearson's r and the mean error of the scores, compared with the author's scores. r is 0 if all scores are equal. */
export function agreement(gradedAnswers: readonly GradedAnswer[]): { r: number; error: number } {
  const { r, meanError } = agreementOf(gradedAnswers.map(({ score, answer }) => [[score, answer.score]]));
  return { r: r?.value ?? 0, error: meanError?.value ?? 0 };
}

/** Counts for each criterion how often it was found. Answers that partly meet it are not counted. */
export function reportByCriterion(
  question: InterviewQuestion,
  data: TrainingData,
  gradedAnswers: readonly GradedAnswer[],
): CriterionReport[] {
  return question.rubric.points.map(({ id }) => {
    const partsMarked = ({ parts }: ScoredAnswer, mark: "meets" | "partly") =>
      parts.filter((part) => part[mark]?.includes(id));
    const meeting = gradedAnswers.filter(({ answer }) => partsMarked(answer, "meets").length > 0);
    const others = gradedAnswers.filter(
      ({ answer }) => [...partsMarked(answer, "meets"), ...partsMarked(answer, "partly")].length === 0,
    );
    const missed = meeting.filter(({ verdicts }) => verdicts.get(id) === "unmet");
    const alarms = others.filter(({ verdicts }) => verdicts.get(id) === "met");
    return {
      ...{
        id,
        foundCount: meeting.length - missed.length,
        meetingCount: meeting.length,
        falseAlarmCount: alarms.length,
        otherCount: others.length,
      },
      missedTexts: missed.map(({ answer }) =>
        partsMarked(answer, "meets")
          .map(({ text }) => text)
          .join(" "),
      ),
      falseAlarmTexts: alarms.map(({ answer }) => textOf(answer)),
      sentenceCount:
        (data.sentences[id]?.length ?? 0) + data.answers.flatMap((answer) => partsMarked(answer, "meets")).length,
    };
  });
}

/** A criterion needs at least this many training sentences. */
const LEAST_SENTENCES = 15;
const LEAST_ADDED = 4;
const LEAST_MEETING = 3;
const SHOWN_CHARACTERS = 100;

const share = (part: number, all: number) => (all === 0 ? 0 : part / all);
const errorRate = ({ foundCount, meetingCount, falseAlarmCount, otherCount }: CriterionReport) =>
  share(meetingCount - foundCount, meetingCount) + share(falseAlarmCount, otherCount);
const quoted = (text = "") => `"${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}"`;

/** Tells the author what to add to a criterion; empty if the model finds it reliably. */
export function advice(report: CriterionReport, data: TrainingData): string[] {
  const { id, foundCount, meetingCount, missedTexts, falseAlarmCount, otherCount, falseAlarmTexts, sentenceCount } =
    report;
  const suggestedCount = (count: number) => Math.max(LEAST_ADDED, 2 * count);
  const words = typicalWords(id, data)
    .slice(0, LEAST_MEETING)
    .map((word) => `"${word}"`)
    .join(", ");
  const wordHint = words ? ` without the words ${words}` : "";
  return [
    ...(meetingCount < LEAST_MEETING
      ? [
          `Criterion ${id} is met by ${meetingCount} answers. Mark or write ${LEAST_MEETING - meetingCount} more that meet it.`,
        ]
      : []),
    ...(foundCount < meetingCount
      ? [
          `Criterion ${id} is found in ${foundCount} of ${meetingCount} answers that meet it. Add ${suggestedCount(meetingCount - foundCount)} sentences that say it${wordHint}. Not found: ${quoted(missedTexts[0])}`,
        ]
      : []),
    ...(falseAlarmCount > 0
      ? [
          `Criterion ${id} is found in ${falseAlarmCount} of ${otherCount} answers that do not meet it. Add ${suggestedCount(falseAlarmCount)} sentences that only sound like it. One such answer: ${quoted(falseAlarmTexts[0])}`,
        ]
      : []),
    ...(sentenceCount < LEAST_SENTENCES
      ? [
          `Criterion ${id} has ${sentenceCount} sentences; ${LEAST_SENTENCES} are the fewest. Add ${LEAST_SENTENCES - sentenceCount}.`,
        ]
      : []),
  ];
}

/** Returns the printed report on a question. Each answer is graded by a model of all other data, so the same files give the same report. */
export function reportOn(question: InterviewQuestion, data: TrainingData): string {
  const gradedAnswers = gradeLeavingOneOut(question, data);
  const { r, error } = agreement(gradedAnswers);
  const criteria = reportByCriterion(question, data, gradedAnswers);
  const weakest = criteria.toSorted((a, b) => errorRate(b) - errorRate(a))[0];
  const inaccurate = gradedAnswers.filter(({ answer, score }) => Math.abs(score - answer.score) > 1.5);
  return [
    `${question.id}: ${gradedAnswers.length} answers, each read by a model of all else`,
    `scores: r ${r.toFixed(2)}, mean error ${error.toFixed(2)}`,
    ...criteria.map(
      ({ id, foundCount, meetingCount, falseAlarmCount, otherCount, sentenceCount }) =>
        `  ${id.padEnd(14)} found in ${foundCount} of ${meetingCount}, false alarms ${falseAlarmCount} of ${otherCount}, ${sentenceCount} sentences`,
    ),
    weakest && errorRate(weakest) > 0 ? `Weakest: ${weakest.id}.` : "No criterion is weak.",
    ...criteria.flatMap((report) => advice(report, data)),
    ...inaccurate.map(({ answer, score }) => `An answer of ${answer.score} gets ${score}: ${quoted(textOf(answer))}`),
  ].join("\n");
}
