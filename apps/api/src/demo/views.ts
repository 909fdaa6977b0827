import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { recordProfileView } from "../features/candidates/views.ts";
import { createRandom } from "./random.ts";

const SEED = 97;
/** How many students have been viewed, starting with the first. */
const LOOKED_AT = 12;
const MOST_VIEWS = 6;

/** Companies that looked at a student's profile in the last weeks. */
export async function addViews(tx: Db, studentId: string, employers: readonly string[], number: number, now: Date) {
  if (number >= LOOKED_AT) return;
  const random = createRandom(SEED + number);
  const days = Array.from({ length: random.between(1, MOST_VIEWS) }, () => random.between(0, 40));
  for (const ago of days.sort((a, b) => b - a)) {
    await recordProfileView(tx, { employerId: random.one(employers), studentId }, addMs(now, -ago * DAY_MS));
  }
}
