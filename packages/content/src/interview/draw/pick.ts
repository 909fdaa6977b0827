import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { withArticle } from "@dryrun/domain/text";
import { mulberry32, type Random } from "../../datasets/random.ts";
import { interviewQuestions } from "../load.ts";
import type { InterviewQuestion } from "../question.ts";
import { type Counts, countsFor, INTERVIEW_DRAW, QUESTIONS } from "./counts.ts";
import { drawFamilies, questionOf } from "./draw.ts";
import { type History, type Memory, memoryOf } from "./history.ts";
import { tiersForApplication, tiersForPractice } from "./pools.ts";

/** The inputs of a draw: the same inputs give the same questions. */
export interface Drawn {
  seed: number;
  /** The id of the person, which splits the bank. */
  person: string;
  history: History;
  /** All families; by default those of the bank. */
  questions?: readonly InterviewQuestion[];
}

/** The job that an interview is for; `text` is its description without markup. */
export interface Job {
  title: string;
  company: string;
  text: string;
}

/** Draws the ten questions of an interview for an application, easier ones of a topic first. */
export function pickInterview(
  { seed, person, history, questions = interviewQuestions }: Drawn,
  job?: Job,
): InterviewQuestion[] {
  const random = mulberry32(seed);
  const memory = memoryOf(history);
  const tiersOf = (topic: InterviewTopic) => tiersForApplication(person, ofTopic(questions, topic), memory);
  const counts = job ? countsFor(job.text) : INTERVIEW_DRAW;
  return drawFamilies(random, tiersOf, counts).flatMap((families) =>
    families.map((family) => forJob(questionOf(family, memory, random), job)),
  );
}

/**
 * Draws ten questions of one topic, easier ones first, or mixed ones as in an interview. A topic with few families
 * repeats them with other values.
 */
export function pickPractice(
  topic: InterviewTopic | "mixed",
  { seed, person, history, questions = interviewQuestions }: Drawn,
): InterviewQuestion[] {
  const random = mulberry32(seed);
  const memory = memoryOf(history);
  const counts: Counts = topic === "mixed" ? INTERVIEW_DRAW : [{ topic, count: QUESTIONS }];
  const tiersOf = (one: InterviewTopic) => tiersForPractice(person, ofTopic(questions, one), memory);
  return drawFamilies(random, tiersOf, counts).flatMap((families, index) =>
    filledUp(families, counts[index]?.count ?? 0, memory, random),
  );
}

/** Repeats the families with other values until there are enough. */
function filledUp(
  families: readonly InterviewQuestion[],
  count: number,
  memory: Memory,
  random: Random,
): InterviewQuestion[] {
  const had = new Map<string, number[]>();
  const all = Array.from({ length: families.length === 0 ? 0 : count }, (_, index) => {
    const family = families[index % families.length] as InterviewQuestion;
    const question = questionOf(family, memory, random, had.get(family.id));
    had.set(family.id, [...(had.get(family.id) ?? []), question.seed ?? 0]);
    return question;
  });
  return all.sort((a, b) => a.difficulty - b.difficulty);
}

const ofTopic = (questions: readonly InterviewQuestion[], topic: InterviewTopic) =>
  questions.filter((question) => question.topic === topic && !question.practiceOnly);

/** Adds the position to questions about a case or the person's own work. */
function forJob(question: InterviewQuestion, job?: Job): InterviewQuestion {
  if (!job) return question;
  const { title, company } = job;
  switch (question.topic) {
    case "case":
      return { ...question, prompt: `${question.prompt} Answer as ${withArticle(title)} at ${company}.` };
    case "behavioural":
      return {
        ...question,
        prompt: `${question.prompt} You are interviewing for the position of ${title} at ${company}.`,
      };
    default:
      return question;
  }
}
