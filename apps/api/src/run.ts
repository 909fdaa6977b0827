import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readCourseAhead } from "@dryrun/content/course/load-course";
import { SECOND_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import { createCalendarPool } from "./adapters/calendars/pool.ts";
import { createCardPool } from "./adapters/cards/pool.ts";
import { createMovableClock, type MovableClock } from "./adapters/clock/movable.ts";
import { systemClock } from "./adapters/clock/system.ts";
import { checkGrader, configuredEvaluators } from "./adapters/evaluator/configured.ts";
import { createEmbeddedEvaluator } from "./adapters/evaluator/embedded.ts";
import { createLogoPool } from "./adapters/logos/pool.ts";
import { createOutbox } from "./adapters/mailer/outbox.ts";
import { createSmtp } from "./adapters/mailer/smtp.ts";
import { createOutbound } from "./adapters/outbound/guarded.ts";
import { argon2 } from "./adapters/passwords/argon2.ts";
import { createRazorpay } from "./adapters/payments/razorpay.ts";
import { createSandbox } from "./adapters/payments/sandbox.ts";
import { createPdfPool } from "./adapters/pdf/pool.ts";
import { createWorkbookPool } from "./adapters/workbook/pool.ts";
import { createApp } from "./app.ts";
import type { Adapters } from "./compose/adapters.ts";
import { compose, type Parts } from "./compose.ts";
import { type Seller, sellerOf } from "./config/seller.ts";
import { StartError } from "./config/values.ts";
import { type Config, readConfig } from "./config.ts";
import { type Database, openEmbedded, openPostgres } from "./db/client.ts";
import { moveAside } from "./db/embedded/move-aside.ts";
import { demoAccounts, demoGreeting, hasDemoAccounts, seedDemo } from "./demo/seed.ts";
import { faultOf } from "./errors/fault.ts";
import type { TokenSecrets } from "./features/auth/sign-in/tokens.ts";
import { createWorkerApp } from "./features/system/worker-app.ts";
import { checkSite } from "./http/site/site.ts";
import type { Clock, Payments } from "./ports.ts";
import { repeatableDraw } from "./records/students/draws.ts";
import { ownSecrets } from "./secrets.ts";

/** How long a signal waits for running requests and jobs. */
const DRAIN_MS = 25_000;

/** Errors outside of requests; the request log records the others. */
const logFault = (msg: string, error: unknown) =>
  console.error(JSON.stringify({ level: 50, msg, fault: faultOf(error) }));

const logBackground = (error: unknown, name = "background work") => logFault(`${name} failed`, error);

/** Returns the folder of the embedded database. */
const embeddedFolder = ({ dataDir }: Config) => path.join(dataDir, "db");

/** With "--reset" the embedded database is moved aside before the start. */
function readArguments(args: readonly string[], config: Config): void {
  const unknown = args.find((arg) => arg !== "--reset");
  if (unknown !== undefined) throw new StartError(`There is no option ${unknown}; there is --reset.`);
  if (args.length === 0) return;
  if (config.databaseUrl) throw new StartError("--reset is for the embedded database; DATABASE_URL names another one.");
  const aside = moveAside(embeddedFolder(config), new Date());
  if (aside !== undefined) console.log(`The former database is now in ${aside}.`);
}

/** Opens the configured database; reports a failure in one sentence. */
export async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  if (!databaseUrl) return openEmbedded({ folder: embeddedFolder(config) });
  const address = {
    url: databaseUrl,
    directUrl: databaseDirectUrl,
    poolSize: databasePoolSize,
  };
  try {
    return await openPostgres(address, (fault) => logFault("database", fault));
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { host } = new URL(databaseDirectUrl ?? databaseUrl);
    throw new StartError(`The database at ${host} cannot be opened (${(error as Error).message}).`);
  }
}

/** Returns Razorpay if its keys are set, otherwise the sandbox. */
function paymentsOf({ razorpay, dataDir }: Config, { db }: Database, clock: Clock): Payments {
  const { keyId, keySecret, webhookSecret, baseUrl } = razorpay;
  if (keyId && keySecret && webhookSecret)
    return createRazorpay({ keyId, secrets: { key: keySecret, webhook: webhookSecret }, baseUrl });
  const { paymentKeySecret, paymentWebhookSecret } = ownSecrets(dataDir);
  const secrets = { key: keySecret ?? paymentKeySecret, webhook: webhookSecret ?? paymentWebhookSecret };
  return createSandbox({ db, clock, secrets });
}

const tokenSecretsOf = ({ jwtSecret, jwtSecretPrevious, dataDir }: Config): TokenSecrets => ({
  current: jwtSecret ?? ownSecrets(dataDir).jwtSecret,
  previous: jwtSecretPrevious,
});

const outboxOf = ({ dataDir }: Config) => path.join(dataDir, "outbox");

/** Settings that can stop the start, checked before the database is opened. */
type Checked = Pick<Adapters, "seller" | "tokenSecrets">;

/** Creates the adapters that the configuration selects. */
async function adaptersOf(config: Config, checked: Checked, database: Database, clock: Clock): Promise<Adapters> {
  const pdf = createPdfPool(config.brand);
  const workbooks = createWorkbookPool();
  const cards = createCardPool();
  const logos = createLogoPool();
  const calendars = createCalendarPool();
  return {
    mode: config.mode,
    database,
    clock,
    mailer: config.smtpUrl
      ? createSmtp(config.smtpUrl, config.mailFrom)
      : createOutbox(outboxOf(config), config.mailFrom),
    outbound: createOutbound({ allowsLocal: config.outboundLocal }),
    calendars,
    passwords: argon2,
    ...(await configuredEvaluators(config, logBackground)),
    ...checked,
    hashSecret: config.hashSecret ?? ownSecrets(config.dataDir).hashSecret,
    publicUrl: config.publicUrl,
    documents: pdf,
    payments: paymentsOf(config, database, clock),
    workbooks,
    cards,
    logos,
    closeWriters: () => Promise.all([pdf, workbooks, cards, logos, calendars].map((pool) => pool.close())),
    verification: config.verification,
    rateLimitScale: config.rateLimitScale,
    newDraw: config.devSeed === undefined ? undefined : repeatableDraw(config.devSeed),
    readOnly: config.readOnly,
    isWorking: config.workers !== "none",
    isServing: config.workers !== "only",
    onError: logBackground,
  };
}

/** Starts tracing if it is configured; its code is loaded only then. Returns a function that sends the remaining spans. */
async function startTracing({ tracing }: Config): Promise<() => Promise<void>> {
  if (!tracing) return async () => {};
  const adapter = await import("./adapters/tracing/open-telemetry.ts");
  return adapter.startTracing(tracing);
}

/** Runs the server, or with WORKERS=only just its jobs, until a signal ends it. */
export async function run(env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<void> {
  const config = readConfig(env);
  readArguments(args, config);
  const siteDir = config.workers === "only" ? undefined : config.siteDir;
  if (siteDir) checkSite(siteDir); // before anything is created
  checkGrader();
  const stopTracing = await startTracing(config);
  const checked = { seller: sellerOf(config), tokenSecrets: tokenSecretsOf(config) };
  const database = await openDatabase(config);
  if (config.mode === "production" && (await hasDemoAccounts(database.db))) {
    await database.close();
    throw new StartError(
      "This database holds demo accounts, whose password is published; production needs another database.",
    );
  }
  const movableClock = config.devClock ? createMovableClock() : undefined;
  const clock = movableClock ?? systemClock;
  const adapters = await adaptersOf(config, checked, database, clock);
  const deps = await compose(adapters);
  const hasDemo = config.demoData && (await seedWith(deps, checked.seller));
  const state = { isDraining: false };
  const app = await serverOf(config, deps, { siteDir, movableClock, hasDemo, state }).catch(async (error: unknown) => {
    await deps.close();
    throw error;
  });
  const close = async () => {
    state.isDraining = true;
    await delay(config.drainSeconds * SECOND_MS);
    await app.close();
    await deps.close();
    await stopTracing();
  };
  await listen(config, app, close);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => end(close, config));
  greet(config, hasDemo);
  if (config.workers !== "only") readCourseAhead().catch(logBackground);
}

interface Served {
  siteDir: string | undefined;
  movableClock: MovableClock | undefined;
  hasDemo: boolean;
  state: { isDraining: boolean };
}

/** Creates the whole server, or with WORKERS=only just its health and metrics. */
async function serverOf(config: Config, deps: Parts, { siteDir, movableClock, hasDemo, state }: Served) {
  const { mode, metricsToken, smtpUrl, logLevel, trustProxy, maxDelayMs, brand, security, isPublicDemo, workers } =
    config;
  const health = { isMetricsPublic: mode === "embedded", metricsToken, isDraining: () => state.isDraining };
  if (workers === "only") return createWorkerApp(deps.system, health);
  return createApp(deps, {
    ...health,
    siteDir,
    outbox: mode === "embedded" && !smtpUrl ? outboxOf(config) : undefined,
    logger: { level: logLevel },
    trustProxy,
    maxDelayMs,
    movableClock,
    brand,
    security,
    isPublicDemo,
    demoAccounts: hasDemo ? demoAccounts() : [],
  });
}

/** Grades the demo's interviews at full speed: there are no requests yet that grading should yield to. */
async function seedWith(deps: Parts, seller: Seller): Promise<boolean> {
  const evaluator = createEmbeddedEvaluator();
  try {
    return await seedDemo({ ...deps, evaluator, seller });
  } finally {
    await evaluator.close();
  }
}

/** Ends the process once everything is closed, at the latest after a timeout. */
function end(close: () => Promise<void>, { drainSeconds }: Config): void {
  setTimeout(() => process.exit(1), drainSeconds * SECOND_MS + DRAIN_MS).unref();
  close().then(
    () => process.exit(0),
    (error: unknown) => {
      logFault("closing failed", error);
      process.exit(1);
    },
  );
}

async function listen({ port, host }: Config, app: FastifyInstance, close: () => Promise<void>) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE") throw new StartError(`HOST=${host} PORT=${port} cannot be opened (${code}).`);
    throw new StartError(`Port ${port} is taken; choose another, for example PORT=${port + 1} npm start.`);
  }
}

function greet({ publicUrl, mode, workers, dataDir, devSeed }: Config, hasDemo: boolean) {
  console.log(workers === "only" ? "\nDryrun's background work is running." : `\nDryrun runs on ${publicUrl}`);
  if (mode !== "embedded" || workers === "only") return;
  if (hasDemo) for (const line of demoGreeting()) console.log(`  ${line}`);
  if (devSeed !== undefined) console.log(`  Seed: DEV_SEED=${devSeed}`);
  console.log(`  Mails: ${publicUrl}/dev/mail    Data: ${dataDir}\n`);
}
