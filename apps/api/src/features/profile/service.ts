import { VISIBILITY_VERSION } from "@dryrun/domain/auth/limits";
import type { Output } from "@dryrun/domain/contract/define";
import { completionOf } from "@dryrun/domain/profile/completion";
import type { myProfile } from "@dryrun/domain/profile/contract";
import { totalExperienceYears } from "@dryrun/domain/profile/experience";
import { NOTHING_TO_SAVE, PROFILE_CHANGED } from "@dryrun/domain/profile/messages";
import { ownPart, withWorkSettled } from "@dryrun/domain/profile/rules";
import type { ProfileUpdate } from "@dryrun/domain/profile/schema";
import { addMs } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import type { Caller } from "../../http/access.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { sanitizeRichText } from "../../http/rich-text.ts";
import { newId } from "../../ids.ts";
import type { Clock } from "../../ports.ts";
import { findUser, insertConsent } from "../auth/queries.ts";
import { indexProfiles } from "../candidates/index-queries.ts";
import * as query from "./queries.ts";
import { keptProjects, sanitisedEntry } from "./sanitise.ts";
import { accountAnswer, companyUpdatedAt, profileAnswer } from "./serialize.ts";

export type Profiles = ReturnType<typeof createProfiles>;
type Answer = Output<typeof myProfile>;
type Change = Partial<Omit<ProfileUpdate, "ifUpdatedAt">>;
interface Saved {
  answer: Answer;
  /** Null where it was no student's. */
  profileId: string | null;
}

interface ProfileParts {
  db: Db;
  clock: Clock;
  /** Told which profile changed that recruiters may find. */
  tellCandidates: (profileIds: readonly string[]) => void;
}

export function createProfiles({ db, clock, tellCandidates }: ProfileParts) {
  const findProfile = query.prepareFindProfile(db);
  const findCompletion = query.prepareFindCompletion(db);
  const profileOf = async (userId: string) => {
    const profile = await findProfile(userId);
    if (!profile) throw notFound("Your profile");
    return profile;
  };

  async function saveStudent(tx: Db, userId: string, change: Change, readAt: string | undefined): Promise<Saved> {
    const profile = await query.lockProfile(tx, userId);
    if (!profile) throw notFound("Your profile");
    const now = laterThan(profile.updatedAt, readAt, clock.now());
    const kept = { ...profile, ...sanitised(withWorkSettled(change)) };
    const experience = totalExperienceYears(kept.workExperience, now);
    const saved = await query.saveProfile(tx, profile.id, {
      ...kept,
      ...completionOf(kept),
      totalExperienceYears: experience,
      updatedAt: now,
    });
    const { visibleToRecruiters } = change;
    if (visibleToRecruiters !== undefined) await recordVisibility(tx, userId, visibleToRecruiters, now);
    await indexProfiles(tx, [saved]);
    return { answer: profileAnswer(saved), profileId: profile.id };
  }

  async function saveCompany(tx: Db, userId: string, change: Change, readAt: string | undefined): Promise<Saved> {
    const user = await query.lockCompany(tx, userId);
    if (!user) throw notFound("Your profile");
    const now = laterThan(companyUpdatedAt(user), readAt, clock.now());
    const saved = await query.saveCompany(tx, userId, { ...change, companyUpdatedAt: now });
    return { answer: accountAnswer(saved ?? user), profileId: null };
  }

  return {
    async read({ id, userType }: Caller): Promise<Answer> {
      if (userType === "student") return profileAnswer(await profileOf(id));
      const user = await findUser(db, id);
      if (!user) throw notFound("Your profile");
      return accountAnswer(user);
    },

    async completion(studentId: string) {
      const known = await findCompletion(studentId);
      if (known?.completion != null && known.missing) return { completion: known.completion, missing: known.missing };
      const profile = await profileOf(studentId);
      const said = completionOf(profile);
      await query.keepCompletion(db, profile, said);
      return said;
    },

    /** What is absent stays. With `ifUpdatedAt` nothing is saved over what another tab saved meanwhile. */
    update: async ({ id, userType }: Caller, { ifUpdatedAt, ...update }: ProfileUpdate): Promise<Answer> => {
      const change: Change = ownPart(userType, update);
      if (Object.keys(change).length === 0) throw new AppError("VALIDATION", NOTHING_TO_SAVE, { errors: [] });
      const save = userType === "employer" ? saveCompany : saveStudent;
      const { answer, profileId } = await db.transaction((tx) => save(tx, id, change, ifUpdatedAt));
      if (profileId) tellCandidates([profileId]);
      return answer;
    },
  };
}

/** The time of this change, later than the last one's: the same instant would hide that there were two. */
function laterThan(updatedAt: Date, readAt: string | undefined, now: Date): Date {
  if (readAt !== undefined && new Date(readAt).getTime() !== updatedAt.getTime()) {
    throw new AppError("PROFILE_CHANGED", PROFILE_CHANGED, { updatedAt: updatedAt.toISOString() });
  }
  return now > updatedAt ? now : addMs(updatedAt, 1);
}

/** A row for each new answer, not for each save. */
async function recordVisibility(tx: Db, userId: string, given: boolean, now: Date) {
  if ((await query.findVisibilityAnswer(tx, userId)) === given) return;
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
