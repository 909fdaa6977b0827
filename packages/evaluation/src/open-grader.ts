import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { similarity, type TokenizedText, tokensOf } from "./language/tokens.ts";
import { type Grade, toHalves } from "./result.ts";
import { type RubricReading, readByRubric } from "./rubric-grader.ts";

/** Grades prose by the rubric. */
export function gradeOpen(question: InterviewQuestion, text: TokenizedText): Grade {
  const reading = readByRubric(question, text);
  return {
    score: toHalves(reading.points),
    confidence: proseConfidence(question, text, reading),
    flags: reading.isDoubted ? ["taken_back"] : [],
    evidence: reading.evidence,
    feedback: reading.feedback,
  };
}

/** Returns 1 if the most similar exemplar has about this score, -1 if its score is very different, 0 if no exemplar is similar. */
function agreementWithSimilarExemplar(
  question: InterviewQuestion,
  { words }: TokenizedText,
  score: number,
): -1 | 0 | 1 {
  const nearest = question.rubric.exemplars
    .map((exemplar) => ({ score: exemplar.score, similarity: similarity(words, tokensOf(exemplar.text)) }))
    .sort((a, b) => b.similarity - a.similarity)[0];
  if (!nearest || nearest.similarity < 0.5) return 0;
  const difference = Math.abs(nearest.score - score);
  return difference <= 1.5 ? 1 : difference > 3 ? -1 : 0;
}

function proseConfidence(question: InterviewQuestion, text: TokenizedText, reading: RubricReading): number {
  // The base of 0.77 is about the share of scores within 1.5 points on answers of known grade (docs/grading.md).
  const agreement = agreementWithSimilarExemplar(question, text, toHalves(reading.points)) * 0.1;
  // The rubric may have missed a paraphrase, most likely in a long answer that earned little.
  const overlookedPenalty = reading.points < 4 && text.words.length > 60 ? 0.1 : 0;
  const confidence = 0.77 + agreement - Math.min(3, reading.partials) * 0.04 - overlookedPenalty;
  return Math.round(Math.min(0.85, Math.max(0.4, confidence)) * 100) / 100;
}
