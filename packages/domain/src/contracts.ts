import * as account from "./account/contract.ts";
import * as calibration from "./admin/calibration/contract.ts";
import * as companies from "./admin/companies/contract.ts";
import * as admin from "./admin/contract.ts";
import * as records from "./admin/records/contract.ts";
import * as applications from "./applications/contract.ts";
import * as drafts from "./applications/drafts/contract.ts";
import * as scorecards from "./applications/scorecards/contract.ts";
import * as triage from "./applications/triage/contract.ts";
import * as auth from "./auth/contract.ts";
import * as candidates from "./candidates/contract.ts";
import * as certificates from "./certificates/contract.ts";
import * as activity from "./company/activity/contract.ts";
import * as apiKeys from "./company/api-keys/contract.ts";
import * as developers from "./company/developers/contract.ts";
import * as digest from "./company/digest/contract.ts";
import * as find from "./company/find/contract.ts";
import * as companyMail from "./company/mail/contract.ts";
import * as meetings from "./company/meetings/contract.ts";
import * as numbers from "./company/numbers/contract.ts";
import * as company from "./company/profile/contract.ts";
import * as team from "./company/team/contract.ts";
import * as webhooks from "./company/webhooks/contract.ts";
import * as contact from "./contact/contract.ts";
import type { Contract } from "./contract/define.ts";
import * as courses from "./courses/contract.ts";
import * as flags from "./flags/contract.ts";
import * as incidents from "./incidents/contract.ts";
import * as interviews from "./interviews/contract.ts";
import * as drills from "./interviews/drills/contract.ts";
import * as invitations from "./invitations/contract.ts";
import * as jobs from "./jobs/contract.ts";
import * as maintenance from "./maintenance/contract.ts";
import * as masterclass from "./masterclass/contract.ts";
import * as notifications from "./notifications/contract.ts";
import * as payments from "./payments/contract.ts";
import * as profile from "./profile/contract.ts";
import * as progress from "./progress/contract.ts";
import * as quiz from "./quiz/contract.ts";
import * as sharedResults from "./shared-results/contract.ts";
import * as status from "./status/contract.ts";
import * as system from "./system/contract.ts";
import * as vitals from "./system/vitals/contract.ts";
import * as templates from "./templates/contract.ts";
import * as views from "./views/contract.ts";

const areas = {
  account,
  auth,
  profile,
  jobs,
  applications: { ...applications, ...triage, ...drafts },
  scorecards,
  quiz,
  progress,
  sharedResults,
  interviews: { ...interviews, ...drills },
  invitations,
  candidates,
  payments,
  courses,
  masterclass,
  certificates,
  contact,
  notifications,
  team,
  company,
  activity,
  find,
  digest,
  companyMail,
  meetings,
  numbers,
  apiKeys,
  webhooks,
  developers,
  templates,
  views,
  maintenance,
  flags,
  incidents,
  status,
  admin: { ...admin, ...records, ...calibration, ...companies },
  system,
  vitals,
};

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value;

/** Every call by `area.name`, only for tools and tests: a page that imported this would load all of them. */
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, module]) =>
    Object.entries(module).flatMap(([name, value]) => (isContract(value) ? [[`${area}.${name}`, value]] : [])),
  ),
);
