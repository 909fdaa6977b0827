import type { Output } from "@dryrun/domain/contract/define";
import type { drill as drillContract } from "@dryrun/domain/interviews/drills/contract";
import { TOPIC_LABELS } from "@dryrun/domain/interviews/topics";
import { criteriaOf } from "@dryrun/evaluation/criteria";
import type { Db } from "../../db/client.ts";
import * as query from "./earlier-queries.ts";
import type { DrillRow } from "./queries.ts";

type Earlier = NonNullable<Output<typeof drillContract>["before"]>;

const newest = (found: (Earlier | null)[]): Earlier | null =>
  found.filter((one) => one !== null).toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;

/** Finds the student's last result of the same kind: in the drill's family, or otherwise in its topic. */
export async function findEarlier(db: Db, drill: DrillRow): Promise<Earlier | null> {
  return (await inFamily(db, drill)) ?? inTopic(db, drill);
}

async function inFamily(db: Db, { studentId, family, startedAt }: DrillRow): Promise<Earlier | null> {
  if (family === null) return null;
  const lookup = { studentId, family, before: startedAt };
  const shown = (kind: "interview" | "drill", row: query.FamilyRow | undefined): Earlier | null =>
    row?.at && row.result
      ? {
          kind,
          id: row.id,
          at: row.at.toISOString(),
          percent: Math.round((row.score ?? 0) * 10),
          rubric: criteriaOf(row.question, row.result).map(({ criterion, points, maxPoints }) => ({
            criterion,
            points,
            maxPoints,
          })),
        }
      : null;
  return newest([
    shown("interview", await query.findFamilyInInterviews(db, lookup)),
    shown("drill", await query.findFamilyInDrills(db, lookup)),
  ]);
}

async function inTopic(db: Db, { studentId, topic, startedAt }: DrillRow): Promise<Earlier | null> {
  const interview = await query.findTopicInInterviews(db, { studentId, topic, before: startedAt });
  const paper = await query.findLastPaper(db, { studentId, before: startedAt });
  const own = paper?.answers?.filter((answer) => answer.topic === TOPIC_LABELS[topic]) ?? [];
  return newest([
    interview?.at
      ? {
          kind: "interview",
          id: interview.id,
          at: interview.at.toISOString(),
          percent: Math.round(Number(interview.average) * 10),
          rubric: [],
        }
      : null,
    paper?.at && own.length > 0
      ? {
          kind: "quiz",
          id: paper.id,
          at: paper.at.toISOString(),
          percent: Math.round((own.filter(({ isCorrect }) => isCorrect).length / own.length) * 100),
          rubric: [],
        }
      : null,
  ]);
}
