import { INTERVIEW_TOPICS, type InterviewTopic } from "@dryrun/domain/interviews/topics";
import { and, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { interviewAnswers } from "../../db/schema/interviews.ts";

export interface TopicScore {
  topic: InterviewTopic;
  /** 0 to 100: the mean of the topic's answers. */
  score: number;
  /** The lost points on the topic's questions, out of all their points. */
  lost: number;
  of: number;
}

/** Returns scores by session, in the order of the topics; none for a session whose answers are deleted. */
export async function findTopicScores(db: Db, sessionIds: readonly string[]): Promise<Map<string, TopicScore[]>> {
  if (sessionIds.length === 0) return new Map();
  const topic = sql<InterviewTopic>`${interviewAnswers.question}->>'topic'`;
  const rows = await db
    .select({
      sessionId: interviewAnswers.sessionId,
      topic: topic.as("topic"),
      score: sql<number>`round(avg(${interviewAnswers.score}) * 10)::int`,
      lost: sql<number>`sum(10 - ${interviewAnswers.score})::float8`,
      of: sql<number>`count(*)::int * 10`,
    })
    .from(interviewAnswers)
    .where(and(inArray(interviewAnswers.sessionId, [...sessionIds]), isNotNull(interviewAnswers.score)))
    .groupBy(interviewAnswers.sessionId, topic);
  const placeOf = (row: TopicScore) => INTERVIEW_TOPICS.indexOf(row.topic);
  const inOrder = rows.toSorted((a, b) => placeOf(a) - placeOf(b));
  const bySession = Map.groupBy(inOrder, ({ sessionId }) => sessionId);
  return new Map([...bySession].map(([id, found]) => [id, found.map(({ sessionId: _, ...points }) => points)]));
}
