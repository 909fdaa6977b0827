import type * as contract from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import { CODE_ASKED } from "@dryrun/domain/auth/messages";
import type { Input } from "@dryrun/domain/contract/define";
import { AppError } from "../../../errors/app-error.ts";
import { findUserByEmail } from "../../../records/users.ts";
import type { AuthDeps } from "../deps.ts";
import { raiseVersion } from "../second-factor/second-factor-queries.ts";

type Credentials = Input<typeof contract.login>["body"];

/**
 * Returns a token for the right e-mail and password, and the code if there is a second factor. Gives the same answer
 * in the same time for an unknown e-mail and a wrong password.
 */
export const login =
  ({ db, passwords, tokens, guard, secondFactors }: AuthDeps) =>
  async ({ email, password, code }: Credentials, address: string): Promise<string> => {
    const user = await findUserByEmail(db, email);
    let wrong = say.BAD_CREDENTIALS;
    const isRight = await guard.watch({ userId: user?.id ?? null, email, address }, async () => {
      const isKnown = await passwords.verify(user?.passwordHash ?? null, password);
      if (!user || !isKnown) return false;
      if (user.blockedAt) throw new AppError("BLOCKED", "This account is blocked. Please contact support.");
      if (user.userType !== "admin" || !(await secondFactors.isOn(user.id))) return true;
      if (!code) throw new AppError("SECOND_FACTOR", CODE_ASKED);
      wrong = say.CODE_WRONG;
      return secondFactors.spend(user.id, code);
    });
    if (!user || !isRight) throw new AppError("BAD_CREDENTIALS", wrong);
    await guard.remember(db, user.id, address);
    return tokens.sign({ userId: user.id, version: user.tokenVersion, userType: user.userType });
  };

/** Invalidates every token of the account. */
export const logoutAll =
  ({ db }: AuthDeps) =>
  async (id: string): Promise<void> => {
    await raiseVersion(db, id);
  };
