import { completionOf } from "@dryrun/domain/profile/completion";
import { completionStatus, myProfile } from "@dryrun/domain/profile/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { findUser } from "../auth/queries.ts";
import { prepareFindProfile } from "./queries.ts";
import { accountAnswer, profileAnswer } from "./serialize.ts";

export function profileRoutes(app: FastifyInstance, db: Db) {
  const findProfile = prepareFindProfile(db);
  const profileOf = async (userId: string) => {
    const profile = await findProfile(userId);
    if (!profile) throw notFound("Your profile");
    return profile;
  };
  contractRoute(app, myProfile, async (_, caller) => {
    if (caller.userType === "student") return profileAnswer(await profileOf(caller.id));
    const user = await findUser(db, caller.id);
    if (!user) throw notFound("Your profile");
    return accountAnswer(user);
  });
  contractRoute(app, completionStatus, async (_, caller) => completionOf(await profileOf(caller.id)));
}
