import type { FastifyInstance } from "fastify";
import { networkOf, turnOfVisitor } from "../../../http/limits/network.ts";
import type { Limit } from "../../../http/limits/rate-limit.ts";
import type { PublicJobs } from "./service.ts";

const MAX_AGE_SECONDS = 3600;

/** Serves the picture of a job's public page, which messengers and social networks show for its link. */
export function jobPictures(app: FastifyInstance, jobs: PublicJobs, limit: Pick<Limit, "take">) {
  app.get<{ Params: { id: string } }>("/jobs/:id/card.png", async ({ params: { id }, ip }, reply) => {
    const card = await jobs.cardOf(id);
    if (!card) return reply.code(404).header("cache-control", "no-store").send();
    await limit.take(networkOf(ip));
    reply.type("image/png").header("cache-control", `public, max-age=${MAX_AGE_SECONDS}`);
    return reply.send(await jobs.picture(card, turnOfVisitor(ip)));
  });
}
