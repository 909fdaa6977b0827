import type { DataKeys } from "../../../data-keys.ts";
import type { Db } from "../../../db/client.ts";
import type { Clock, Passwords, Queue } from "../../../ports.ts";
import type { SignInGuard } from "../sign-in/sign-in-guard.ts";
import type { Tokens } from "../sign-in/tokens.ts";

export interface SecondFactorDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  keys: DataKeys;
  passwords: Pick<Passwords, "verify">;
  tokens: Pick<Tokens, "sign">;
  guard: SignInGuard;
  /** Whether the admin's calls require a second factor. */
  isRequired: boolean;
}
