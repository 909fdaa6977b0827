import { readCode } from "@dryrun/domain/auth/second-factor/rules";
import type { SecondFactorDeps } from "./deps.ts";
import { recordChange } from "./record-change.ts";
import * as query from "./second-factor-queries.ts";
import { stepOf } from "./totp.ts";

/** Returns the code's step; null for a wrong code, and for every code after `HASH_SECRET` was changed (docs/operations.md). */
export function stepOfCode(
  { keys }: Pick<SecondFactorDeps, "keys">,
  { secret }: query.SecondFactorRow,
  digits: string,
  now: Date,
): number | null {
  const opened = keys.open("second factor", secret);
  return opened === null ? null : stepOf(opened, digits, now);
}

/** Whether the code is valid; a valid code is used up. */
export async function spend(
  { db, clock, queue, keys }: SecondFactorDeps,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = readCode(typed);
  const factor = await query.findSecondFactor(db, userId);
  if (!factor || !code) return false;
  const now = clock.now();
  if (code.kind === "app") {
    const step = stepOfCode({ keys }, factor, code.digits, now);
    return step !== null && query.spendStep(db, userId, step);
  }
  const hash = keys.hash("recovery code", `${userId} ${code.digits}`);
  return db.transaction(async (tx) => {
    const isSpent = await query.spendRecoveryCode(tx, userId, hash, now);
    if (isSpent) await recordChange(tx, queue, userId, "recovered", now);
    return isSpent;
  });
}
