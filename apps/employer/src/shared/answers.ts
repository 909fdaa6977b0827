import type { employerApplication, employerApplications } from "@dryrun/domain/applications/contract";
import type { jobCriteria, scorecards } from "@dryrun/domain/applications/scorecards/contract";
import type { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import type { jobActivity } from "@dryrun/domain/company/activity/contract";
import type { apiKeys } from "@dryrun/domain/company/api-keys/contract";
import type { find } from "@dryrun/domain/company/find/contract";
import type { numbers } from "@dryrun/domain/company/numbers/contract";
import type { company } from "@dryrun/domain/company/profile/contract";
import type { team } from "@dryrun/domain/company/team/contract";
import type { webhookDeliveries, webhooks } from "@dryrun/domain/company/webhooks/contract";
import type { Output } from "@dryrun/domain/contract/define";
import type { employerInterview } from "@dryrun/domain/interviews/contract";
import type { bulkInvite, jobInvitations } from "@dryrun/domain/invitations/contract";
import type { employerDashboard, employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import type { myProfile } from "@dryrun/domain/profile/contract";

// The types of the server's answers, with the names that the pages use.
export type Dashboard = Output<typeof employerDashboard>;
export type Job = Output<typeof employerJob>["job"];
export type JobStats = Output<typeof jobStats>;
export type ListedApplication = Output<typeof employerApplications>["applications"][number];
export type Application = Output<typeof employerApplication>["application"];
export type OtherApplication = Application["others"][number];
export type Note = Application["notes"][number];
export type Criteria = Output<typeof jobCriteria>;
export type Scorecards = Output<typeof scorecards>;
export type Scorecard = Scorecards["scorecards"][number];
export type Invitation = Output<typeof jobInvitations>["invitations"][number];
export type BulkResult = Output<typeof bulkInvite>["results"][number];
export type ActivityEntry = Output<typeof jobActivity>["activity"][number];
export type Company = Output<typeof company>;
export type Colleague = Output<typeof team>["people"][number];
export type TeamInvitation = Output<typeof team>["invitations"][number];
export type Numbers = Output<typeof numbers>;
export type ApiKey = Output<typeof apiKeys>["keys"][number];
export type Webhook = Output<typeof webhooks>["webhooks"][number];
export type Delivery = Output<typeof webhookDeliveries>["deliveries"][number];
export type Found = Output<typeof find>;
export type FoundCandidate = Output<typeof searchCandidates>["results"][number];
export type Candidate = Output<typeof candidateProfile>;
/** Fields that applications and profiles share. */
export type ResumeFacts = Pick<
  Candidate,
  | "email"
  | "phone"
  | "summary"
  | "skills"
  | "languages"
  | "portfolioUrl"
  | "coverLetter"
  | "currentCTC"
  | "expectedCTC"
  | "noticePeriod"
  | "noWorkExperience"
  | "workExperience"
  | "education"
  | "projects"
>;
export type Profile = Output<typeof myProfile>;
export type Interview = Output<typeof employerInterview>;
export type Question = Interview["questions"][number];
