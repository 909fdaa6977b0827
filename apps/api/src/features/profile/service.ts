import type { Output } from "@dryrun/domain/contract/define";
import { completionOf } from "@dryrun/domain/profile/completion";
import type { myProfile } from "@dryrun/domain/profile/contract";
import { notFound } from "../../errors/app-error.ts";
import type { Caller } from "../../http/access.ts";
import { findUser } from "../../records/users.ts";
import type { ProfileDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { update } from "./save.ts";
import { accountAnswer, profileAnswer } from "./serialize.ts";

export type Profiles = ReturnType<typeof createProfiles>;
type Answer = Output<typeof myProfile>;

export function createProfiles(deps: ProfileDeps) {
  const { db, needsVerification } = deps;
  const findProfile = query.prepareFindProfile(db);
  const findCompletion = query.prepareFindCompletion(db);
  const profileOf = async (userId: string) => {
    const profile = await findProfile(userId);
    if (!profile) throw notFound("Your profile");
    return profile;
  };

  return {
    async read({ id, userType }: Caller): Promise<Answer> {
      if (userType === "student") return profileAnswer(await profileOf(id));
      const user = await findUser(db, id);
      if (!user) throw notFound("Your profile");
      return accountAnswer(user, needsVerification);
    },

    async completion(studentId: string) {
      const knownCompletion = await findCompletion(studentId);
      if (knownCompletion?.completion != null && knownCompletion.missing)
        return { completion: knownCompletion.completion, missing: knownCompletion.missing };
      const profile = await profileOf(studentId);
      const saidCompletion = completionOf(profile);
      await query.keepCompletion(db, profile, saidCompletion);
      return saidCompletion;
    },

    update: update(deps),
  };
}
