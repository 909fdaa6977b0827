import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { type Criterion, criteriaOf } from "./criteria.ts";
import type { QuestionResult } from "./result.ts";

// What the person reads speaks to them ("You …", "Say …"). The people who decide about them read the same facts about the answer.

const NOTES = {
  met: "The answer meets this.",
  partial: "The answer partly meets this.",
  unmet: "The answer does not show this.",
  cannot_assess: "This could not be assessed.",
} as const;

/** The criteria as `criteriaOf` has them, with notes about the answer in place of those to the person. */
export function criteriaForRecruiter(question: InterviewQuestion, result: QuestionResult): Criterion[] {
  return criteriaOf(question, result).map((criterion) => {
    // What a run showed is said of the program, not to the person.
    if (criterion.maxPoints > 0 && !isOfRubric(question, criterion))
      return { ...criterion, note: withoutAdvice(criterion.note) };
    return {
      ...criterion,
      note: criterion.maxPoints > 0 ? NOTES[criterion.verdict] : "The answer makes this mistake.",
    };
  });
}

/** "Did you mean SELECT?" is for the person who wrote it. */
const withoutAdvice = (note: string) => note.split(" Did you mean ")[0] ?? note;

const isOfRubric = ({ rubric }: InterviewQuestion, { criterion }: Criterion) =>
  rubric.points.some(({ label }) => label === criterion);

/** One paragraph about an answer: what a run showed, which criteria it meets, and which it does not. */
export function feedbackForRecruiter(question: InterviewQuestion, result: QuestionResult): string {
  if (result.flags.includes("empty")) return "The candidate gave no answer that can be scored.";
  const { points, errors } = question.rubric;
  const ran = criteriaOf(question, result).find((one) => !isOfRubric(question, one) && one.maxPoints > 0);
  // What a program does was shown by its run; its parts say little besides.
  const read = ran ? points.filter(({ inWords }) => inWords) : points;
  const labelled = (verdict: string) =>
    read.filter(({ id }) => result.evidence.some((one) => one.pointId === id && one.verdict === verdict)).map(quoted);
  const mistakes = errors.filter(({ id }) => result.evidence.some(({ pointId }) => pointId === id)).map(quoted);
  return [
    ...result.flags.flatMap((flag) => REMARKS[flag] ?? []),
    ...(ran ? [withoutAdvice(ran.note)] : []),
    ...listed("The answer meets", labelled("met")),
    ...listed("It partly meets", labelled("partial")),
    ...listed("It does not show", labelled("unmet")),
    ...listed("It makes a mistake:", mistakes),
  ].join(" ");
}

const quoted = ({ label }: { label: string }) => `“${label}”`;
const listed = (opening: string, labels: readonly string[]) =>
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
