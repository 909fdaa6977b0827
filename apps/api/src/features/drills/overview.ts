import type { Output } from "@dryrun/domain/contract/define";
import type { practice } from "@dryrun/domain/interviews/contract";
import { DRILL_TOPICS, MISTAKES_SHOWN } from "@dryrun/domain/interviews/drills/limits";
import { addMs, DAY_MS, indianDaySpan } from "@dryrun/domain/time";
import { levelOf } from "../../records/questions/level-of.ts";
import type { DrillDeps } from "./deps.ts";
import { countQuizMistakes } from "./draw/first-question.ts";
import { findReached } from "./draw/level-queries.ts";
import * as query from "./queries.ts";
import { findDue } from "./reviews/reviews.ts";

/** An older drill is not offered to be continued. */
const CONTINUED_DAYS = 7;

/** Returns what the student can practise now. */
export const overview =
  ({ db, clock, drillsPerDay }: DrillDeps) =>
  async (studentId: string): Promise<Output<typeof practice>> => {
    const now = clock.now();
    const reached = await findReached(db, studentId);
    const { waiting, due, nextAt } = await findDue(db, studentId, now);
    const day = indianDaySpan(now);
    const started = await query.countStarted(db, studentId, day, false);
    const open = await query.findOpen(db, studentId, addMs(now, -CONTINUED_DAYS * DAY_MS));
    return {
      ladders: DRILL_TOPICS.map((topic) => ({ topic, reached: reached.get(topic) ?? 0 })),
      reviews: { due: due.length, nextAt: nextAt?.toISOString() ?? null },
      mistakes: waiting.slice(0, MISTAKES_SHOWN).map(({ drillId, number, question, dueAt }) => ({
        drillId,
        number,
        topic: question.topic,
        level: levelOf(question),
        question: question.prompt,
        dueAt: dueAt.toISOString(),
      })),
      today: await query.countRight(db, studentId, day),
      quiz: await countQuizMistakes(db, studentId),
      left: Math.max(0, drillsPerDay - started),
      open: open ? { _id: open.id, topic: open.topic, answered: open.answered } : null,
    };
  };
