import { createAudit } from "../features/admin/audit.ts";
import { createEmployers } from "../features/admin/employers.ts";
import { createOperations } from "../features/admin/operations/operations.ts";
import { createQuizItems } from "../features/admin/quiz-items/quiz-items.ts";
import { createRecords } from "../features/admin/records.ts";
import { createJobReports } from "../features/admin/reports.ts";
import { createUsers } from "../features/admin/users.ts";
import { createReviews } from "../features/reviews/service.ts";
import type { Adapters } from "./adapters.ts";
import type { Base } from "./base.ts";

/** What admins read and decide. */
export function composeAdministration({ mode }: Adapters, { db, clock, queue, limits, jobRecords }: Base) {
  return {
    reviews: createReviews({ db, clock, queue }),
    audit: createAudit({ db }),
    users: createUsers({ db, clock, queue, linkMails: limits.linkMails, jobRecords }),
    employers: createEmployers({ db, clock }),
    jobReports: createJobReports({ db, clock, jobRecords }),
    records: createRecords({ db }),
    quizItems: createQuizItems({ db, clock }),
    operations: createOperations({ db, clock, queue, mode }),
  };
}
