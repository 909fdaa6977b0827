import type { Db } from "../../db/client.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock, Passwords, Queue } from "../../ports.ts";
import type { EmailHash } from "../../records/students/email-hash.ts";
import type { Invitations } from "../invitations/service.ts";
import type { SecondFactors } from "./second-factor/second-factor.ts";
import type { SignInGuard } from "./sign-in/sign-in-guard.ts";
import type { Tokens } from "./sign-in/tokens.ts";

export interface AuthDeps {
  db: Db;
  clock: Clock;
  queue: Queue;
  passwords: Passwords;
  tokens: Tokens;
  guard: SignInGuard;
  secondFactors: Pick<SecondFactors, "isOn" | "isRequired" | "spend">;
  invitations: Pick<Invitations, "mailAgain">;
  emailHash: EmailHash;
  limits: { linkMails: Limit };
}
