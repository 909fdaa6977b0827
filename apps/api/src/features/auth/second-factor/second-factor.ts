import { randomInt } from "node:crypto";
import { PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import type { confirmSecondFactor, secondFactor, setUpSecondFactor } from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { RECOVERY_CODES, RECOVERY_DIGITS, readCode, recoveryCodeText } from "@dryrun/domain/auth/second-factor/rules";
import { CODE_WRONG } from "@dryrun/domain/auth/sign-in-messages";
import type { Output } from "@dryrun/domain/contract/define";
import { AppError, invalidField } from "../../../errors/app-error.ts";
import { findCallerAccount } from "../../../records/users.ts";
import { spend, stepOfCode } from "./code.ts";
import type { SecondFactorDeps } from "./deps.ts";
import { recordChange } from "./record-change.ts";
import * as query from "./second-factor-queries.ts";
import { newTotpSecret, totpUri } from "./totp.ts";

export const setUp =
  ({ db, clock, keys }: SecondFactorDeps) =>
  async (userId: string): Promise<Output<typeof setUpSecondFactor>> => {
    const { email } = await findCallerAccount(db, userId);
    const secret = newTotpSecret();
    const isBegun = await query.beginSecondFactor(db, userId, keys.seal("second factor", secret), clock.now());
    if (!isBegun) throw new AppError("SECOND_FACTOR_ON", say.SECOND_FACTOR_IS_ON);
    return { secret, uri: totpUri(secret, email) };
  };

export const confirm =
  (deps: SecondFactorDeps) =>
  async (userId: string, code: string, address: string): Promise<Output<typeof confirmSecondFactor>> => {
    const { email, userType } = await findCallerAccount(deps.db, userId);
    let created: Awaited<ReturnType<typeof turnOn>> = null;
    await deps.guard.watch({ userId, email, address }, async () => {
      created = await turnOn(deps, userId, code);
      return created !== null;
    });
    if (!created) throw invalidField("code", CODE_WRONG);
    const { recoveryCodes, version } = created as NonNullable<Awaited<ReturnType<typeof turnOn>>>;
    return { recoveryCodes, token: await deps.tokens.sign({ userId, version, userType }) };
  };

/** Joins two numbers, because 10^12 exceeds the range of `randomInt`. */
const newRecoveryCode = () =>
  [0, 1].map(() => String(randomInt(10 ** (RECOVERY_DIGITS / 2))).padStart(RECOVERY_DIGITS / 2, "0")).join("");

/** Returns null for a wrong code. */
const turnOn = ({ db, clock, queue, keys }: SecondFactorDeps, userId: string, typed: string) =>
  db.transaction(async (tx) => {
    const factor = await query.lockSecondFactor(tx, userId);
    if (!factor) throw new AppError("SECOND_FACTOR_OFF", say.SECOND_FACTOR_IS_OFF);
    if (factor.confirmedAt) throw new AppError("SECOND_FACTOR_ON", say.SECOND_FACTOR_IS_ON);
    const code = readCode(typed);
    const now = clock.now();
    const step = code?.kind === "app" ? stepOfCode({ keys }, factor, code.digits, now) : null;
    if (step === null) return null;
    const recovery = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = recovery.map((digits) => keys.hash("recovery code", `${userId} ${digits}`));
    await query.confirmSecondFactor(tx, userId, hashes, step, now);
    // Sessions that started with only the password must end.
    const version = await query.raiseVersion(tx, userId);
    await recordChange(tx, queue, userId, "on", now);
    return { recoveryCodes: recovery.map(recoveryCodeText), version: version as number };
  });

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
