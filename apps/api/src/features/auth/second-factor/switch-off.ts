import { PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_WRONG } from "@dryrun/domain/auth/sign-in-messages";
import { AppError, invalid } from "../../../errors/app-error.ts";
import { findCallerAccount } from "../../../records/users.ts";
import { spend } from "./code.ts";
import type { SecondFactorParts } from "./parts.ts";
import { recordChange } from "./record-change.ts";
import * as query from "./second-factor-queries.ts";

export const remove =
  (parts: SecondFactorParts) =>
  async (userId: string, form: { password: string; code: string }, address: string): Promise<void> => {
    const { email, passwordHash } = await findCallerAccount(parts.db, userId);
    if (!(await query.findSecondFactor(parts.db, userId)))
      throw new AppError("SECOND_FACTOR_OFF", say.SECOND_FACTOR_IS_OFF);
    let wrong = invalid("password", PASSWORD_WRONG);
    const isRight = await parts.guard.watch({ userId, email, address }, async () => {
      if (!(await parts.passwords.verify(passwordHash, form.password))) return false;
      wrong = invalid("code", CODE_WRONG);
      return spend(parts, userId, form.code);
    });
    if (!isRight) throw wrong;
    await parts.db.transaction(async (tx) => {
      if (await query.deleteSecondFactor(tx, userId))
        await recordChange(tx, parts.queue, userId, "off", parts.clock.now());
    });
  };
