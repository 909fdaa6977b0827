import type { secondFactor } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { spend } from "./code.ts";
import type { SecondFactorDeps } from "./deps.ts";
import * as query from "./second-factor-queries.ts";
import { confirm, setUp } from "./set-up.ts";
import { remove } from "./switch-off.ts";

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
