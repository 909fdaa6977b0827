import { askedFamilies } from "@dryrun/content/interview/draw/drawable";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Db } from "../../db/client.ts";
import { retiredInterviewQuestions } from "../../db/schema/interviews.ts";
import { retiredQuizItems } from "../../db/schema/quiz.ts";

/** The table of a bank's retired questions. */
export type RetiredTable = typeof retiredQuizItems | typeof retiredInterviewQuestions;
export type RetiredQuestion = typeof retiredQuizItems.$inferSelect;

/** Finds the questions of a bank that are no longer drawn, by id. */
export async function findRetired(db: Db, table: RetiredTable): Promise<Map<string, RetiredQuestion>> {
  const rows = await db.select().from(table as typeof retiredQuizItems);
  return new Map(rows.map((row) => [row.itemId, row]));
}

export const findRetiredItems = (db: Db) => findRetired(db, retiredQuizItems);

/** Finds the families that interviews and drills are drawn from. */
export const findAskedFamilies = async (db: Db): Promise<readonly InterviewQuestion[]> =>
  askedFamilies(new Set((await findRetired(db, retiredInterviewQuestions)).keys()));

/** Finds the ids of all retired questions, of both banks. */
export async function findRetiredIds(db: Db): Promise<ReadonlySet<string>> {
  const both = [await findRetired(db, retiredQuizItems), await findRetired(db, retiredInterviewQuestions)];
  return new Set(both.flatMap((retired) => [...retired.keys()]));
}
