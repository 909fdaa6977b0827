import type { Output } from "@dryrun/domain/contract/define";
import { INTERVIEW_TOPICS, type InterviewTopic } from "@dryrun/domain/interviews/topics";
import type { progress } from "@dryrun/domain/progress/contract";
import { PROGRESS_POINTS } from "@dryrun/domain/progress/limits";
import type { Db } from "../../db/client.ts";
import { findTopicScores } from "../../records/students/topic-scores.ts";
import * as query from "./queries.ts";

export type Progress = ReturnType<typeof createProgress>;

const inOrder = <T extends { topic: InterviewTopic }>(rows: readonly T[]): T[] =>
  INTERVIEW_TOPICS.flatMap((topic) => rows.filter((row) => row.topic === topic));

/** Returns the student's own graded scores over time. */
export const createProgress =
  ({ db }: { db: Db }) =>
  async (studentId: string): Promise<Output<typeof progress>> => {
    const graded = (await query.findGraded(db, studentId, PROGRESS_POINTS)).reverse();
    const topics = await findTopicScores(
      db,
      graded.map(({ id }) => id),
    );
    const quizzes = (await query.findQuizzes(db, studentId, PROGRESS_POINTS)).reverse();
    return {
      interviews: graded.map(({ id, at, score, jobTitle }) => ({
        sessionId: id,
        at: at.toISOString(),
        jobTitle,
        score: score ?? 0,
        topics: topics.get(id) ?? [],
      })),
      quizzes: quizzes.map(({ id, at, score, passed }) => ({
        _id: id,
        at: (at as Date).toISOString(),
        score: score ?? 0,
        passed: passed ?? false,
      })),
      drills: inOrder(await query.findDrilled(db, studentId)).map(({ at, ...drill }) => ({
        ...drill,
        at: (at as Date).toISOString(),
      })),
    };
  };
