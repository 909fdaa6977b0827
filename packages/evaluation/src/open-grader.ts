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

/** 1 if the most similar exemplar has about this score, -1 if it has a very different one, 0 if none is similar. */
function similarExemplar(question: InterviewQuestion, { words }: TokenizedText, score: number): -1 | 0 | 1 {
  const near = question.rubric.exemplars
    .map((exemplar) => ({ score: exemplar.score, similarity: similarity(words, tokensOf(exemplar.text)) }))
    .sort((a, b) => b.similarity - a.similarity)[0];
  if (!near || near.similarity < 0.5) return 0;
  const apart = Math.abs(near.score - score);
  return apart <= 1.5 ? 1 : apart > 3 ? -1 : 0;
}

function proseConfidence(question: InterviewQuestion, text: TokenizedText, reading: RubricReading): number {
  // On answers of known grade about this share of scores is within 1.5 (docs/grading.md).
  const agreement = similarExemplar(question, text, toHalves(reading.points)) * 0.1;
  // The rubric may have missed a paraphrase, most likely in a long answer that earned little.
  const overlooked = reading.points < 4 && text.words.length > 60 ? 0.1 : 0;
  const confidence = 0.77 + agreement - Math.min(3, reading.partials) * 0.04 - overlooked;
  return Math.round(Math.min(0.85, Math.max(0.4, confidence)) * 100) / 100;
}
