import { sharedResultPath } from "@dryrun/domain/shared-results/limits";
import type { FastifyInstance, FastifyReply } from "fastify";
import { networkOf, turnOfVisitor } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { withDemoBanner } from "../../http/site/demo-banner.ts";
import { goneSharedPage, sharedPage } from "./page.ts";
import type { SharedResults } from "./service.ts";

interface Options {
  publicUrl: string;
  isPublicDemo: boolean;
  limit: Pick<Limit, "take">;
}
/** Programs that open a link to show a preview of it. */
const PROGRAMS = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slack|telegram|curl|wget/i;
const isPerson = (agent: string | undefined) => agent !== undefined && !PROGRAMS.test(agent);

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

  app.get<Asked>("/shared/:token", async ({ params: { token }, headers }, reply) => {
    const view = await sharedResults.open(token);
    if (!view) return send(reply, 404, goneSharedPage());
    // A page that cannot be counted, as in the read-only mode, is shown all the same.
    if (isPerson(headers["user-agent"])) await sharedResults.countView(token).catch(() => undefined);
    return send(reply, 200, sharedPage(view, token, publicUrl));
  });

  app.get<Asked>("/shared/:token/qr.svg", async ({ params: { token } }, reply) => {
    if (!(await sharedResults.open(token))) return send(reply, 404, goneSharedPage());
    const code = await sharedResults.code(publicUrl + sharedResultPath(token));
    return reply.type("image/svg+xml").header("cache-control", "no-store").send(code);
  });

  app.get<Asked>("/shared/:token/card.png", async ({ params: { token }, ip, headers }, reply) => {
    const view = await sharedResults.open(token);
    if (!view) return send(reply, 404, goneSharedPage());
    const { card } = view;
    const tag = `"${sharedResults.keyOf(card)}"`;
    // A cache may store it, but asks each time whether it is still valid.
    reply.header("cache-control", "no-cache").header("etag", tag).header("x-robots-tag", "noindex, nofollow");
    if (headers["if-none-match"] === tag) return reply.code(304).send();
    await limit.take(networkOf(ip));
    return reply.type("image/png").send(await sharedResults.picture(card, turnOfVisitor(ip)));
  });
}
