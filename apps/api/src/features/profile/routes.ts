import { completionStatus, myProfile, updateProfile } from "@dryrun/domain/profile/contract";
import { PROFILE_SAVED } from "@dryrun/domain/profile/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { startOf } from "../../records/students/resume.ts";
import type { Profiles } from "./service.ts";

export function profileRoutes(app: FastifyInstance, profiles: Profiles) {
  contractRoute(app, myProfile, async ({ query }, caller) => {
    const profile = await profiles.read(caller);
    return query.texts === "start" ? startOf(profile) : profile;
  });
  contractRoute(app, completionStatus, (_, caller) => profiles.completion(caller.id));
  contractRoute(app, updateProfile, async ({ body }, caller) => ({
    message: PROFILE_SAVED,
    profile: await profiles.update(caller, body),
  }));
}
