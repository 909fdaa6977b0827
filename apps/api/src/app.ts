import type { BrandSettings } from "@dryrun/domain/brand";
import type { FastifyInstance } from "fastify";
import type { MovableClock } from "./adapters/clock/movable.ts";
import { apiRoutes } from "./app/routes.ts";
import { decorate, logRequests, newServer, prepareBodies, type ServerOptions } from "./app/server.ts";
import type { Parts } from "./compose.ts";
import { MAX_DELAY_MS } from "./config.ts";
import { companyLogos } from "./features/company/routes.ts";
import { jobFeeds } from "./features/developers/routes.ts";
import { jobPictures } from "./features/jobs/public/pages.ts";
import { sharedResultPages } from "./features/shared-results/pages.ts";
import { statusPages } from "./features/status/routes.ts";
import { type DemoAccount, demoAccountsRoute } from "./features/system/demo-accounts.ts";
import { devClockRoute } from "./features/system/dev-clock.ts";
import { devMailRoutes } from "./features/system/dev-mail.ts";
import { healthRoutes } from "./features/system/health.ts";
import { type SecurityContact, securityTxtRoute } from "./features/system/security-txt.ts";
import { compressAnswers } from "./http/compression.ts";
import { installErrorHandler } from "./http/error-handler.ts";
import { type DelayMeter, shedOverload } from "./http/limits/overload.ts";
import { createReleases } from "./http/site/releases.ts";
import { installSecurityPolicy } from "./http/site/security-policy.ts";
import { serveSite } from "./http/site/site.ts";

export interface AppOptions extends ServerOptions {
  siteDir?: string | undefined;
  /** Folder of the outbox, which the embedded mode shows at /dev/mail. */
  outbox?: string | undefined;
  isMetricsPublic?: boolean;
  /** With this token other machines can read the metrics. */
  metricsToken?: string | undefined;
  /** Development only: `POST /api/dev/clock` moves it. */
  movableClock?: MovableClock | undefined;
  /** The embedded mode with demo data: the login page offers these accounts. */
  demoAccounts?: readonly DemoAccount[];
  /** Shows on every page that the data is not real. */
  isPublicDemo?: boolean;
  /** The address for reports of security holes. */
  security?: SecurityContact;
  /** What this installation sets of the brand. */
  brand?: BrandSettings;
  /** The maximum delay of the event loop before calls are refused; `Infinity` for no limit. */
  maxDelayMs?: number;
  /** By default measures the delay of this process's event loop. */
  delayMeter?: DelayMeter;
}

/** Creates the whole server: every feature's routes below /api, and the site. */
export async function createApp(deps: Parts, options: AppOptions): Promise<FastifyInstance> {
  const {
    siteDir,
    isMetricsPublic = true,
    metricsToken,
    isDraining = () => false,
    movableClock,
    demoAccounts = [],
    brand = {},
    isPublicDemo = false,
    maxDelayMs = MAX_DELAY_MS,
  } = options;
  const app = newServer(options);
  await prepareBodies(app);
  installErrorHandler(app);
  logRequests(app);
  deps.system.metrics.observe(app);
  decorate(app, deps, options);
  const releases = siteDir
    ? createReleases(siteDir, (error) =>
        app.log.error({ err: error }, "remotes.json is not used; the last good list holds"),
      )
    : undefined;
  if (releases) deps.system.metrics.observeReleases(releases.list);
  await installSecurityPolicy(app, releases, deps.payments.config().provider);
  await app.register(
    async (api) => {
      if (Number.isFinite(maxDelayMs)) await shedOverload(api, maxDelayMs, options.delayMeter);
      await compressAnswers(api);
      healthRoutes(api, { ...deps.system, searches: deps.searches }, { isMetricsPublic, metricsToken, isDraining });
      apiRoutes(api, deps, releases?.versions ?? (() => []));
      demoAccountsRoute(api, demoAccounts);
      if (movableClock) devClockRoute(api, movableClock, deps.sweeps);
    },
    { prefix: "/api" },
  );
  if (options.outbox) devMailRoutes(app, options.outbox, isPublicDemo);
  if (options.security) securityTxtRoute(app, options.security, deps.publicUrl, deps.clock);
  plainPages(app, deps, isPublicDemo);
  if (releases)
    await serveSite(app, releases, {
      brand,
      isPublicDemo,
      jobPageOf: deps.hiring.publicJobs.pageOf,
      barText: deps.system.siteStatus.barText,
    });
  else app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" }));
  return app;
}

/** Adds the pages that the server renders itself, without the files of the site. */
function plainPages(app: FastifyInstance, deps: Parts, isPublicDemo: boolean) {
  const { system, students, hiring, people, publicUrl, limits } = deps;
  statusPages(app, system.siteStatus, { isPublicDemo });
  sharedResultPages(app, students.sharedResults, { publicUrl, isPublicDemo, limit: limits.sharedCards });
  jobPictures(app, hiring.publicJobs, limits.sharedCards);
  companyLogos(app, people);
  jobFeeds(app, { feeds: hiring.jobFeeds, limit: limits.feeds });
}
