import path from "node:path";
import { createMovableClock } from "./adapters/clock/movable.ts";
import { systemClock } from "./adapters/clock/system.ts";
import { createEmbeddedEvaluator } from "./adapters/evaluator/embedded.ts";
import { createOutbox } from "./adapters/mailer/outbox.ts";
import { createSmtp } from "./adapters/mailer/smtp.ts";
import { argon2 } from "./adapters/passwords/argon2.ts";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { type Config, readConfig, StartError } from "./config.ts";
import { type Database, openEmbedded, openPostgres } from "./db/client.ts";
import { demoAccounts, seedDemo } from "./demo/seed.ts";
import { faultOf } from "./http/fault.ts";
import { ownSecret } from "./secrets.ts";

/** Opens the database that the configuration names; what stands in the way is said in one sentence. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (!databaseUrl) return openEmbedded({ folder: path.join(dataDir, "db") });
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new StartError(`The database at ${host} cannot be opened (${(error as Error).message}).`);
  }
}

/** Starts the server, or with WORKERS=only just its jobs, until a signal ends it. */
export async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  const outbox = path.join(config.dataDir, "outbox");
  const secret = config.jwtSecret ?? ownSecret(config.dataDir);
  const database = await openDatabase(config);
  const movableClock = config.devClock ? createMovableClock() : undefined;
  const evaluator = createEmbeddedEvaluator();
  const parts = await compose({
    database,
    clock: movableClock ?? systemClock,
    mailer: config.smtpUrl ? createSmtp(config.smtpUrl, config.mailFrom) : createOutbox(outbox, config.mailFrom),
    passwords: argon2,
    evaluator,
    fallback: evaluator,
    secret,
    publicUrl: config.publicUrl,
    rateLimitScale: config.rateLimitScale,
    isWorking: config.workers !== "none",
    onError: (error) =>
      console.error(JSON.stringify({ level: 50, msg: "background work failed", fault: faultOf(error) })),
  });
  if (config.demoData) await seedDemo(parts);
  let isDraining = false;
  const app = await createApp(parts, {
    siteDir: config.siteDir,
    outbox: config.mode === "embedded" && !config.smtpUrl ? outbox : undefined,
    logger: { level: env.LOG_LEVEL || (config.mode === "production" ? "info" : "warn") },
    isMetricsPublic: config.mode === "embedded",
    isDraining: () => isDraining,
    movableClock,
  }).catch(async (error: unknown) => {
    await parts.close();
    throw error;
  });
  const close = async () => {
    isDraining = true;
    await app.close();
    await parts.close();
  };
  if (config.workers !== "only") await listen(config, app, close);
  greet(config);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

async function listen({ port, host }: Config, app: Awaited<ReturnType<typeof createApp>>, close: () => Promise<void>) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new StartError(`Port ${port} is taken; choose another, for example PORT=${port + 1} npm start.`);
  }
}

function greet({ publicUrl, mode, demoData, dataDir }: Config) {
  console.log(`\nDryrun runs on ${publicUrl}`);
  if (mode !== "embedded") return;
  if (demoData) for (const line of demoAccounts()) console.log(`  ${line}`);
  console.log(`  Mails: ${publicUrl}/dev/mail    Data: ${dataDir}\n`);
}
