import { maskContacts } from "@dryrun/domain/candidates/masking/contacts";
import { FULL_SCORE, type Level, levelName, RIGHT_FROM } from "@dryrun/domain/interviews/drills/limits";
import { CODE_TOPICS, type InterviewTopic, TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { shownName } from "@dryrun/domain/shared-results/limits";
import * as say from "@dryrun/domain/shared-results/messages";
import type { Db } from "../../db/client.ts";
import type { ResultCard } from "../../ports.ts";
import { levelOf } from "../../records/questions/level-of.ts";
import { type AnswerRow, findAnswers } from "../../records/sessions.ts";
import { findTopicScores } from "../../records/students/topic-scores.ts";
import type { Contents, SharedSession } from "./queries.ts";

/** Everything on a public page: what its picture shows, and the one answer. */
export interface SharedView {
  card: ResultCard;
  answer: { topic: string; score: number; question: string; text: string } | null;
}

/** Whether the answer can be on a public page: it was assessed, and it is code without contact details. Prose may tell of other people. */
const isShareable = ({ question, answer, score }: AnswerRow): boolean =>
  CODE_TOPICS.includes(question.topic) && score !== null && answer.trim() !== "" && maskContacts(answer) === answer;

/** Returns the hardest level of each topic at which an answer is right. */
function levelsOf(answers: readonly AnswerRow[]): Map<InterviewTopic, Level> {
  const levels = new Map<InterviewTopic, Level>();
  for (const { question, score } of answers) {
    const level = levelOf(question);
    if ((score ?? 0) >= RIGHT_FROM && level > (levels.get(question.topic) ?? 0)) levels.set(question.topic, level);
  }
  return levels;
}

function answerOf(answers: readonly AnswerRow[], number: number | null): SharedView["answer"] {
  const row = answers.find((one) => one.number === number);
  if (!row || !isShareable(row)) return null;
  const { question, answer, score } = row;
  return { topic: TOPIC_LABELS[question.topic], score: score ?? 0, question: question.prompt, text: answer };
}

/** Returns what the page of a result shows with these contents; null once its answers are deleted. */
export async function viewOf(db: Db, session: SharedSession, contents: Contents): Promise<SharedView | null> {
  const { sessionId, fullName, at, applicationId, score, finalDecision } = session;
  const scores = (await findTopicScores(db, [sessionId])).get(sessionId);
  if (!scores) return null;
  const answers = contents.showsLevels || contents.answer !== null ? await findAnswers(db, sessionId) : [];
  const levels = contents.showsLevels ? levelsOf(answers) : new Map<InterviewTopic, Level>();
  const isShown = contents.showsScore && score !== null && finalDecision && finalDecision !== "Rejected";
  return {
    card: {
      name: shownName(fullName, contents.shownName),
      on: at,
      isPractice: applicationId === null,
      total: isShown ? { score, verdict: finalDecision } : null,
      topics: scores.map(({ topic, score: points, of }) => {
        const level = levels.get(topic);
        return {
          label: TOPIC_LABELS[topic],
          score: points,
          questions: of / FULL_SCORE,
          level: level ? say.levelOf(level, levelName(topic, level)) : null,
        };
      }),
    },
    answer: answerOf(answers, contents.answer),
  };
}
