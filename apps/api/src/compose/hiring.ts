import { createActivity } from "../features/activity/service.ts";
import { createApiKeys } from "../features/api-keys/service.ts";
import { createCachedCounts } from "../features/applications/cached-counts.ts";
import { createApplicationDrafts } from "../features/applications/drafts/service.ts";
import { createExport } from "../features/applications/export.ts";
import { createNotes } from "../features/applications/notes/service.ts";
import { settleDecisions } from "../features/applications/received/decide.ts";
import { createApplications } from "../features/applications/service.ts";
import { createTriage } from "../features/applications/triage.ts";
import { createCandidateMails } from "../features/candidate-mails/service.ts";
import { createJobFeeds } from "../features/developers/feed.ts";
import { createDigest } from "../features/digest/service.ts";
import { createFind } from "../features/find/service.ts";
import { createReminders } from "../features/invitations/reminders/service.ts";
import { createInvitations } from "../features/invitations/service.ts";
import { createAlerts } from "../features/jobs/alerts/service.ts";
import { createDashboard } from "../features/jobs/own/dashboard.ts";
import { createOwnJobs } from "../features/jobs/own/service.ts";
import { createPublicJobs } from "../features/jobs/public/service.ts";
import { createReports } from "../features/jobs/reports/service.ts";
import { createSavedJobs } from "../features/jobs/saved/service.ts";
import { createJobs } from "../features/jobs/service.ts";
import { createAvailability } from "../features/meetings/availability.ts";
import { createMeetingSweep } from "../features/meetings/background-jobs.ts";
import { createCandidateMeetings } from "../features/meetings/candidate.ts";
import { createBusyPeople } from "../features/meetings/colleagues/busy.ts";
import { createCompanyMeetings } from "../features/meetings/company.ts";
import { createNumbers } from "../features/numbers/service.ts";
import { createCriteria } from "../features/scorecards/criteria.ts";
import { createScorecards } from "../features/scorecards/service.ts";
import { createStages } from "../features/stages/service.ts";
import { createTemplates } from "../features/templates/service.ts";
import { createViews } from "../features/views/service.ts";
import { createDeliverySweep } from "../features/webhooks/background-jobs.ts";
import { createWebhooks } from "../features/webhooks/service.ts";
import type { Adapters } from "./adapters.ts";
import type { Base } from "./base.ts";

/** Creates what mails several candidates, and can be undone for a while. */
function composeMails({ publicUrl }: Adapters, { db, clock, queue, limits, declines }: Base) {
  return {
    candidateMails: createCandidateMails({ db, clock, queue, publicUrl, perDay: limits.invites }),
    reminders: createReminders({ db, clock, queue, declines, perDay: limits.invites }),
  };
}

/** Jobs, applications and invitations. */
export function composeHiring(adapters: Adapters, base: Base) {
  const { publicUrl, verification, workbooks, cards, outbound } = adapters;
  const { db, clock, queue, limits, declines, jobRecords, keys } = base;
  const deps = { db, clock, queue, kept: createCachedCounts(clock) };
  const notes = createNotes(deps);
  const jobs = createJobs({ db, clock, records: jobRecords });
  const needsVerification = verification === "required";
  const mails = composeMails(adapters, base);
  return {
    jobs,
    ownJobs: createOwnJobs({ db, clock, queue, needsVerification, records: jobRecords, limits }),
    savedJobs: createSavedJobs({ db, clock, jobs }),
    publicJobs: createPublicJobs({ db, clock, publicUrl, cards, jobs }),
    reportJob: createReports({ db, clock, limit: limits.jobReports }),
    alerts: createAlerts({ db, clock, queue }),
    dashboard: createDashboard({ db, clock }),
    invitations: createInvitations({
      db,
      clock,
      queue,
      declines,
      perDay: limits.invites,
      perDayUnverified: limits.unverifiedInvites,
      needsVerification,
    }),
    ...mails,
    templates: createTemplates({ db, clock, queue, publicUrl, testMails: limits.testMails }),
    applications: createApplications(deps),
    applicationDrafts: createApplicationDrafts({ db, clock }),
    notes,
    triage: createTriage({ ...deps, notes }),
    /** Finalises decisions, and sends reminders and mails, once they cannot be undone any more. */
    held: [{ sweep: settleDecisions(deps) }, mails.reminders, mails.candidateMails],
    activity: createActivity({ db }),
    criteria: createCriteria({ db, clock }),
    scorecards: createScorecards({ db, clock }),
    stages: createStages(deps),
    numbers: createNumbers({ db, clock, exports: limits.applicationExports }),
    views: createViews({ db, clock }),
    find: createFind({ db, clock, limit: limits.finds }),
    jobFeeds: createJobFeeds({ db, clock, publicUrl }),
    apiKeys: createApiKeys({ db, clock, queue, calls: limits.keyCalls }),
    webhooks: createWebhooks({ db, clock, queue, keys, outbound, tests: limits.webhookTests }),
    webhookDeliveries: { sweep: createDeliverySweep({ db, clock, queue }) },
    ...composeMeetings(adapters, base),
    digest: createDigest({ db, clock, queue, mailChoices: base.mailChoices }),
    exportApplications: createExport({ db, clock, limit: limits.applicationExports, workbooks }),
  };
}

function composeMeetings(
  { publicUrl, outbound, calendars }: Adapters,
  { db, clock, queue, keys, limits, tolerate }: Base,
) {
  const own = { perDay: limits.invites, changes: limits.meetingChanges, newFeeds: limits.newFeeds };
  const deps = { db, clock, queue, keys, outbound, calendars, tolerate, publicUrl, ...own };
  return {
    meetings: {
      availability: createAvailability(deps),
      busyPeople: createBusyPeople(deps),
      ofCompany: createCompanyMeetings(deps),
      ofCandidate: createCandidateMeetings(deps),
    },
    meetingMails: { sweep: createMeetingSweep({ db, clock, queue }) },
  };
}
