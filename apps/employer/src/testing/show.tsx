import "@testing-library/jest-dom/jest-globals";
import { answers } from "@dryrun/api-client/testing/msw";
import { keepToken } from "@dryrun/auth/token-store";
import { scorecards } from "@dryrun/domain/applications/scorecards/contract";
import { applicationCounts, openedApplication } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import { digest } from "@dryrun/domain/company/digest/contract";
import { mailSettings } from "@dryrun/domain/company/mail/contract";
import { applicationMeetings } from "@dryrun/domain/company/meetings/contract";
import { company as companyCall, jobStages, rejectionReasons, stages } from "@dryrun/domain/company/profile/contract";
import { DEFAULT_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";
import { team } from "@dryrun/domain/company/team/contract";
import { employerJobs } from "@dryrun/domain/jobs/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { templates } from "@dryrun/domain/templates/contract";
import { serveTests, showPart } from "@dryrun/frame/testing/show-part";
import remote from "../remote.tsx";
import { noScorecards } from "./samples/application.ts";
import { company, employer, profile } from "./samples/employer.ts";
import { job } from "./samples/jobs.ts";
import { counts } from "./samples/listed-applications.ts";
import { paged } from "./samples/values.ts";

/** A server with a signed-in employer; tests add the handlers of their page. */
export const useServer = () =>
  serveTests((server) => {
    keepToken("t1");
    server.use(
      answers(me, { user: employer }),
      answers(myProfile, profile),
      answers(templates, { templates: [] }),
      // Every list of applications requests these.
      answers(applicationCounts, counts),
      answers(openedApplication, undefined as never),
      // The company has one person, who has done nothing.
      answers(companyCall, company),
      answers(team, { people: [], invitations: [] }),
      answers(digest, { every: "off" }),
      answers(mailSettings, { signature: "", repliesToMe: true }),
      answers(rejectionReasons, { reasons: [...DEFAULT_REJECTION_REASONS] }),
      answers(stages, DEFAULT_STAGE_SET),
      answers(jobStages, { isOwn: false, ...DEFAULT_STAGE_SET }),
      answers(scorecards, noScorecards),
      answers(applicationMeetings, { meetings: [] }),
      answers(applicationActivity, { activity: [], hasMore: false }),
      answers(jobActivity, { activity: [], hasMore: false }),
      answers(employerJobs, { jobs: [job], ...paged }),
    );
  });

/** Opens the employer's part at a path, as the shell shows it. */
export const show = (at: string) => showPart(remote.routes, at);
