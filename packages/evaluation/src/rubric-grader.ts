import type { InterviewQuestion, Rubric, RubricPoint } from "@dryrun/content/interview/question";
import { chanceOf, fittedChance } from "./criteria/chance.ts";
import type { CriterionModel } from "./criteria/criterion-model.ts";
import { criterionModel } from "./criteria/criterion-models.ts";
import { type CriterionSigns, signsOfRubric } from "./criteria/signs.ts";
import type { Span } from "./criteria/ways.ts";
import type { Stance } from "./language/read.ts";
import { readStances } from "./language/read.ts";
import type { TokenizedText } from "./language/tokens.ts";
import { CREDIT } from "./lost-points.ts";
import type { Evidence, QuestionFeedback, Quote } from "./result.ts";
import { rubricFeedback } from "./rubric-feedback.ts";

export interface RubricReading {
  /** The weights of the criteria met minus the penalties, not rounded. */
  points: number;
  partials: number;
  evidence: Evidence[];
  feedback: QuestionFeedback;
  /** Words in the answer may take back what it says. */
  isDoubted: boolean;
}

/**
 * Reads an answer by the question's rubric; each credit quotes the words that earned it.
 * In `answer`, spans that must not count are replaced by line breaks of the same length. `program` is the span of code: a negation
 * in its names denies nothing. `model` defaults to the built model.
 */
export function readByRubric(
  question: InterviewQuestion,
  answer: TokenizedText,
  program: { start: number; end: number } = { start: 0, end: 0 },
  model: CriterionModel | undefined = criterionModel(question.id),
): RubricReading {
  const { rubric } = question;
  const { text } = answer;
  const reading = readStances(answer);
  const sentences = reading.sentences.map((sentence) =>
    sentence.start < program.end && sentence.end > program.start
      ? { ...sentence, stances: sentence.tokens.map((): Stance => "held") }
      : sentence,
  );
  const rubricSigns = signsOfRubric(question, text, sentences, model);
  const evidence = rubric.points.map((point, index) => evidenceFor(point, text, rubricSigns.criteria[index]));
  const chances = new Map(
    rubric.points.map(({ id }, index) => {
      const criterionSigns = rubricSigns.criteria[index];
      return [id, criterionSigns ? chanceOf(criterionSigns.signs) : 0];
    }),
  );
  const errors = errorEvidence(rubric, text, rubricSigns.errors);
  const earned = rubric.points.reduce((sum, point, at) => sum + point.weight * creditOf(evidence[at]), 0);
  const penalty = rubric.errors
    .filter((error) => errors.some(({ pointId }) => pointId === error.id))
    .reduce((sum, error) => sum + error.penalty, 0);
  return {
    points: Math.max(0, earned - penalty),
    partials: evidence.filter(({ verdict }) => verdict === "partial").length,
    evidence: [...evidence, ...errors],
    feedback: rubricFeedback(rubric, evidence, errors, { answer, chances }),
    isDoubted: reading.isDoubted,
  };
}

const creditOf = (evidence: Evidence | undefined): number => (evidence ? CREDIT[evidence.verdict] : 0);

function quoteOf(text: string, span: Span): Quote {
  return { start: span.start, end: span.end, text: text.slice(span.start, span.end) };
}

function evidenceFor(point: RubricPoint, text: string, criterionSigns: CriterionSigns | undefined): Evidence {
  const chance = criterionSigns ? chanceOf(criterionSigns.signs) : 0;
  const { metFrom, partlyFrom } = fittedChance();
  if (!criterionSigns?.place || chance < partlyFrom)
    return { pointId: point.id, verdict: "unmet", note: point.feedbackMiss };
  const quote = quoteOf(text, criterionSigns.place);
  if (chance >= metFrom) return { pointId: point.id, verdict: "met", quote, note: point.feedbackHit };
  return { pointId: point.id, verdict: "partial", quote, note: `Partly there. ${point.feedbackMiss}` };
}

const errorEvidence = (rubric: Rubric, text: string, errorPlaces: ReadonlyMap<string, Span>): Evidence[] =>
  rubric.errors.flatMap((error): Evidence[] => {
    const place = errorPlaces.get(error.id);
    return place ? [{ pointId: error.id, verdict: "unmet", quote: quoteOf(text, place), note: error.feedback }] : [];
  });
