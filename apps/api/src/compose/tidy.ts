import { keptSince } from "@dryrun/domain/account/retention";
import { TEAM_INVITATION_DAYS } from "@dryrun/domain/company/team/limits";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { makeMonths } from "../db/months/make.ts";
import { deleteOutlived } from "../features/account/retention/retention.ts";
import { deleteOldActivity } from "../features/activity/queries.ts";
import { deleteOldLooks } from "../features/applications/received/together-queries.ts";
import { deleteOldMails } from "../features/candidate-mails/queries.ts";
import type { Verification } from "../features/candidates/viewing.ts";
import { deleteOldMessages } from "../features/contact/queries.ts";
import { deleteOldVitals } from "../features/system/vitals/queries.ts";
import { deleteOldInvitations } from "../features/team/queries.ts";
import { deleteOldDeliveries } from "../features/webhooks/queries.ts";
import { deleteOldAnswers } from "../http/limits/idempotency.ts";
import type { Mailer } from "../ports.ts";
import { listVerified } from "../records/jobs/job-listings.ts";
import type { JobRecords } from "../records/jobs/job-records.ts";
import { deleteDeadLinks } from "../records/links.ts";
import type { EmailHash } from "../records/students/email-hash.ts";
import { keyPlainHashes } from "../records/students/free-credits.ts";
import { deleteOldChanges } from "../search/changes-queries.ts";

interface Tidied {
  db: Db;
  mailer: Mailer;
  emailHash: EmailHash;
  jobRecords: Pick<JobRecords, "change">;
  verification: Verification;
}

/** Deletes data whose retention period has ended, and makes the partitions of the next months. */
export const deleteExpired = async ({ db, mailer, emailHash, jobRecords, verification }: Tidied, now: Date) => {
  await deleteOldAnswers(db, now);
  await deleteDeadLinks(db, addMs(now, -DAY_MS));
  await deleteOldMessages(db, keptSince("deadLetters", now));
  await deleteOutlived(db, now);
  await deleteOldLooks(db, addMs(now, -HOUR_MS));
  await deleteOldActivity(db, keptSince("activity", now));
  await deleteOldInvitations(db, addMs(keptSince("teamInvitations", now), -TEAM_INVITATION_DAYS * DAY_MS));
  await deleteOldMails(db, keptSince("candidateMails", now));
  await deleteOldDeliveries(db, keptSince("webhookDeliveries", now));
  await deleteOldVitals(db, indianDay(keptSince("pageVitals", now)));
  await keyPlainHashes(db, emailHash);
  if (verification === "off") await jobRecords.change((tx) => listVerified(tx)); // needed if verification was required earlier
  await deleteOldChanges(db);
  await makeMonths(db, now);
  await mailer.tidy?.();
};
