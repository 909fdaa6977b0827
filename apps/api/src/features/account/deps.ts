import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock, Passwords } from "../../ports.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import type { EmailHash } from "../../records/students/email-hash.ts";
import type { SignInGuard } from "../auth/sign-in/sign-in-guard.ts";
import type { Declining } from "./export/export.ts";
export interface AccountDeps {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  guard: Pick<SignInGuard, "watch">;
  emailHash: EmailHash;
  keys: Pick<DataKeys, "hash">;
  declines: Declining;
  limits: { exports: Limit };
  jobRecords: Pick<JobRecords, "change">;
}
