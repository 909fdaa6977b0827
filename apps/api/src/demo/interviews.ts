import { pickInterview } from "@dryrun/content/interview/draw/pick";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { rightAnswer } from "@dryrun/content/interview/right-answer";
import { CONSENT_VERSION } from "@dryrun/domain/interviews/limits";
import { expiryOf } from "@dryrun/domain/interviews/rules";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { feedbackText } from "@dryrun/evaluation/feedback";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { summaryFeedback } from "@dryrun/evaluation/summary";
import { sessionVerdict } from "@dryrun/evaluation/verdict";
import { newId } from "../ids.ts";
import type { Evaluator } from "../ports.ts";
import type { DemoApplication } from "./applications.ts";
import type { Random } from "./random.ts";

/** Types a right answer, more often for better students, or a weaker exemplar. */
function answerTo(question: InterviewQuestion, ability: number, random: Random): string {
  if (random.chance(ability ** 2)) return rightAnswer(question);
  const weaker = question.rubric.exemplars.filter(
    ({ score, text }) => (score >= 2 && score <= 6) || /don't know/.test(text),
  );
  return weaker.length > 0 ? random.one(weaker).text : "";
}

/** Returns when a session started, was submitted and was graded. `spanMs`: time from the application until now. */
function timesOf({ row }: DemoApplication, now: Date, random: Random) {
  const spanMs = now.getTime() - row.createdAt.getTime();
  const startedAt = addMs(row.createdAt, spanMs * 0.4);
  const submittedAt = addMs(startedAt, random.between(17, 29) * MINUTE_MS);
  return { spanMs, startedAt, submittedAt, evaluatedAt: addMs(submittedAt, 2 * MINUTE_MS) };
}

/** Students draw few different interviews and often type the same answers: each answer is graded once. */
export function gradedOnce(evaluator: Evaluator): Evaluator {
  const results = new Map<string, Promise<QuestionResult>>();
  return {
    ...evaluator,
    evaluate(question, answer) {
      const key = JSON.stringify([question.id, question.seed, answer]);
      const result = results.get(key) ?? evaluator.evaluate(question, answer);
      results.set(key, result);
      return result;
    },
  };
}

const DRAWS = 5;

/** Draws the questions, types the answers and grades them. */
async function takeInterview({ row }: DemoApplication, ability: number, evaluator: Evaluator, random: Random) {
  // A few different interviews only: the grader has to warm up for each family.
  const draw = random.between(1, DRAWS);
  const questions = pickInterview({ seed: draw, person: `demo ${draw}`, history: [] });
  // A student's form varies from day to day; accepted students did well.
  const form = Math.max(0, row.status === "accepted" ? ability : ability - random.next() * 0.45);
  const typed = questions.map((question) => answerTo(question, form, random));
  // One after the other, so that one thread grades: each further thread would have to warm up for the same families.
  const results: QuestionResult[] = [];
  for (const [index, question] of questions.entries())
    results.push(await evaluator.evaluate(question, typed[index] ?? ""));
  return { questions, typed, results, verdict: sessionVerdict(results) };
}
type Times = ReturnType<typeof timesOf>;
type Taken = Awaited<ReturnType<typeof takeInterview>>;

function sessionOf({ row, interview }: DemoApplication, times: Times, taken: Taken, evaluator: Evaluator) {
  const { spanMs, startedAt, submittedAt, evaluatedAt } = times;
  const { questions, results, verdict } = taken;
  const isSent = interview === "sent" && verdict.decision !== "Rejected";
  return {
    id: newId(startedAt),
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
    sentAt: isSent ? addMs(evaluatedAt, spanMs * 0.1) : null,
    readByEmployerAt: isSent && row.decidedAt ? row.decidedAt : null,
  };
}

const answersOf = (sessionId: string, { questions, typed, results }: Taken, savedAt: Date) =>
  questions.map((question, index) => ({
    sessionId,
    number: index + 1,
    question,
    questionId: question.id,
    variation: question.seed ?? 0,
    answer: typed[index] ?? "",
    savedAt,
    result: results[index] ?? null,
    score: results[index]?.score ?? 0,
    feedback: results[index] ? feedbackText(results[index]) : "",
  }));

const offlineEvent = (sessionId: string, startedAt: Date, random: Random) => ({
  id: newId(startedAt),
  sessionId,
  type: "offline" as const,
  questionNumber: random.between(2, 9),
  at: addMs(startedAt, 9 * MINUTE_MS),
  receivedAt: addMs(startedAt, 10 * MINUTE_MS),
});

/** Returns a submitted mock interview, graded by the real evaluator. */
export async function interviewOf(
  application: DemoApplication,
  ability: number,
  evaluator: Evaluator,
  now: Date,
  random: Random,
) {
  const times = timesOf(application, now, random);
  const takenInterview = await takeInterview(application, ability, evaluator, random);
  const session = sessionOf(application, times, takenInterview, evaluator);
  const answers = answersOf(session.id, takenInterview, times.submittedAt);
  // One in three has an interruption, as happens on a phone.
  const events = random.chance(0.33) ? [offlineEvent(session.id, times.startedAt, random)] : [];
  return { session, answers, events };
}
export type DemoSession = Awaited<ReturnType<typeof interviewOf>>;
