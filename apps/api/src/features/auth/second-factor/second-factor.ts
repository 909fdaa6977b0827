import { PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import type { secondFactor } from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_WRONG } from "@dryrun/domain/auth/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { AppError, invalidField } from "../../../errors/app-error.ts";
import { findCallerAccount } from "../../../records/users.ts";
import { spend } from "./code.ts";
import type { SecondFactorDeps } from "./deps.ts";
import { recordChange } from "./record-change.ts";
import * as query from "./second-factor-queries.ts";
import { confirm, setUp } from "./set-up.ts";

export const remove =
  (deps: SecondFactorDeps) =>
  async (userId: string, form: { password: string; code: string }, address: string): Promise<void> => {
    const { email, passwordHash } = await findCallerAccount(deps.db, userId);
    if (!(await query.findSecondFactor(deps.db, userId)))
      throw new AppError("SECOND_FACTOR_OFF", say.SECOND_FACTOR_IS_OFF);
    let wrong = invalidField("password", PASSWORD_WRONG);
    const isRight = await deps.guard.watch({ userId, email, address }, async () => {
      if (!(await deps.passwords.verify(passwordHash, form.password))) return false;
      wrong = invalidField("code", CODE_WRONG);
      return spend(deps, userId, form.code);
    });
    if (!isRight) throw wrong;
    await deps.db.transaction(async (tx) => {
      if (await query.deleteSecondFactor(tx, userId))
        await recordChange(tx, deps.queue, userId, "off", deps.clock.now());
    });
  };

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** Manages the second factor of an admin's sign-in: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export function createSecondFactors(deps: SecondFactorDeps) {
  const { db, isRequired } = deps;
  return {
    isRequired,
    isOn: async (userId: string) => (await query.findSecondFactor(db, userId)) !== undefined,
    spend: (userId: string, typed: string) => spend(deps, userId, typed),
    setUp: setUp(deps),
    confirm: confirm(deps),
    remove: remove(deps),

    async state(userId: string): Promise<Output<typeof secondFactor>> {
      const factor = await query.findSecondFactor(db, userId);
      const recoveryCodesLeft = factor ? await query.countRecoveryCodes(db, userId) : 0;
      return { isOn: factor !== undefined, isRequired, recoveryCodesLeft };
    },
  };
}
