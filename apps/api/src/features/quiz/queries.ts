import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { quizPapers } from "../../db/schema/quiz.ts";

export type PaperRow = typeof quizPapers.$inferSelect;

/** The open paper, locked until the transaction ends: two hand-ins at once are one. */
export async function findOpenPaper(db: Db, studentId: string): Promise<PaperRow | undefined> {
  const [paper] = await db
    .select()
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, studentId), isNull(quizPapers.submittedAt), isNull(quizPapers.replacedAt)))
    .for("update");
  return paper;
}

/** False when another request opened one at the same time. */
export async function insertPaper(db: Db, paper: typeof quizPapers.$inferInsert): Promise<boolean> {
  const made = await db.insert(quizPapers).values(paper).onConflictDoNothing().returning({ id: quizPapers.id });
  return made.length > 0;
}

export const updatePaper = (db: Db, id: string, change: Partial<PaperRow>) =>
  db.update(quizPapers).set(change).where(eq(quizPapers.id, id));

/** Passing once stays passed. */
export const markPassed = (db: Db, studentId: string, now: Date) =>
  db
    .update(users)
    .set({ quizPassedAt: now })
    .where(and(eq(users.id, studentId), isNull(users.quizPassedAt)));

const submitted = (studentId: string) => and(eq(quizPapers.studentId, studentId), isNotNull(quizPapers.submittedAt));

/** The history has no pages; nobody reads further back. */
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
