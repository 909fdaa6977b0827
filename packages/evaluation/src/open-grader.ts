import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { codeIn, isKnownFormula } from "./formula.ts";
import { type Grade, toHalves } from "./result.ts";
import { type RubricReading, readByRubric } from "./rubric-grader.ts";
import { similarity, tokensOf } from "./text.ts";

/** Code that is read but not run is not known to be correct, so it cannot earn the full score. */
const READ_ONLY_LIMIT: Partial<Record<InterviewQuestion["topic"], number>> = { "power-bi": 7, vba: 8 };

/** Grades prose, formulas and macros by the rubric; a formula that is known to be right needs no reading. */
export function gradeOpen(question: InterviewQuestion, text: string): Grade {
  const reading = readByRubric(question, text);
  const asksForCode = question.topic in READ_ONLY_LIMIT && codeIn(question.topic, question.modelAnswer) !== null;
  if (asksForCode && question.topic !== "vba" && isKnownFormula(question, text)) return known(reading);
  const limit = asksForCode ? (READ_ONLY_LIMIT[question.topic] ?? 10) : 10;
  const score = toHalves(Math.min(limit, reading.points));
  const isCapped = reading.points > limit;
  return {
    score,
    confidence: asksForCode
      ? similarExemplar(question, text, score) > 0
        ? 0.6
        : 0.5
      : proseConfidence(question, text, reading),
    flags: [],
    evidence: reading.evidence,
    feedback: isCapped
      ? {
          ...reading.feedback,
          next: `Your code is read, not run, so ${limit} is the most it can earn here; try it on a small sheet of your own.`,
        }
      : reading.feedback,
  };
}

function known(reading: RubricReading): Grade {
  return {
    score: 10,
    confidence: 0.9,
    flags: [],
    evidence: reading.evidence,
    feedback: {
      ...reading.feedback,
      missing: [],
      next: "Nothing is missing here; try a harder question of the same kind.",
    },
  };
}

/** 1 if the most similar exemplar has about this score, -1 if it has a very different one, 0 if none is similar. */
function similarExemplar(question: InterviewQuestion, text: string, score: number): -1 | 0 | 1 {
  const tokens = tokensOf(text);
  const near = question.rubric.exemplars
    .map((exemplar) => ({ score: exemplar.score, similarity: similarity(tokens, tokensOf(exemplar.text)) }))
    .sort((a, b) => b.similarity - a.similarity)[0];
  if (!near || near.similarity < 0.5) return 0;
  const apart = Math.abs(near.score - score);
  return apart <= 1.5 ? 1 : apart > 3 ? -1 : 0;
}

function proseConfidence(question: InterviewQuestion, text: string, reading: RubricReading): number {
  // On fresh answers in the writers' own words the rubric was off by 2 on average; this base reflects that.
  const agreement = similarExemplar(question, text, toHalves(reading.points)) * 0.1;
  // The rubric may have missed a paraphrase, most likely in a long answer that earned little.
  const overlooked = reading.points < 4 && tokensOf(text).length > 60 ? 0.1 : 0;
  const confidence = 0.5 + agreement - Math.min(3, reading.partials) * 0.04 - overlooked;
  return Math.round(Math.min(0.85, Math.max(0.3, confidence)) * 100) / 100;
}
