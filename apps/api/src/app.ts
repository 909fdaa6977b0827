import { randomUUID } from "node:crypto";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { BrandSettings } from "@dryrun/domain/brand";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { MAX_BODY_BYTES } from "@dryrun/domain/limits";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from "fastify";
import type { ValidationError } from "yup";
import type { MovableClock } from "./adapters/clock/movable.ts";
import type { Parts } from "./compose.ts";
import { MAX_DELAY_MS } from "./config.ts";
import { accountRoutes } from "./features/account/routes.ts";
import { activityRoutes } from "./features/activity/routes.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { apiKeyRoutes } from "./features/api-keys/routes.ts";
import { isApiKey } from "./features/api-keys/service.ts";
import { applicationRoutes } from "./features/applications/routes.ts";
import { prepareFindCaller } from "./features/auth/queries.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { secondFactorRoutes } from "./features/auth/second-factor/second-factor-routes.ts";
import { candidateMailRoutes } from "./features/candidate-mails/routes.ts";
import { candidateRoutes } from "./features/candidates/routes.ts";
import { certificateRoutes } from "./features/certificates/routes.ts";
import { companyLogos, companyRoutes } from "./features/company/routes.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { courseRoutes } from "./features/course/routes.ts";
import { developerRoutes, jobFeeds } from "./features/developers/routes.ts";
import { digestRoutes } from "./features/digest/routes.ts";
import { drillRoutes } from "./features/drills/routes.ts";
import { findRoutes } from "./features/find/routes.ts";
import { flagRoutes } from "./features/flags/routes.ts";
import { incidentRoutes } from "./features/incidents/routes.ts";
import { interviewRoutes } from "./features/interviews/routes.ts";
import { invitationRoutes } from "./features/invitations/routes.ts";
import { alertRoutes } from "./features/jobs/alerts/routes.ts";
import { jobPictures } from "./features/jobs/public/pages.ts";
import { jobRoutes } from "./features/jobs/routes.ts";
import { maintenanceRoutes } from "./features/maintenance/routes.ts";
import { masterclassRoutes } from "./features/masterclass/routes.ts";
import { meetingRoutes } from "./features/meetings/routes.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { numberRoutes } from "./features/numbers/routes.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { progressRoutes } from "./features/progress/routes.ts";
import { quizRoutes } from "./features/quiz/routes.ts";
import { reviewRoutes } from "./features/reviews/routes.ts";
import { scorecardRoutes } from "./features/scorecards/routes.ts";
import { sharedResultPages } from "./features/shared-results/pages.ts";
import { sharedResultRoutes } from "./features/shared-results/routes.ts";
import { stageRoutes } from "./features/stages/routes.ts";
import { statusPages, statusRoutes } from "./features/status/routes.ts";
import { type DemoAccount, demoAccountsRoute } from "./features/system/demo-accounts.ts";
import { devClockRoute } from "./features/system/dev-clock.ts";
import { devMailRoutes } from "./features/system/dev-mail.ts";
import { healthRoutes } from "./features/system/health.ts";
import { keepOwnWrites } from "./features/system/own-writes.ts";
import { CONTRACTS_HASH, systemRoutes } from "./features/system/routes.ts";
import { type SecurityContact, securityTxtRoute } from "./features/system/security-txt.ts";
import { teamRoutes } from "./features/team/routes.ts";
import { templateRoutes } from "./features/templates/routes.ts";
import { viewRoutes } from "./features/views/routes.ts";
import { webhookRoutes } from "./features/webhooks/routes.ts";
import { compressAnswers } from "./http/compression.ts";
import { installErrorHandler } from "./http/error-handler.ts";
import { createIdempotency } from "./http/limits/idempotency.ts";
import { type DelayMeter, shedOverload } from "./http/limits/overload.ts";
import { guardReadOnly } from "./http/limits/read-only.ts";
import { guardSwitches } from "./http/limits/switches.ts";
import { createReleases } from "./http/site/releases.ts";
import { installSecurityPolicy } from "./http/site/security-policy.ts";
import { serveSite } from "./http/site/site.ts";
import { takeUploads } from "./http/upload.ts";
import { traceRequests } from "./tracing/requests.ts";

export interface AppOptions {
  siteDir?: string | undefined;
  /** Folder of the outbox, which the embedded mode shows at /dev/mail. */
  outbox?: string | undefined;
  logger?: FastifyServerOptions["logger"];
  /** Proxies whose header with the caller's address is trusted. */
  trustProxy?: string | undefined;
  isMetricsPublic?: boolean;
  /** With this token other machines can read the metrics. */
  metricsToken?: string | undefined;
  isDraining?: () => boolean;
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
  onMismatch?: (mismatch: ValidationError) => void;
  /** The maximum delay of the event loop before calls are refused; `Infinity` for no limit. */
  maxDelayMs?: number;
  /** By default measures the delay of this process's event loop. */
  delayMeter?: DelayMeter;
}

/** Longer than any path that Node accepts, so that each contract validates its own parameters. */
const MAX_PARAM_LENGTH = 16_384;
/** Path prefixes of links in mails: any path that starts with one is answered as a link, if a dead one. */
const LINK_CALLS = Object.values(contracts as Readonly<Record<string, Contract>>).flatMap(({ path, errors = [] }) =>
  errors.includes("LINK_DEAD") ? [`/api${path.slice(0, path.indexOf(":"))}`] : [],
);

/** Creates the server without its routes: parsers, and the answer to malformed paths. */
const newServer = ({ logger, trustProxy }: AppOptions): FastifyInstance =>
  Fastify({
    logger: logger ?? false,
    trustProxy: trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }), // our own line instead, without addresses and paths with tokens
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (_, request, reply: FastifyReply) => {
      // A malformed path: answered as a dead link, or like every malformed id.
      const isLink = LINK_CALLS.some((start) => request.raw.url?.startsWith(start));
      reply
        .code(isLink ? 400 : 404)
        .header("x-request-id", request.id)
        .send(isLink ? { message: LINK_DEAD, code: "LINK_DEAD" } : { message: "Not found.", code: "NOT_FOUND" });
    },
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });

/** Adds the values that handlers read from the server and from each request. */
function decorate(
  app: FastifyInstance,
  { db, clock, limits }: Parts,
  { isDraining = () => false, onMismatch }: AppOptions,
) {
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  app.addHook("onSend", async (_, reply) => {
    // An idle keep-alive connection would delay the shutdown until it times out.
    if (isDraining()) reply.header("connection", "close");
  });
  app.decorate("clock", clock);
  app.decorate("answerOnce", createIdempotency(db, clock));
  app.decorate("uploads", limits.uploads);
  app.decorate("isThorough", onMismatch !== undefined);
  app.decorate("onMismatch", (request, mismatch) =>
    onMismatch
      ? onMismatch(mismatch)
      : request.log.error({ faults: placesOf(mismatch) }, "an answer does not fit its contract"),
  );
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
  deps.metrics.observe(app);
  decorate(app, deps, options);
  if (deps.database.replica) keepOwnWrites(app, { isSecure: deps.publicUrl.startsWith("https:") });
  const releases = siteDir
    ? createReleases(siteDir, (error) =>
        app.log.error({ err: error }, "remotes.json is not used; the last good list holds"),
      )
    : undefined;
  if (releases) deps.metrics.observeReleases(releases.list);
  await installSecurityPolicy(app, releases, deps.payments.config().provider);
  await app.register(
    async (api) => {
      if (Number.isFinite(maxDelayMs)) await shedOverload(api, maxDelayMs, options.delayMeter);
      await compressAnswers(api);
      healthRoutes(api, deps, { isMetricsPublic, metricsToken, isDraining });
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
      jobPageOf: deps.publicJobs.pageOf,
      barText: deps.siteStatus.barText,
    });
  else app.setNotFoundHandler((_, reply) => reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" }));
  return app;
}

/** Adds the pages that the server renders itself, without the files of the site. */
function plainPages(app: FastifyInstance, deps: Parts, isPublicDemo: boolean) {
  const { siteStatus, sharedResults, publicUrl, limits } = deps;
  statusPages(app, siteStatus, { isPublicDemo });
  sharedResultPages(app, sharedResults, { publicUrl, isPublicDemo, limit: limits.sharedCards });
  jobPictures(app, deps.publicJobs, limits.sharedCards);
  companyLogos(app, deps);
  jobFeeds(app, { feeds: deps.jobFeeds, limit: limits.feeds });
}

/** Finds out who makes a request: a signed-in person, or a company's key. */
function findCallers(api: FastifyInstance, deps: Parts) {
  const { db, tokens } = deps;
  const findCaller = prepareFindCaller(db);
  api.addHook("onRequest", async (request, reply) => {
    reply.header("x-api-contracts", CONTRACTS_HASH).header("cache-control", "no-store");
    const token = /^Bearer +([^ ].*)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (token && isApiKey(token)) {
      request.caller = await deps.apiKeys.callerOf(token);
      return;
    }
    const claims = token ? await tokens.read(token) : null;
    const user = claims && (await findCaller(claims.userId));
    if (user && user.tokenVersion === claims.version && !user.blockedAt) {
      const { id, userType, companyId, role, jobIds } = user;
      const needsSecondFactor = deps.secondFactors.isRequired && userType === "admin" && !user.hasSecondFactor;
      const member = companyId && role ? { userId: id, companyId, role, jobIds } : null;
      request.caller = { id, userType, needsSecondFactor, member };
    }
  });
}

function apiRoutes(api: FastifyInstance, deps: Parts, versionsOf: (part: string) => readonly string[]) {
  const { limits, metrics } = deps;
  findCallers(api, deps);
  guardReadOnly(api, deps.readOnly, deps.clock);
  guardSwitches(api, deps.flags);
  maintenanceRoutes(api, deps.maintenance);
  flagRoutes(api, deps.flagService);
  statusRoutes(api, deps.siteStatus);
  incidentRoutes(api, deps.incidents);
  systemRoutes(api, { metrics, reports: limits.reports, versionsOf, vitals: deps.vitals });
  authRoutes(api, deps.auth, limits, deps.flags);
  secondFactorRoutes(api, deps.secondFactors);
  accountRoutes(api, deps.account);
  invitationRoutes(api, deps, limits.links, limits.unsubscribes);
  contactRoutes(api, deps, limits.messages);
  profileRoutes(api, deps.profiles);
  jobRoutes(api, deps);
  alertRoutes(api, deps.alerts, limits.unsubscribes);
  applicationRoutes(api, deps);
  templateRoutes(api, deps);
  notificationRoutes(api, deps, limits.unsubscribes);
  hiringRoutes(api, deps);
  candidateRoutes(api, deps.candidates);
  quizRoutes(api, deps.quiz, deps.datasets);
  progressRoutes(api, deps);
  sharedResultRoutes(api, deps);
  drillRoutes(api, deps.drills);
  courseRoutes(api, deps.course);
  interviewRoutes(api, deps.interviews, deps.results);
  reviewRoutes(api, deps.reviews);
  adminRoutes(api, deps);
  paymentRoutes(api, deps.payments, deps.receivePayment);
  masterclassRoutes(api, deps.masterclass);
  certificateRoutes(api, deps.certificates, limits.verifications);
}

/** Adds the routes of a company that hires, apart from its jobs and applications. */
function hiringRoutes(api: FastifyInstance, deps: Parts) {
  viewRoutes(api, deps);
  teamRoutes(api, deps, deps.limits);
  companyRoutes(api, deps);
  activityRoutes(api, deps);
  findRoutes(api, deps);
  digestRoutes(api, deps);
  candidateMailRoutes(api, deps);
  meetingRoutes(api, deps);
  apiKeyRoutes(api, deps);
  webhookRoutes(api, deps);
  developerRoutes(api, deps);
  scorecardRoutes(api, deps);
  stageRoutes(api, deps);
  numberRoutes(api, deps);
}

/** Paths and kinds of a response's validation errors; yup's own messages would quote values. */
const placesOf = ({ inner, path, type }: ValidationError) =>
  (inner.length > 0 ? inner : [{ path, type }]).map((fault) => `${fault.path ?? ""}: ${fault.type ?? ""}`);

async function prepareBodies(app: FastifyInstance) {
  app.removeContentTypeParser("text/plain"); // otherwise a text body is parsed instead of refused
  await takeUploads(app);
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string" },
    (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, null);
      }
    },
  );
}

function logRequests(app: FastifyInstance) {
  traceRequests(app);
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      role: request.caller?.userType,
    });
  });
}
