import { randomInt } from "node:crypto";
import { PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import type { AuditAction } from "@dryrun/domain/admin/limits";
import type { confirmSecondFactor, secondFactor, setUpSecondFactor } from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { RECOVERY_CODES, RECOVERY_DIGITS, readCode, recoveryCodeText } from "@dryrun/domain/auth/second-factor";
import type { Output } from "@dryrun/domain/contract/define";
import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import { AppError, invalid } from "../../http/app-error.ts";
import type { Clock, Passwords, Queue, SecondFactorChange } from "../../ports.ts";
import { addAuditEntry } from "../admin/audit-queries.ts";
import { findUser, type UserRow } from "./queries.ts";
import * as query from "./second-factor-queries.ts";
import type { SignInGuard } from "./sign-in-guard.ts";
import type { Tokens } from "./tokens.ts";
import { newTotpSecret, stepOf, totpUri } from "./totp.ts";

interface SecondFactorParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  keys: DataKeys;
  passwords: Pick<Passwords, "verify">;
  tokens: Pick<Tokens, "sign">;
  guard: SignInGuard;
  /** Whether the admin's calls are closed without one. */
  isRequired: boolean;
}
export type SecondFactors = ReturnType<typeof createSecondFactors>;

const ACTIONS: Record<SecondFactorChange, AuditAction> = {
  on: "second-factor.on",
  off: "second-factor.off",
  reset: "second-factor.reset",
  recovered: "second-factor.recovered",
};

/** Keeps in the audit what became of an admin's second factor, and mails it to them. */
export async function recordChange(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  userId: string,
  change: SecondFactorChange,
  now: Date,
) {
  await addAuditEntry(tx, { actorId: userId, action: ACTIONS[change], target: userId }, now);
  await queue.enqueue(tx, "mail.second-factor", { userId, change, at: now.toISOString() });
}

/** 10^12 is more than `randomInt` draws at once. */
const newRecoveryCode = () =>
  [0, 1].map(() => String(randomInt(10 ** (RECOVERY_DIGITS / 2))).padStart(RECOVERY_DIGITS / 2, "0")).join("");

/** The second factor of an admin's sign-in: codes of an authenticator app (TOTP, RFC 6238), and recovery codes. */
export function createSecondFactors(parts: SecondFactorParts) {
  const { db, clock, queue, keys, passwords, tokens, guard, isRequired } = parts;

  const own = async (id: string): Promise<UserRow> => {
    const user = await findUser(db, id);
    if (!user) throw new AppError("UNAUTHENTICATED", say.SIGN_IN_TO_CONTINUE);
    return user;
  };
  function secretOf({ secret }: query.SecondFactorRow): string {
    const opened = keys.open("second factor", secret);
    if (opened === null) throw new Error("a second factor was sealed with another HASH_SECRET");
    return opened;
  }

  /** Whether the code is one that may be used now; then it cannot be used again. */
  async function spend(userId: string, typed: string): Promise<boolean> {
    const code = readCode(typed);
    const factor = await query.findSecondFactor(db, userId);
    if (!factor || !code) return false;
    const now = clock.now();
    if (code.kind === "app") {
      const step = stepOf(secretOf(factor), code.digits, now);
      return step !== null && query.spendStep(db, userId, step);
    }
    const hash = keys.hash("recovery code", `${userId} ${code.digits}`);
    return db.transaction(async (tx) => {
      const isSpent = await query.spendRecoveryCode(tx, userId, hash, now);
      if (isSpent) await recordChange(tx, queue, userId, "recovered", now);
      return isSpent;
    });
  }

  /** Null for a wrong code. */
  const turnOn = (userId: string, typed: string) =>
    db.transaction(async (tx) => {
      const factor = await query.lockSecondFactor(tx, userId);
      if (!factor) throw new AppError("SECOND_FACTOR_OFF", say.SECOND_FACTOR_IS_OFF);
      if (factor.confirmedAt) throw new AppError("SECOND_FACTOR_ON", say.SECOND_FACTOR_IS_ON);
      const code = readCode(typed);
      const now = clock.now();
      const step = code?.kind === "app" ? stepOf(secretOf(factor), code.digits, now) : null;
      if (step === null) return null;
      const recovery = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const hashes = recovery.map((digits) => keys.hash("recovery code", `${userId} ${digits}`));
      await query.confirmSecondFactor(tx, userId, hashes, step, now);
      // Whoever signed in by the password alone must not come in by it afterwards.
      const version = await query.raiseVersion(tx, userId);
      await recordChange(tx, queue, userId, "on", now);
      return { recoveryCodes: recovery.map(recoveryCodeText), version: version as number };
    });

  return {
    isRequired,
    isOn: async (userId: string) => (await query.findSecondFactor(db, userId)) !== undefined,
    spend,

    async state(userId: string): Promise<Output<typeof secondFactor>> {
      const factor = await query.findSecondFactor(db, userId);
      const recoveryCodesLeft = factor ? await query.countRecoveryCodes(db, userId) : 0;
      return { isOn: factor !== undefined, isRequired, recoveryCodesLeft };
    },

    async setUp(userId: string): Promise<Output<typeof setUpSecondFactor>> {
      const { email } = await own(userId);
      const secret = newTotpSecret();
      const isBegun = await query.beginSecondFactor(db, userId, keys.seal("second factor", secret), clock.now());
      if (!isBegun) throw new AppError("SECOND_FACTOR_ON", say.SECOND_FACTOR_IS_ON);
      return { secret, uri: totpUri(secret, email) };
    },

    async confirm(userId: string, code: string, address: string): Promise<Output<typeof confirmSecondFactor>> {
      const { email, userType } = await own(userId);
      let made: Awaited<ReturnType<typeof turnOn>> = null;
      await guard.watch({ userId, email, address }, async () => {
        made = await turnOn(userId, code);
        return made !== null;
      });
      if (!made) throw invalid("code", say.CODE_WRONG);
      const { recoveryCodes, version } = made as NonNullable<Awaited<ReturnType<typeof turnOn>>>;
      return { recoveryCodes, token: await tokens.sign({ userId, version, userType }) };
    },

    async remove(userId: string, form: { password: string; code: string }, address: string): Promise<void> {
      const { email, passwordHash } = await own(userId);
      if (!(await query.findSecondFactor(db, userId)))
        throw new AppError("SECOND_FACTOR_OFF", say.SECOND_FACTOR_IS_OFF);
      let wrong = invalid("password", PASSWORD_WRONG);
      const isRight = await guard.watch({ userId, email, address }, async () => {
        if (!(await passwords.verify(passwordHash, form.password))) return false;
        wrong = invalid("code", say.CODE_WRONG);
        return spend(userId, form.code);
      });
      if (!isRight) throw wrong;
      await db.transaction(async (tx) => {
        if (await query.deleteSecondFactor(tx, userId)) await recordChange(tx, queue, userId, "off", clock.now());
      });
    },
  };
}
