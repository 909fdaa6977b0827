import { siteStatus } from "@dryrun/domain/status/contract";
import { STATUS_PATH } from "@dryrun/domain/status/limits";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { withDemoBanner } from "../../http/site/demo-banner.ts";
import { statusPage } from "./page.ts";
import type { SiteStatus } from "./service.ts";

export function statusRoutes(app: FastifyInstance, status: SiteStatus) {
  contractRoute(app, siteStatus, () => status.read());
}

/** Serves the page, which needs neither the site's files nor a part, so that it works when they fail. */
export function statusPages(app: FastifyInstance, status: SiteStatus, { isPublicDemo }: { isPublicDemo: boolean }) {
  app.get(STATUS_PATH, async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(withDemoBanner(statusPage(await status.page()), isPublicDemo)),
  );
}
