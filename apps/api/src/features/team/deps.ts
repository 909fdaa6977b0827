import type { Db } from "../../db/client.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import type { Clock, Passwords, Queue } from "../../ports.ts";
import type { Tokens } from "../auth/sign-in/tokens.ts";
import type { TeamLinks } from "./links.ts";

export interface TeamDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  passwords: Pick<Passwords, "hash">;
  /** Throws VALIDATION at this field for a password that is commonly used. */
  checkPassword: (password: string, field: string) => void;
  tokens: Pick<Tokens, "sign">;
  links: TeamLinks;
  /** Invitation mails of a company per day. */
  teamMails: Pick<CompanyLimit, "take">;
  /** Invitations of an unverified company per day, to candidates and to colleagues. */
  unverifiedInvites: Pick<CompanyLimit, "take">;
  declines: { check(db: Db, email: string): Promise<void> };
}
