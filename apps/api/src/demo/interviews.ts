import { pickInterview } from "@dryrun/content/interview/pick";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { CONSENT_VERSION } from "@dryrun/domain/interviews/limits";
import { expiryOf } from "@dryrun/domain/interviews/rules";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { feedbackText } from "@dryrun/evaluation/feedback";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import { newId } from "../ids.ts";
import type { Evaluator } from "../ports.ts";
import type { DemoApplication } from "./applications.ts";
import type { Random } from "./random.ts";

/** The better somebody is, the oftener the model's answer; otherwise a weaker one of those that the graders are tested with. */
function answerTo({ modelAnswer, rubric }: InterviewQuestion, ability: number, random: Random): string {
  if (random.chance(ability ** 2)) return modelAnswer;
  const weaker = rubric.exemplars.filter(({ score, text }) => (score >= 2 && score <= 6) || /don't know/.test(text));
  return weaker.length > 0 ? random.one(weaker).text : "";
}

/** One mock interview that was handed in, graded by the evaluator of the product: nothing of its result is made up. */
export async function interviewOf(
  { row, interview }: DemoApplication,
  ability: number,
  evaluator: Evaluator,
  now: Date,
  random: Random,
) {
  const left = now.getTime() - row.createdAt.getTime();
  const startedAt = addMs(row.createdAt, left * 0.4);
  const submittedAt = addMs(startedAt, random.between(17, 29) * MINUTE_MS);
  const evaluatedAt = addMs(submittedAt, 2 * MINUTE_MS);
  const id = newId(startedAt);
  const questions = pickInterview(random.between(1, 1_000_000), new Set());
  // Not everybody is at their best on the day; who was accepted was.
  const form = Math.max(0, row.status === "accepted" ? ability : ability - random.next() * 0.45);
  const typed = questions.map((question) => answerTo(question, form, random));
  const results = await Promise.all(questions.map((question, at) => evaluator.evaluate(question, typed[at] ?? "")));
  const verdict = sessionVerdict(results);
  const isSent = interview === "sent" && verdict.decision !== "Rejected";
  const session = {
    id,
    studentId: row.studentId,
    applicationId: row.id,
    seed: 1,
    startedAt,
    expiresAt: expiryOf(startedAt, 0),
    reached: questions.length,
    consentVersion: CONSENT_VERSION,
    consentAt: startedAt,
    submittedAt,
    submittedBy: "student" as const,
    evaluationAskedAt: submittedAt,
    evaluatedAt,
    score: verdict.score,
    finalDecision: verdict.decision,
    summaryFeedback: summaryFeedback(questions, results, verdict),
    evaluatorName: evaluator.name,
    evaluatorVersion: evaluator.version,
    sentAt: isSent ? addMs(evaluatedAt, left * 0.1) : null,
    readByEmployerAt: isSent && row.decidedAt ? row.decidedAt : null,
  };
  const answers = questions.map((question, at) => ({
    sessionId: id,
    number: at + 1,
    question,
    questionId: question.id,
    answer: typed[at] ?? "",
    savedAt: submittedAt,
    result: results[at] ?? null,
    score: results[at]?.score ?? 0,
    feedback: results[at] ? feedbackText(results[at]) : "",
  }));
  // One in three was interrupted once, as it happens on a phone.
  const events = random.chance(0.33)
    ? [
        {
          id: newId(startedAt),
          sessionId: id,
          type: "offline" as const,
          questionNumber: random.between(2, 9),
          at: addMs(startedAt, 9 * MINUTE_MS),
          receivedAt: addMs(startedAt, 10 * MINUTE_MS),
        },
      ]
    : [];
  return { session, answers, events };
}
export type DemoSession = Awaited<ReturnType<typeof interviewOf>>;
