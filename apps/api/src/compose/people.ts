import { createAccount } from "../features/account/service.ts";
import { checkPassword } from "../features/auth/passwords.ts";
import { createSecondFactors } from "../features/auth/second-factor/second-factor.ts";
import { createAuth } from "../features/auth/service.ts";
import { createSignInGuard } from "../features/auth/sign-in/sign-in-guard.ts";
import { createTokens } from "../features/auth/sign-in/tokens.ts";
import { createRejectionReasons } from "../features/company/rejection-reasons.ts";
import { createCompanyProfiles } from "../features/company/service.ts";
import type { Invitations } from "../features/invitations/service.ts";
import { createTeamLinks } from "../features/team/links.ts";
import { createTeam } from "../features/team/service.ts";
import type { Adapters } from "./adapters.ts";
import type { Base } from "./base.ts";

/** Accounts, and how people sign in to them. */
export function composePeople(adapters: Adapters, base: Base, invitations: Invitations) {
  const { mode, tokenSecrets, passwords, hashSecret, logos } = adapters;
  const { db, clock, queue, limits, emailHash, declines, jobRecords, keys } = base;
  const tokens = createTokens(tokenSecrets, clock);
  const guard = createSignInGuard({ db, clock, queue, keys, limits });
  const secondFactors = createSecondFactors({
    db,
    clock,
    queue,
    keys,
    passwords,
    tokens,
    guard,
    isRequired: mode === "production",
  });
  return {
    tokens,
    auth: createAuth({ db, clock, queue, passwords, tokens, guard, secondFactors, invitations, emailHash, limits }),
    secondFactors,
    team: createTeam({
      db,
      clock,
      queue,
      passwords,
      checkPassword,
      tokens,
      links: createTeamLinks(hashSecret),
      teamMails: limits.teamMails,
      unverifiedInvites: limits.unverifiedInvites,
      declines,
    }),
    companyProfiles: createCompanyProfiles({ db, clock, logos }),
    rejectionReasons: createRejectionReasons({ db }),
    account: createAccount({ db, clock, queue, passwords, guard, emailHash, keys, declines, limits, jobRecords }),
  };
}
