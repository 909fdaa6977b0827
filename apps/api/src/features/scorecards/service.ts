import { isDeepStrictEqual } from "node:util";
import type { scorecards, submitScorecard } from "@dryrun/domain/applications/scorecards/contract";
import { MAX_SCORECARDS, type StoredScore } from "@dryrun/domain/applications/scorecards/limits";
import {
  SCORECARD_CHANGED,
  TOO_MANY_SCORECARDS,
  UNKNOWN_CRITERION,
} from "@dryrun/domain/applications/scorecards/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { logOfApplications } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { activeOf } from "./criteria.ts";
import * as query from "./queries.ts";
import { scorecardsAnswer } from "./serialize.ts";

type Answer = Output<typeof scorecards>;
type Given = Input<typeof submitScorecard>["body"];
interface Deps {
  db: Db;
  clock: Clock;
}

/** Returns the scores to store: those given for the job's criteria, and the caller's earlier ones for removed criteria. */
function scoresOf(given: Given["scores"], rows: readonly query.CriterionRow[], former: readonly StoredScore[]) {
  const asked = new Set(activeOf(rows).map(({ key }) => key));
  const kept = former.filter(({ criterion }) => !asked.has(criterion));
  const next = given.map(({ criterion, score, note }): StoredScore => {
    if (!asked.delete(criterion)) throw invalidField("scores", UNKNOWN_CRITERION);
    return { criterion, score: score ?? null, note };
  });
  return [...next.filter(({ score, note }) => score !== null || note !== ""), ...kept];
}

async function submit({ clock }: Deps, tx: Db, member: Member, applicationId: string, given: Given): Promise<void> {
  const application = await query.lockScored(tx, member, applicationId);
  if (!application) throw notFound("This application");
  const at = clock.now();
  const cards = await query.findCards(tx, applicationId);
  const own = cards.find(({ card }) => card.authorId === member.userId)?.card;
  const rows = await query.findCriteria(tx, application.jobId);
  const { overall, text } = given;
  const filled = { scores: scoresOf(given.scores, rows, own?.scores ?? []), overall, text };
  // A repeated request, whose first answer was lost.
  if (own && isDeepStrictEqual(filled, { scores: own.scores, overall: own.overall, text: own.text })) return;
  if (given.version !== (own?.version ?? 0)) throw new AppError("VERSION_CHANGED", SCORECARD_CHANGED);
  if (own) {
    await query.updateCard(tx, own.id, { ...filled, editedAt: at, version: own.version + 1 });
    await logOfApplications(tx, member, [applicationId], { kind: "score-changed", at });
    return;
  }
  if (cards.length >= MAX_SCORECARDS) throw new AppError("LIMIT_REACHED", TOO_MANY_SCORECARDS);
  await query.insertCard(tx, { id: newId(at), applicationId, authorId: member.userId, ...filled, submittedAt: at });
  await logOfApplications(tx, member, [applicationId], { kind: "scored", at });
}

async function read(db: Db, member: Member, applicationId: string): Promise<Answer> {
  const application = await query.findApplication(db, member, applicationId);
  if (!application) throw notFound("This application");
  const rows = await query.findCriteria(db, application.jobId);
  return scorecardsAnswer(member, application, rows, await query.findCards(db, applicationId));
}

export type Scorecards = ReturnType<typeof createScorecards>;

/** Manages what people of a company think of an application, each in a scorecard. */
export const createScorecards = (deps: Deps) => ({
  read: (member: Member, applicationId: string) => read(deps.db, member, applicationId),
  async submit(member: Member, applicationId: string, given: Given): Promise<Answer> {
    await deps.db.transaction((tx) => submit(deps, tx, member, applicationId, given));
    return read(deps.db, member, applicationId);
  },
});
