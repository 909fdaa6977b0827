import { completionOf } from "@dryrun/domain/profile/completion";
import { completionStatus, myProfile } from "@dryrun/domain/profile/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { notFound } from "../../http/app-error.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { prepareFindProfile } from "./queries.ts";

export function profileRoutes(app: FastifyInstance, db: Db) {
  const findProfile = prepareFindProfile(db);
  const profileOf = async (userId: string) => {
    const profile = await findProfile(userId);
    if (!profile) throw notFound("Your profile");
    return profile;
  };
  contractRoute(app, myProfile, async (_, caller) => {
    const profile = await profileOf(caller.id);
    return { ...profile, updatedAt: profile.updatedAt.toISOString() };
  });
  contractRoute(app, completionStatus, async (_, caller) => completionOf(await profileOf(caller.id)));
}
