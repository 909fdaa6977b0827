import * as contract from "@dryrun/domain/company/developers/contract";
import { FEED_SECONDS, feedPath } from "@dryrun/domain/company/developers/limits";
import { openApiOf } from "@dryrun/domain/company/developers/open-api";
import { contractsHash } from "@dryrun/domain/contract/describe";
import { contracts } from "@dryrun/domain/contracts";
import type { FastifyInstance } from "fastify";
import { fileRoute } from "../../http/file-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { JobFeeds } from "./feed.ts";

/** Serves the description of the API, which is made once, when somebody first asks for it. */
export function developerRoutes(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  let content: Buffer | undefined;
  fileRoute(app, contract.openApi, async () => {
    content ??= Buffer.from(JSON.stringify(openApiOf(contracts, publicUrl, contractsHash(contracts))));
    return { content, contentType: "application/json", fileName: "dryrun-openapi.json" };
  });
}

/** Serves the feeds of open jobs, which every site may read. */
export function jobFeeds(app: FastifyInstance, { feeds, limit }: { feeds: JobFeeds; limit: Pick<Limit, "take"> }) {
  app.get<{ Params: { id: string } }>(feedPath(":id"), async ({ params, ip }, reply) => {
    await limit.take(networkOf(ip));
    const feed = await feeds.read(params.id);
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    if (!feed)
      return reply.code(404).header("cache-control", "no-store").send({ message: "Not found.", code: "NOT_FOUND" });
    return reply
      .type("application/feed+json; charset=utf-8")
      .header("cache-control", `public, max-age=${FEED_SECONDS}`)
      .send(JSON.stringify(feed));
  });
}
