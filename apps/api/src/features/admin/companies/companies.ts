import type * as contract from "@dryrun/domain/admin/companies/contract";
import { MAX_SEATS, TEAM_INVITATION_DAYS } from "@dryrun/domain/company/team/limits";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { pagingOf } from "@dryrun/domain/pages";
import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { notFound } from "../../../errors/app-error.ts";
import { lockCompany } from "../../../records/company/companies.ts";
import { findCompanyProfile } from "../../../records/company/profile.ts";
import * as query from "./company-queries.ts";
import type { CompanyDeps } from "./deps.ts";
import { mergeCompany, previewMerge } from "./merge.ts";
import { setVerified } from "./verification.ts";

type Details = Output<typeof contract.companyDetails>["company"];
export type Companies = ReturnType<typeof createCompanies>;

const rowAnswer = ({ company, owner, people, jobs, isBlocked }: query.CompanyRecord) => ({
  _id: company.id,
  name: company.name,
  website: company.website,
  createdAt: company.createdAt.toISOString(),
  owner,
  people,
  jobs,
  verified: company.verifiedAt !== null,
  verifiedAt: company.verifiedAt?.toISOString() ?? null,
  blocked: isBlocked,
});

type Staff = Awaited<ReturnType<typeof query.findStaff>>[number];
const staffAnswer = ({ user, lastSignInAt }: Staff): Details["staff"][number] => ({
  _id: user.id,
  fullName: user.fullName,
  email: user.email,
  role: user.companyRole ?? "viewer",
  emailVerified: user.emailVerifiedAt !== null,
  blocked: user.blockedAt !== null,
  lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt).toISOString(),
});

/** What a company uses of its limits. */
async function limitsOf({ db, clock, mails, contactsPerDay }: CompanyDeps, id: string, people: number) {
  const now = clock.now();
  const invited = await query.countInvitations(db, id, addMs(now, -TEAM_INVITATION_DAYS * DAY_MS));
  return {
    seats: { used: people + invited, most: MAX_SEATS },
    candidates: { used: await query.findContactsOf(db, id, indianDay(now)), most: contactsPerDay },
    mails: await mails.stateOfCompany(id),
  };
}

async function readCompany(deps: CompanyDeps, id: string): Promise<Details> {
  const found = await query.findCompanyRecord(deps.db, id);
  const profile = found && (await findCompanyProfile(deps.db, id));
  if (!profile) throw notFound("This company");
  return {
    ...rowAnswer(found),
    city: profile.city,
    about: profile.about,
    logo: profile.logo,
    staff: (await query.findStaff(deps.db, id)).map(staffAnswer),
    limits: await limitsOf(deps, id, found.people),
  };
}

/** Lists, verifies and merges companies, for admins. */
export const createCompanies = (deps: CompanyDeps) => ({
  async list(asked: Input<typeof contract.companies>["query"]): Promise<Output<typeof contract.companies>> {
    const { rows, total } = await query.findCompanies(deps.db, asked);
    const { needsVerification: verificationRequired } = deps;
    return { companies: rows.map(rowAnswer), verificationRequired, ...pagingOf(total, asked) };
  },

  read: (id: string) => readCompany(deps, id),

  /** Verifies the company or withdraws the verification. */
  async verify(adminId: string, id: string, change: Input<typeof contract.verifyCompany>["body"]): Promise<Details> {
    await deps.jobRecords.change(async (tx) => {
      const company = await lockCompany(tx, id);
      const found = company && (await query.findCompanyRecord(tx, id));
      if (!found) throw notFound("This company");
      await setVerified(tx, deps, company, { ...change, adminId, target: found.owner?._id ?? id });
    });
    return readCompany(deps, id);
  },

  preview: previewMerge(deps),

  async merge(adminId: string, id: string, asked: Input<typeof contract.mergeCompany>["body"]): Promise<Details> {
    await mergeCompany(deps)(adminId, id, asked);
    return readCompany(deps, asked.into);
  },
});
