import type { Db } from "../../../db/client.ts";
import { findAskedFamilies } from "../../../records/questions/retired-questions.ts";
import type { NewDraw } from "../../../records/students/draws.ts";
import { findHistory } from "../../../records/students/shown-questions.ts";
import type { Bank } from "./first-question.ts";
import { withCorrectedLevels } from "./level-queries.ts";

/** Returns what a draw for this student needs. */
export async function bankFor(tx: Db, studentId: string, newDraw: NewDraw): Promise<Bank> {
  const questions = await withCorrectedLevels(tx, await findAskedFamilies(tx));
  return { ...(await newDraw(tx, studentId)), history: await findHistory(tx, studentId), questions };
}
