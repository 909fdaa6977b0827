import { addMs, DAY_MS } from "@dryrun/domain/time";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { formerUses } from "../../db/schema/accounts.ts";
import { drills } from "../../db/schema/drills.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import type { UserRow } from "../users.ts";
import type { EmailHash } from "./email-hash.ts";

/** Call this before an account is deleted: a later account of its address goes on counting what this one used. */
export async function rememberUses(
  tx: Db,
  emailHash: EmailHash,
  { id, email }: Pick<UserRow, "id" | "email">,
  now: Date,
): Promise<void> {
  const since = addMs(now, -DAY_MS);
  const papers = await tx
    .select({ at: quizPapers.submittedAt })
    .from(quizPapers)
    .where(and(eq(quizPapers.studentId, id), gt(quizPapers.submittedAt, since)));
  const begun = await tx
    .select({ courseSet: drills.courseSet, at: drills.startedAt })
    .from(drills)
    .where(and(eq(drills.studentId, id), gt(drills.startedAt, since)));
  const hash = emailHash.of(email);
  const uses = [
    ...papers.flatMap(({ at }) => (at ? [{ kind: "paper" as const, courseSet: null, at }] : [])),
    ...begun.map((drill) => ({ kind: drill.courseSet === null ? ("drill" as const) : ("set" as const), ...drill })),
  ];
  if (uses.length > 0) await tx.insert(formerUses).values(uses.map((use) => ({ ...use, emailHash: hash })));
}

/** Gives a new account what former accounts of its address used. */
export const takeOverUses = (tx: Db, emailHash: EmailHash, { id, email }: Pick<UserRow, "id" | "email">) =>
  tx
    .update(formerUses)
    .set({ userId: id })
    .where(and(eq(formerUses.emailHash, emailHash.of(email)), isNull(formerUses.userId)));

/** Selects the times at which former accounts of the student's address submitted papers or began drills or sets. */
export const selectFormerUses = (
  db: Db,
  studentId: string,
  { kind, courseSet }: Partial<Pick<typeof formerUses.$inferSelect, "kind" | "courseSet">>,
) =>
  db
    .select({ at: formerUses.at })
    .from(formerUses)
    .where(
      and(
        eq(formerUses.userId, studentId),
        kind && eq(formerUses.kind, kind),
        courseSet ? eq(formerUses.courseSet, courseSet) : undefined,
      ),
    );

export const deleteOldUses = (db: Db, before: Date) => db.delete(formerUses).where(lt(formerUses.at, before));
