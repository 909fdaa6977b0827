import { hashOf } from "@dryrun/content/datasets/random";
import { type GoldenAnswer, goldenAnswers } from "@dryrun/content/interview/golden";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { drawAnswers } from "@dryrun/domain/admin/calibration/contract";
import { drawnMessage } from "@dryrun/domain/admin/calibration/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { SESSION_GRADING_SECONDS } from "@dryrun/domain/interviews/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import { isAssessed } from "@dryrun/evaluation/result";
import { newId } from "../../../ids.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import type { CalibrationDeps } from "./deps.ts";
import * as query from "./queries.ts";

type Asked = Input<typeof drawAnswers>["body"];
/** No student's turn, and after interviews. */
const CALIBRATION = { owner: "calibration", isEstablished: true };
type Drawn = Parameters<typeof query.insertDrawn>[1];

/** Draws answers and stores references to them, without their texts. */
export const draw =
  (deps: CalibrationDeps) =>
  async (adminId: string, asked: Asked): Promise<Output<typeof drawAnswers>> => {
    const { db, clock, newDraw } = deps;
    const { seed } = await newDraw(db, adminId);
    const rows = await (asked.source === "golden" ? ofGoldenSet : ofPeople)(deps, asked, seed);
    const added = await db.transaction(async (tx) => {
      const count = await query.insertDrawn(tx, rows);
      const detail = [`${count} of ${asked.count}`, asked.source, asked.topic].filter(Boolean).join(", ");
      const change = { actorId: adminId, action: "calibration.drawn", target: "calibration", detail } as const;
      await addAuditEntry(tx, change, clock.now());
      return count;
    });
    return { message: drawnMessage(added, asked.count), added };
  };

async function ofPeople({ db, clock }: CalibrationDeps, asked: Asked, seed: number): Promise<Drawn> {
  const undrawn = await query.findUndrawn(db, { count: asked.count, topic: asked.topic, seed });
  const now = clock.now();
  return undrawn.flatMap(({ answer: { sessionId, number, question, questionId, result } }) => {
    if (!result) return [];
    const { score, evaluator } = result;
    const place = { sessionId, number, questionId, topic: question.topic };
    return [{ id: newId(now), source: "people" as const, ...place, score, evaluator, drawnAt: now }];
  });
}

/** Golden answers have no grade yet: each is graded now, as in an interview. */
async function ofGoldenSet(deps: CalibrationDeps, asked: Asked, seed: number): Promise<Drawn> {
  const { db, clock, evaluator, gradeAnswer } = deps;
  const drawnGolden = await query.findDrawnGolden(db);
  const orderOf = ({ id }: GoldenAnswer) => hashOf(`${seed}/${id}`);
  const picked = goldenAnswers
    .filter(({ id, answer }) => !drawnGolden.has(id) && answer.trim() !== "")
    .flatMap((golden) => {
      const question = findInterviewQuestion(golden.question);
      return question && (!asked.topic || question.topic === asked.topic) ? [{ golden, question }] : [];
    })
    .sort((a, b) => orderOf(a.golden) - orderOf(b.golden))
    .slice(0, asked.count);
  const rows: Drawn = [];
  const now = clock.now();
  for (const { golden, question } of picked) {
    const budget = { ...CALIBRATION, leftMs: SESSION_GRADING_SECONDS * SECOND_MS, outsideLeftMs: 0 };
    const result = await gradeAnswer(evaluator, { question, answer: golden.answer }, budget);
    if (!isAssessed(result)) continue;
    const { score, evaluator: by } = result;
    const place = { goldenId: golden.id, questionId: question.id, topic: question.topic };
    rows.push({ id: newId(now), source: "golden", ...place, score, evaluator: by, drawnAt: now });
  }
  return rows;
}
