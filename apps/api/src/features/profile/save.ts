import { VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import type { Output } from "@dryrun/domain/contract/define";
import { completionOf } from "@dryrun/domain/profile/completion";
import type { myProfile } from "@dryrun/domain/profile/contract";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { NOTHING_TO_SAVE } from "@dryrun/domain/profile/messages";
import { ownPart, withWorkSettled } from "@dryrun/domain/profile/rules";
import type { ProfileUpdate } from "@dryrun/domain/profile/schema";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import type { Caller } from "../../http/access.ts";
import { newId } from "../../ids.ts";
import { saveCompanyProfile } from "../../records/company/profile.ts";
import { findConsent, insertConsent } from "../../records/consents.ts";
import { keptProjects, sanitisedEntry } from "../../records/students/resume.ts";
import { findUser } from "../../records/users.ts";
import { laterThan } from "../../records/work/later-than.ts";
import { sanitizeRichText } from "../../rich-text.ts";
import { indexProfiles } from "../../search/candidates/index-queries.ts";
import type { ProfileDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { accountAnswer, profileAnswer } from "./serialize.ts";

type Answer = Output<typeof myProfile>;
type Change = Partial<Omit<ProfileUpdate, "ifUpdatedAt">>;

/** Absent fields are not changed. With `ifUpdatedAt`, refuses to overwrite a later save from another tab. */
export const update =
  (deps: ProfileDeps) =>
  async ({ id, userType, member }: Caller, { ifUpdatedAt, ...update }: ProfileUpdate): Promise<Answer> => {
    const change: Change = ownPart(userType, update);
    if (Object.keys(change).length === 0) throw new AppError("VALIDATION", NOTHING_TO_SAVE, { errors: [] });
    if (member && member.role !== "owner") throw new AppError("ROLE", ROLE_MAY_NOT);
    const save = userType === "employer" ? saveCompany : saveStudent;
    const answer = await deps.db.transaction((tx) => save(deps, tx, id, change, ifUpdatedAt));
    if (userType === "student") await deps.catchUpSearch();
    return answer;
  };

async function saveStudent(
  { clock }: ProfileDeps,
  tx: Db,
  userId: string,
  change: Change,
  readAt: string | undefined,
): Promise<Answer> {
  const profile = await query.lockProfile(tx, userId);
  if (!profile) throw notFound("Your profile");
  const now = laterThan(profile.updatedAt, readAt, clock.now());
  const nextProfile = { ...profile, ...sanitised(withWorkSettled(change)) };
  const experience = totalExperienceYears(nextProfile.workExperience, now);
  const saved = await query.saveProfile(tx, profile.id, {
    ...nextProfile,
    ...completionOf(nextProfile),
    totalExperienceYears: experience,
    updatedAt: now,
  });
  const { visibleToRecruiters } = change;
  if (visibleToRecruiters !== undefined) await recordVisibility(tx, userId, visibleToRecruiters, now);
  await indexProfiles(tx, [saved]);
  return profileAnswer(saved);
}

async function saveCompany(
  { clock, needsVerification }: ProfileDeps,
  tx: Db,
  userId: string,
  change: Change,
  readAt: string | undefined,
): Promise<Answer> {
  const user = await findUser(tx, userId);
  const { companyName: name, companyWebsite: website } = change;
  const times = { createdAt: () => user?.createdAt ?? clock.now(), readAt, now: clock.now() };
  const isSaved = user?.companyId && (await saveCompanyProfile(tx, user.companyId, { name, website }, times));
  if (!isSaved) throw notFound("Your profile");
  return accountAnswer((await findUser(tx, userId)) ?? user, needsVerification);
}

/** Records each new answer, not each save. */
async function recordVisibility(tx: Db, userId: string, given: boolean, now: Date) {
  if ((await findConsent(tx, userId, "recruiter-visibility")) === given) return;
  const consent = { userId, kind: "recruiter-visibility" as const, given, source: "profile" };
  await insertConsent(tx, { ...consent, id: newId(now), version: VISIBILITY_VERSION, at: now });
}

function sanitised(change: Change): Change {
  const { summary, coverLetter, workExperience, education, projects } = change;
  return {
    ...change,
    ...(summary !== undefined && { summary: sanitizeRichText(summary) }),
    ...(coverLetter !== undefined && { coverLetter: sanitizeRichText(coverLetter) }),
    ...(workExperience && { workExperience: workExperience.map(sanitisedEntry) }),
    ...(education && { education: education.map(sanitisedEntry) }),
    ...(projects && { projects: keptProjects(projects) }),
  };
}
