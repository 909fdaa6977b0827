import type { DataKeys } from "../data-keys.ts";
import type { Db } from "../db/client.ts";
import type { Tolerate } from "../errors/tolerate.ts";
import type { Candidates } from "../features/candidates/service.ts";
import type { Declines } from "../features/invitations/declines.ts";
import type { MailChoices } from "../features/notifications/mail-choices.ts";
import type { Clock, Queue } from "../ports.ts";
import type { JobRecords } from "../records/jobs/job-records.ts";
import type { NewDraw } from "../records/students/draws.ts";
import type { EmailHash } from "../records/students/email-hash.ts";
import type { TakePdfTurn } from "../records/turns.ts";
import type { RateLimits } from "./limits.ts";

/** The parts that every area needs. */
export interface Base {
  db: Db;
  clock: Clock;
  newDraw: NewDraw;
  queue: Queue;
  limits: RateLimits;
  emailHash: EmailHash;
  declines: Declines;
  jobRecords: JobRecords;
  candidates: Candidates;
  takePdfTurn: TakePdfTurn;
  keys: DataKeys;
  mailChoices: MailChoices;
  tolerate: Tolerate;
}
