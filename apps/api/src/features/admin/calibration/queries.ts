import { MAX_REPORTED } from "@dryrun/domain/admin/calibration/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { consents } from "../../../db/schema/accounts.ts";
import { calibrationAnswers as answers, calibrationScores as scores } from "../../../db/schema/calibration.ts";
import { interviewAnswers, interviewSessions } from "../../../db/schema/interviews.ts";

export type AnswerRow = typeof answers.$inferSelect;
export type ScoreRow = typeof scores.$inferSelect;

/** Whether the student of a session consents today; the newest consent counts. */
const agrees = sql`coalesce((select ${consents.given} from ${consents}
  where ${consents.userId} = ${interviewSessions.studentId} and ${consents.kind} = 'grader-check'
  order by ${consents.at} desc, ${consents.id} desc limit 1), false)`;

interface Draw {
  count: number;
  topic?: InterviewTopic | undefined;
  seed: number;
}

/** Finds graded answers of people who consent, at random, without drawn and blank ones. */
export const findUndrawn = (db: Db, { count, topic, seed }: Draw) =>
  db
    .select({ answer: interviewAnswers })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .leftJoin(
      answers,
      and(eq(answers.sessionId, interviewAnswers.sessionId), eq(answers.number, interviewAnswers.number)),
    )
    .where(
      and(
        sql`${interviewSessions.studentId} in (select ${consents.userId} from ${consents} where ${consents.kind} = 'grader-check')`,
        agrees,
        isNotNull(interviewSessions.score),
        isNull(interviewSessions.answersDeletedAt),
        isNull(answers.id),
        sql`${interviewAnswers.answer} ~ '\\S'`,
        sql`not (${interviewAnswers.result} -> 'flags' ? 'not_assessed')`,
        topic && sql`${interviewAnswers.question} ->> 'topic' = ${topic}`,
      ),
    )
    .orderBy(sql`md5(${interviewAnswers.sessionId} || '/' || ${interviewAnswers.number} || '/' || ${seed})`)
    .limit(count);

export const findDrawnGolden = async (db: Db): Promise<Set<string>> =>
  new Set((await db.select({ id: answers.goldenId }).from(answers)).flatMap(({ id }) => id ?? []));

/** Inserts drawn answers and returns how many were new: when two admins draw at once, only one gets each answer. */
export const insertDrawn = async (db: Db, rows: (typeof answers.$inferInsert)[]): Promise<number> =>
  rows.length === 0 ? 0 : (await db.insert(answers).values(rows).onConflictDoNothing().returning()).length;

const isShownSession = and(
  eq(interviewSessions.id, answers.sessionId),
  isNull(interviewSessions.answersDeletedAt),
  agrees,
);
const isItsAnswer = and(
  eq(interviewAnswers.sessionId, interviewSessions.id),
  eq(interviewAnswers.number, answers.number),
);

/** The content of an answer: null if it was deleted, or if its student has withdrawn the consent. */
const shown = (db: Db) =>
  db
    .select({ row: answers, asked: interviewAnswers.question, answer: interviewAnswers.answer })
    .from(answers)
    .leftJoin(interviewSessions, isShownSession)
    .leftJoin(interviewAnswers, isItsAnswer)
    .$dynamic();
export type Shown = Awaited<ReturnType<typeof shown>>[number];

const isKept = sql`(${answers.goldenId} is not null or ${interviewAnswers.sessionId} is not null)`;
const isOpenFor = (personId: string) =>
  sql`not exists (select 1 from ${scores} where ${scores.answerId} = ${answers.id} and ${scores.personId} = ${personId})`;

/** Finds the next answer for this person: first those that others have scored, then the oldest. */
export async function findNext(db: Db, personId: string): Promise<Shown | undefined> {
  const others = sql`(select count(*) from ${scores} where ${scores.answerId} = ${answers.id})`;
  const [next] = await shown(db)
    .where(and(isKept, isOpenFor(personId)))
    .orderBy(sql`${others} desc`, asc(answers.drawnAt), asc(answers.id))
    .limit(1);
  return next;
}

export const findShown = (db: Db, ids: readonly string[]): Promise<Shown[]> =>
  ids.length === 0 ? Promise.resolve([]) : shown(db).where(inArray(answers.id, [...ids]));

export async function countLeft(db: Db, personId: string): Promise<number> {
  const [counted] = await db
    .select({ left: sql<number>`count(*)::int` })
    .from(answers)
    .leftJoin(interviewSessions, isShownSession)
    .leftJoin(interviewAnswers, isItsAnswer)
    .where(and(isKept, isOpenFor(personId)));
  return counted?.left ?? 0;
}

export const saveScore = (db: Db, row: typeof scores.$inferInsert) =>
  db
    .insert(scores)
    .values(row)
    .onConflictDoUpdate({
      target: [scores.answerId, scores.personId],
      set: { score: row.score ?? null, note: row.note ?? "", at: row.at },
    });

export async function countDrawn(db: Db): Promise<number> {
  const [counted] = await db.select({ drawn: sql<number>`count(*)::int` }).from(answers);
  return counted?.drawn ?? 0;
}

/** Finds the newest answers that a person has scored, with their scores in the order in which they were given. */
export async function findScored(db: Db): Promise<{ answer: AnswerRow; scores: ScoreRow[] }[]> {
  const rows = await db
    .select()
    .from(answers)
    .where(sql`exists (select 1 from ${scores} where ${scores.answerId} = ${answers.id})`)
    .orderBy(desc(answers.drawnAt), desc(answers.id))
    .limit(MAX_REPORTED);
  const scoreRows = await db.select().from(scores).orderBy(asc(scores.at), asc(scores.id));
  const byAnswer = Map.groupBy(scoreRows, ({ answerId }) => answerId);
  return rows.map((answer) => ({ answer, scores: byAnswer.get(answer.id) ?? [] }));
}
