import type { FastifyInstance, FastifyReply } from "fastify";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { withDemoBanner } from "../../http/site/demo-banner.ts";
import { goneSharedPage, sharedPage } from "./page.ts";
import type { SharedResults } from "./service.ts";

interface Options {
  publicUrl: string;
  isPublicDemo: boolean;
  limit: Pick<Limit, "take">;
}
interface Asked {
  Params: { token: string };
}

/** Serves the public page of a shared result and its picture. After a revocation both answer 404, also to caches. */
export function sharedResultPages(app: FastifyInstance, sharedResults: SharedResults, options: Options) {
  const { publicUrl, isPublicDemo, limit } = options;
  const send = (reply: FastifyReply, status: 200 | 404, page: string) =>
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex, nofollow")
      .send(withDemoBanner(page, isPublicDemo));

  app.get<Asked>("/shared/:token", async ({ params: { token } }, reply) => {
    const card = await sharedResults.open(token);
    return card ? send(reply, 200, sharedPage(card, token, publicUrl)) : send(reply, 404, goneSharedPage());
  });

  app.get<Asked>("/shared/:token/card.png", async ({ params: { token }, ip, headers }, reply) => {
    const card = await sharedResults.open(token);
    if (!card) return send(reply, 404, goneSharedPage());
    const tag = `"${sharedResults.keyOf(card)}"`;
    // A cache may store it, but asks each time whether it is still valid.
    reply.header("cache-control", "no-cache").header("etag", tag).header("x-robots-tag", "noindex, nofollow");
    if (headers["if-none-match"] === tag) return reply.code(304).send();
    await limit.take(networkOf(ip));
    return reply.type("image/png").send(await sharedResults.picture(card));
  });
}
