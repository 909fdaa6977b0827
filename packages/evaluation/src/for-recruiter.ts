import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type Criterion, criteriaOf } from "./criteria.ts";
import type { QuestionResult } from "./result.ts";

// Feedback for the candidate addresses them ("You …", "Say …"). This is the same feedback for recruiters, written about the answer.

const NOTES = {
  met: "The answer meets this.",
  partial: "The answer partly meets this.",
  unmet: "The answer does not show this.",
  cannot_assess: "This could not be assessed.",
} as const;

/** Returns the criteria of `criteriaOf` with notes about the answer instead of notes that address the candidate. */
export function criteriaForRecruiter(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  return criteriaOf(question, result).map((criterion) => {
    // The note on a run is already about the program.
    if (criterion.maxPoints > 0 && !isRubricCriterion(question, criterion))
      return { ...criterion, note: withoutAdvice(criterion.note) };
    return {
      ...criterion,
      note: criterion.maxPoints > 0 ? NOTES[criterion.verdict] : "The answer makes this mistake.",
    };
  });
}

/** Removes "Did you mean SELECT?", which addresses the candidate. */
const withoutAdvice = (note: string) => note.split(" Did you mean ")[0] ?? note;

const isRubricCriterion = ({ rubric }: InterviewQuestion, { criterion }: Criterion) =>
  rubric.points.some(({ label }) => label === criterion);

/** Writes one paragraph about an answer: what the run showed, and which criteria it meets, partly meets and does not meet. */
export function feedbackForRecruiter(question: InterviewQuestion, result: QuestionResult): string {
  if (result.flags.includes("empty")) return "The candidate gave no answer that can be scored.";
  const { points, errors } = question.rubric;
  const runCriterion = criteriaOf(question, result).find(
    (criterion) => !isRubricCriterion(question, criterion) && criterion.maxPoints > 0,
  );
  // The run already shows what a program does, so only the points about its explanation are listed.
  const pointsFromText = runCriterion ? points.filter(({ inWords }) => inWords) : points;
  const labelsWith = (verdict: string) =>
    pointsFromText
      .filter(({ id }) => result.evidence.some((item) => item.pointId === id && item.verdict === verdict))
      .map(quoted);
  const mistakes = errors.filter(({ id }) => result.evidence.some(({ pointId }) => pointId === id)).map(quoted);
  return [
    ...result.flags.flatMap((flag) => REMARKS[flag] ?? []),
    ...(runCriterion ? [withoutAdvice(runCriterion.note)] : []),
    ...sentenceWith("The answer meets", labelsWith("met")),
    ...sentenceWith("It partly meets", labelsWith("partial")),
    ...sentenceWith("It does not show", labelsWith("unmet")),
    ...sentenceWith("It makes a mistake:", mistakes),
  ].join(" ");
}

const quoted = ({ label }: { label: string }) => `“${label}”`;
const sentenceWith = (opening: string, labels: readonly string[]) =>
  labels.length > 0 ? [`${opening} ${labels.join(", ")}.`] : [];

const REMARKS: Partial<Record<QuestionResult["flags"][number], string>> = {
  question_copy: "The answer repeats the question.",
  copied: "The answer repeats our own text, from the model answer or the feedback, which earns nothing.",
  seen_before: "The answer is almost identical to a model answer the candidate was shown before.",
  off_topic: "The answer is for a different question.",
  word_salad: "The words of the answer may not form sentences.",
  injection: "Part of the answer is addressed to the grader, so that part was left out.",
  taken_back: "Words in the answer may take back what it says.",
  not_assessed: "The answer could not be assessed.",
};
