import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { selectFormerUses } from "../../records/students/former-uses.ts";

export type PaperRow = typeof quizPapers.$inferSelect;

const submitted = (studentId: string) => and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt));
const open = (studentId: string) =>
  and(eq(quizPapers.studentId, studentId), isNull(quizPapers.submittedAt), isNull(quizPapers.replacedAt));

/** Finds the open paper and locks it until the transaction ends, so that concurrent submissions count once. */
export async function findOpenPaper(db: Db, studentId: string): Promise<PaperRow | undefined> {
  const [paper] = await db.select().from(quizPapers).where(open(studentId)).for("update");
  return paper;
}

/** Finds the items of the student's newest papers, submitted or not. */
export async function findItemsOfPapers(db: Db, studentId: string, papers: number): Promise<Set<string>> {
  const newest = await db
    .select({ questions: quizPapers.questions })
    .from(quizPapers)
    .where(eq(quizPapers.studentId, studentId))
    .orderBy(desc(quizPapers.id))
    .limit(papers);
  return new Set(newest.flatMap(({ questions }) => questions.map(({ itemId }) => itemId)));
}

/** Finds the submission times of the newest papers, newest first; also of former accounts of the address. */
export async function findSubmissionTimes(db: Db, studentId: string, papers: number): Promise<Date[]> {
  const newest = await db
    .select({ at: sql<Date>`${quizPapers.submittedAt}`.mapWith(quizPapers.submittedAt) })
    .from(quizPapers)
    .where(submitted(studentId))
    .orderBy(desc(quizPapers.submittedAt))
    .limit(papers);
  const former = await selectFormerUses(db, studentId, { kind: "paper" });
  return [...newest, ...former]
    .map(({ at }) => at)
    .toSorted((a, b) => b.getTime() - a.getTime())
    .slice(0, papers);
}

/** Reads the open paper, including an expired one, which the next visit replaces. */
export async function readOpenPaper(db: Db, studentId: string): Promise<PaperRow | undefined> {
  const [paper] = await db.select().from(quizPapers).where(open(studentId));
  return paper;
}

/** Returns false if another request opened one at the same time. */
export async function insertPaper(db: Db, paper: typeof quizPapers.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(quizPapers).values(paper).onConflictDoNothing().returning({ id: quizPapers.id });
  return inserted.length > 0;
}

export const updatePaper = (db: Db, id: string, change: Partial<PaperRow>) =>
  db.update(quizPapers).set(change).where(eq(quizPapers.id, id));

/** Passing is permanent. */
export const markPassed = (db: Db, studentId: string, now: Date) =>
  db
    .update(users)
    .set({ quizPassedAt: now })
    .where(and(eq(users.id, studentId), isNull(users.quizPassedAt)));

/** The maximum number of papers in the history, which has no pages. */
const NEWEST_PAPERS = 100;

export const findSubmittedPapers = (db: Db, studentId: string) =>
  db
    .select({
      id: quizPapers.id,
      submittedAt: quizPapers.submittedAt,
      score: quizPapers.score,
      passed: quizPapers.passed,
      correctAnswers: quizPapers.correctAnswers,
    })
    .from(quizPapers)
    .where(submitted(studentId))
    .orderBy(desc(quizPapers.submittedAt), desc(quizPapers.id))
    .limit(NEWEST_PAPERS);

export async function findSubmittedPaper(db: Db, id: string, studentId: string): Promise<PaperRow | undefined> {
  const [paper] = await db
    .select()
    .from(quizPapers)
    .where(and(submitted(studentId), eq(quizPapers.id, id)));
  return paper;
}
