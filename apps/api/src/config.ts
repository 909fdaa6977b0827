import { isIP } from "node:net";
import path from "node:path";
import type { BrandSettings } from "@dryrun/domain/brand";
import { DEFAULT_GST_RATE } from "@dryrun/domain/payments/limits";
import { INDIAN_STATES } from "@dryrun/domain/payments/states";
import { brandSettings } from "./config/brand-settings.ts";
import { type LanguageModelSettings, languageModelOf } from "./config/language-model.ts";
import { type SecuritySettings, securityOf } from "./config/security.ts";
import { type TracingSettings, tracingOf } from "./config/tracing.ts";
import { ADDRESS, choiceOf, LOOPBACK, numberOf, StartError, secretOf, urlOf, wholeOf } from "./config/values.ts";

export interface Config {
  mode: "embedded" | "production";
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: serves only the API, behind a development server. */
  siteDir: string | undefined;
  databaseUrl: string | undefined;
  /** Bypasses the pooler behind `databaseUrl`, for work that needs its own database session. Undefined: there is no pooler. */
  databaseDirectUrl: string | undefined;
  databasePoolSize: number;
  publicUrl: string;
  /** The embedded mode on a public address: every page shows that the data is not real. */
  isPublicDemo: boolean;
  /** Undefined in the embedded mode, which generates one and stores it in the data folder. */
  jwtSecret: string | undefined;
  /** Only verifies tokens that were signed before the secret changed. */
  jwtSecretPrevious: string | undefined;
  /** The key for hashing and sealing. Undefined in the embedded mode, which generates one and stores it in the data folder. */
  hashSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  rateLimitScale: number;
  /** Set: read-only while the process runs, whatever the database says. */
  readOnly: { endsAt: Date | null } | undefined;
  /** Delay of the event loop, in ms, above which calls are refused. */
  maxDelayMs: number;
  /** The niceness of the graders, 0 (they do not yield to requests) to 19. */
  gradingNice: number;
  demoData: boolean;
  devClock: boolean;
  /** Whether webhooks may lead to servers of this machine, for tests. */
  outboundLocal: boolean;
  /** The seed for drawing papers, interviews and drills. Undefined: at random. */
  devSeed: string | undefined;
  workers: "inline" | "only" | "none";
  /** Whether employers must be verified before they read contact details of candidates who did not apply to them. */
  verification: "required" | "off";
  /** Proxies whose `X-Forwarded-For` header is trusted; undefined for none. */
  trustProxy: string | undefined;
  /** With a key id, payments use Razorpay, otherwise the sandbox, which signs with the same secrets or its own. */
  razorpay: {
    keyId: string | undefined;
    keySecret: string | undefined;
    webhookSecret: string | undefined;
    baseUrl: string | undefined;
  };
  /** Undefined: answers are graded on this server alone. */
  languageModel: LanguageModelSettings | undefined;
  /** Undefined: receipts are not GST invoices. */
  gstin: string | undefined;
  gstRate: number;
  logLevel: string;
  /** How long, in seconds, an ending process still serves, so that proxies notice that it is not ready. */
  drainSeconds: number;
  /** Encrypts `npm run backup`; without it the secrets of the data folder are left out. */
  backupKey: string | undefined;
  /** Required of other machines that read the metrics. */
  metricsToken: string | undefined;
  brand: BrandSettings;
  /** Undefined: no spans are recorded. */
  tracing: TracingSettings | undefined;
  security: SecuritySettings;
}

/** Mean delay of the event loop over half a second, in ms, above which calls are refused. */
export const MAX_DELAY_MS = 500;
/** Differs from the port of a server on the same machine. */
const WORKER_PORT = 3001;
/** Requests come before grading: its threads yield to them on Linux. */
const GRADING_NICE = 19;
const POSTGRES = ["postgres:", "postgresql:"];
const ROOT = path.resolve(import.meta.dirname, "../../..");

const databaseOf = (env: NodeJS.ProcessEnv) => ({
  databaseUrl: urlOf(env, "DATABASE_URL", POSTGRES),
  databaseDirectUrl: urlOf(env, "DATABASE_DIRECT_URL", POSTGRES),
  databasePoolSize: wholeOf(env, "DATABASE_POOL_SIZE", 10, 2, 200),
});

/** Comma-separated addresses, ranges or proxy-addr's own names. */
function proxiesOf(env: NodeJS.ProcessEnv): string | undefined {
  const value = env.TRUST_PROXY;
  if (!value) return undefined;
  const isProxy = (one: string) => {
    const [address = "", bits = "0", ...more] = one.trim().split("/");
    const isRange = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
    return ["loopback", "linklocal", "uniquelocal"].includes(one.trim()) || (isRange && more.length === 0);
  };
  if (value.split(",").every(isProxy)) return value;
  throw new StartError(`TRUST_PROXY must name addresses or ranges such as loopback or 10.0.0.0/8, not "${value}".`);
}

/** `on`, or the planned end of the maintenance. */
function readOnlyOf({ READ_ONLY: value }: NodeJS.ProcessEnv): Config["readOnly"] {
  if (!value || value === "off") return undefined;
  if (value === "on") return { endsAt: null };
  const endsAt = new Date(value);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(endsAt.getTime())) return { endsAt };
  throw new StartError(
    `READ_ONLY must be on, off, or the time at which it should be over, such as 2026-11-23T14:30+05:30, not "${value}".`,
  );
}

function razorpayOf(env: NodeJS.ProcessEnv): Config["razorpay"] {
  return {
    keyId: env.RAZORPAY_KEY_ID || undefined,
    keySecret: env.RAZORPAY_KEY_SECRET || undefined,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET || undefined,
    baseUrl: urlOf(env, "RAZORPAY_BASE_URL", ["http:", "https:"])?.replace(/\/$/, ""),
  };
}

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Reads the environment once; an invalid value stops the start with one sentence. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mode = choiceOf(env, "DRYRUN_MODE", ["embedded", "production"]);
  const workers = choiceOf(env, "WORKERS", ["inline", "only", "none"]);
  const port = wholeOf(env, "PORT", workers === "only" ? WORKER_PORT : 3000, 0, 65_535);
  const config: Config = {
    mode,
    port,
    host: env.HOST || "127.0.0.1",
    dataDir: path.resolve(ROOT, env.DATA_DIR || ".data"),
    siteDir: env.SITE_DIR === "none" ? undefined : path.resolve(ROOT, env.SITE_DIR || ".site"),
    ...databaseOf(env),
    publicUrl: (urlOf(env, "PUBLIC_URL", ["http:", "https:"]) ?? `http://localhost:${port}`).replace(/\/$/, ""),
    isPublicDemo: mode === "embedded" && env.ALLOW_PUBLIC_DEMO === "1",
    jwtSecret: secretOf(env, "JWT_SECRET"),
    jwtSecretPrevious: secretOf(env, "JWT_SECRET_PREVIOUS"),
    hashSecret: secretOf(env, "HASH_SECRET"),
    smtpUrl: urlOf(env, "SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: env.MAIL_FROM || "Dryrun <no-reply@dryrun.example>",
    rateLimitScale: numberOf(env, "RATE_LIMIT_SCALE", 1, 0.01, 1_000_000),
    readOnly: readOnlyOf(env),
    maxDelayMs: numberOf(env, "MAX_DELAY_MS", MAX_DELAY_MS, 50, 60_000),
    gradingNice: wholeOf(env, "GRADING_NICE", GRADING_NICE, 0, 19),
    demoData: mode === "embedded" && choiceOf(env, "DEMO_DATA", ["on", "off"]) === "on",
    devClock: choiceOf(env, "DEV_CLOCK", ["off", "on"]) === "on",
    outboundLocal: choiceOf(env, "OUTBOUND_LOCAL", ["off", "on"]) === "on",
    devSeed: env.DEV_SEED || undefined,
    verification: choiceOf(
      env,
      "EMPLOYER_VERIFICATION",
      mode === "production" ? ["required", "off"] : ["off", "required"],
    ),
    workers,
    trustProxy: proxiesOf(env),
    razorpay: razorpayOf(env),
    languageModel: languageModelOf(env, mode),
    gstin: env.SELLER_GSTIN || undefined,
    gstRate: numberOf(env, "GST_RATE", DEFAULT_GST_RATE, 0, 100),
    drainSeconds: numberOf(env, "DRAIN_SECONDS", 0, 0, 60),
    backupKey: secretOf(env, "BACKUP_KEY"),
    metricsToken: secretOf(env, "METRICS_TOKEN"),
    brand: brandSettings(env),
    security: securityOf(env),
    tracing: tracingOf(env, workers),
    logLevel: choiceOf(env, "LOG_LEVEL", [mode === "production" ? "info" : "warn", ...LEVELS]),
  };
  check(config, env);
  checkBrand(config.brand);
  checkPayments(config);
  return config;
}

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Whether the value is a path of this site or an address elsewhere. */
const isLink = (value: string) => /^\/(?!\/)[^\s"<>]*$/.test(value) || /^https?:\/\/[^\s"<>]+$/.test(value);

/** Validates the brand settings, which appear in pages and mails. */
function checkBrand({ supportEmail, coursesUrl, masterclassUrl, seller }: BrandSettings) {
  if (supportEmail && !ADDRESS.test(supportEmail))
    throw new StartError(`SUPPORT_EMAIL must be an e-mail address, not "${supportEmail}".`);
  for (const [name, value] of Object.entries({ COURSES_URL: coursesUrl, MASTERCLASS_URL: masterclassUrl })) {
    if (value && !isLink(value))
      throw new StartError(`${name} must be a path of this site or start with http:// or https://, not "${value}".`);
  }
  if (seller?.state && !(INDIAN_STATES as readonly string[]).includes(seller.state))
    throw new StartError(`SELLER_STATE must be a state or union territory of India, not "${seller.state}".`);
}

function checkPayments({ razorpay: { keyId, keySecret, webhookSecret }, gstin }: Config) {
  if (keyId && !(keySecret && webhookSecret))
    throw new StartError("RAZORPAY_KEY_ID needs RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET.");
  if (gstin && !GSTIN.test(gstin))
    throw new StartError(`SELLER_GSTIN must be a GSTIN of 15 characters, not "${gstin}".`);
}

/** Returns the setting, if any, that shows that other machines can reach the server. */
function signOfOthers({ host, publicUrl, trustProxy }: Config, env: NodeJS.ProcessEnv): string | undefined {
  if (!LOOPBACK.includes(host)) return `HOST=${host}`;
  if (!LOOPBACK.includes(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl}`;
  if (trustProxy) return "TRUST_PROXY";
  return env.NODE_ENV === "production" ? "NODE_ENV=production" : undefined;
}

/** Whether this process runs the production mode for a load or chaos test: no other machine can reach its addresses. */
const isLocalTest = ({ host, publicUrl, databaseUrl, databaseDirectUrl }: Config, env: NodeJS.ProcessEnv): boolean =>
  env.DRYRUN_CHAOS === "1" &&
  [
    host,
    // The copies of a real cluster listen on loopback too, and use a pooler there.
    ...[publicUrl, databaseUrl, databaseDirectUrl]
      .filter((url) => url !== undefined)
      .map((url) => new URL(url).hostname),
  ].every((one) => LOOPBACK.includes(one));

function check(config: Config, env: NodeJS.ProcessEnv) {
  const { mode, jwtSecret, hashSecret, databaseUrl, smtpUrl, workers, devClock, razorpay, publicUrl, rateLimitScale } =
    config;
  if (workers !== "inline" && !databaseUrl) throw new StartError(`WORKERS=${workers} needs DATABASE_URL.`);
  if (config.databaseDirectUrl && !databaseUrl) throw new StartError("DATABASE_DIRECT_URL needs DATABASE_URL.");
  if (mode === "embedded") {
    const sign = signOfOthers(config, env);
    if (sign && !config.isPublicDemo) {
      throw new StartError(
        `${sign} means that others reach this server, and the embedded mode shows them demo passwords and all mails: set DRYRUN_MODE=production, or ALLOW_PUBLIC_DEMO=1 for a public demo.`,
      );
    }
    return;
  }
  if (new URL(publicUrl).protocol !== "https:" && env.PUBLIC_URL)
    throw new StartError(`The production mode needs a PUBLIC_URL that starts with https://, not "${publicUrl}".`);
  if (rateLimitScale > 1 && !isLocalTest(config, env))
    throw new StartError(
      `RATE_LIMIT_SCALE=${rateLimitScale} would loosen every limit: the production mode takes 1 at most.`,
    );
  if (devClock) throw new StartError("DEV_CLOCK is for the embedded mode only.");
  if (config.outboundLocal) throw new StartError("OUTBOUND_LOCAL is for the embedded mode only.");
  if (config.devSeed) throw new StartError("DEV_SEED is for the embedded mode only.");
  const missing = Object.entries({
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    HASH_SECRET: hashSecret,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: env.PUBLIC_URL,
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
  })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (missing.length > 0) throw new StartError(`The production mode needs ${missing.join(", ")}.`);
}
