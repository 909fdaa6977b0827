import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { StartError } from "./config/values.ts";
import { readConfig } from "./config.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const PRODUCTION = {
  DRYRUN_MODE: "production",
  DATABASE_URL: "postgres://db.example/dryrun",
  JWT_SECRET: "x".repeat(32),
  HASH_SECRET: "y".repeat(32),
  SMTP_URL: "smtps://mail.example:465",
  PUBLIC_URL: "https://dryrun.example",
  RAZORPAY_KEY_ID: "rzp_live_1",
  RAZORPAY_KEY_SECRET: "key secret",
  RAZORPAY_WEBHOOK_SECRET: "webhook secret",
};

/** Settings of a load test of the production mode on this machine only. */
const DRILL = {
  ...PRODUCTION,
  DRYRUN_CHAOS: "1",
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://localhost",
  DATABASE_URL: "postgres://127.0.0.1:6432/dryrun",
  DATABASE_DIRECT_URL: "postgres://localhost:5000/dryrun",
};

test("starts the embedded mode for this machine only, with demo data, without any variable", () => {
  expect(readConfig({})).toEqual({
    mode: "embedded",
    port: 3000,
    host: "127.0.0.1",
    brand: {},
    security: { contact: "mailto:support@dryrun.example", policy: undefined },
    dataDir: path.join(ROOT, ".data"),
    siteDir: path.join(ROOT, ".site"),
    databaseUrl: undefined,
    databasePoolSize: 10,
    drainSeconds: 0,
    publicUrl: "http://localhost:3000",
    isPublicDemo: false,
    jwtSecret: undefined,
    jwtSecretPrevious: undefined,
    smtpUrl: undefined,
    mailFrom: "Dryrun <no-reply@dryrun.example>",
    rateLimitScale: 1,
    maxDelayMs: 500,
    gradingNice: 19,
    demoData: true,
    devClock: false,
    outboundLocal: false,
    verification: "off",
    workers: "inline",
    trustProxy: undefined,
    razorpay: { keyId: undefined, keySecret: undefined, webhookSecret: undefined, baseUrl: undefined },
    gstin: undefined,
    gstRate: 18,
    logLevel: "warn",
  });
});

test("treats an empty variable as unset", () => {
  const names = ["DRYRUN_MODE", "PORT", "HOST", "DATA_DIR", "DATABASE_URL", "PUBLIC_URL", "JWT_SECRET", "SMTP_URL"];
  const more = [
    "MAIL_FROM",
    "RATE_LIMIT_SCALE",
    "MAX_DELAY_MS",
    "GRADING_NICE",
    "DEMO_DATA",
    "DEV_CLOCK",
    "DEV_SEED",
    "OUTBOUND_LOCAL",
    "WORKERS",
    "TRUST_PROXY",
    "LOG_LEVEL",
  ];
  const money = ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET", "RAZORPAY_BASE_URL"];
  const tax = ["SELLER_GSTIN", "GST_RATE", "JWT_SECRET_PREVIOUS"];
  const model = ["LLM_BASE_URL", "LLM_API_KEY", "LLM_MODEL"];
  expect(
    readConfig(Object.fromEntries([...names, ...more, ...money, ...tax, ...model].map((name) => [name, ""]))),
  ).toEqual(readConfig({}));
});

test.each<[NodeJS.ProcessEnv, object]>([
  [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
  [{ PORT: "0" }, { port: 0 }],
  [{ WORKERS: "only", DATABASE_URL: "postgres://db/x" }, { port: 3001 }],
  [
    { DATABASE_URL: "postgres://pooler/x", DATABASE_DIRECT_URL: "postgres://db/x", DATABASE_POOL_SIZE: "40" },
    { databaseDirectUrl: "postgres://db/x", databasePoolSize: 40 },
  ],
  [{ DRAIN_SECONDS: "5" }, { drainSeconds: 5 }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/", OTEL_EXPORTER_OTLP_HEADERS: "account=7, key=a%20b" },
    {
      tracing: {
        endpoint: "http://collector:4318",
        headers: { account: "7", key: "a b" },
        share: 0.1,
        serviceName: "dryrun-api",
      },
    },
  ],
  [{ OTEL_SERVICE_NAME: "own" }, { tracing: undefined }],
  [{ METRICS_TOKEN: "m".repeat(32) }, { metricsToken: "m".repeat(32) }],
  [
    { ...DRILL, RATE_LIMIT_SCALE: "1000" },
    { rateLimitScale: 1000, mode: "production" },
  ],
  [
    { HOST: "0.0.0.0", ALLOW_PUBLIC_DEMO: "1" },
    { host: "0.0.0.0", isPublicDemo: true },
  ],
  [{ HOST: "::1" }, { host: "::1" }],
  [{ JWT_SECRET_PREVIOUS: "y".repeat(32) }, { jwtSecretPrevious: "y".repeat(32) }],
  [{ DATA_DIR: "here/data" }, { dataDir: path.join(ROOT, "here/data") }],
  [{ DATA_DIR: "/var/lib/dryrun" }, { dataDir: "/var/lib/dryrun" }],
  [{ SITE_DIR: "none" }, { siteDir: undefined }],
  [{ DATABASE_URL: "postgresql://u:p@db:5432/x" }, { databaseUrl: "postgresql://u:p@db:5432/x" }],
  [
    { PUBLIC_URL: "https://dryrun.example/", ALLOW_PUBLIC_DEMO: "1" },
    { publicUrl: "https://dryrun.example", isPublicDemo: true },
  ],
  [{ PUBLIC_URL: "http://[::1]:8080/" }, { publicUrl: "http://[::1]:8080" }],
  [{ ...PRODUCTION, ALLOW_PUBLIC_DEMO: "1", NODE_ENV: "production", TRUST_PROXY: "loopback" }, { isPublicDemo: false }],
  [{ ...PRODUCTION, RATE_LIMIT_SCALE: "0.5" }, { rateLimitScale: 0.5 }],
  [{ RATE_LIMIT_SCALE: "1000" }, { rateLimitScale: 1000 }],
  [{ MAX_DELAY_MS: "2000" }, { maxDelayMs: 2000 }],
  [{ GRADING_NICE: "0" }, { gradingNice: 0 }],
  [
    { SUPPORT_EMAIL: "help@dryrun.example" },
    { security: { contact: "mailto:help@dryrun.example", policy: undefined } },
  ],
  [
    { SECURITY_CONTACT: "https://dryrun.example/report", SECURITY_POLICY: "https://dryrun.example/policy" },
    { security: { contact: "https://dryrun.example/report", policy: "https://dryrun.example/policy" } },
  ],
  [{ READ_ONLY: "off" }, { readOnly: undefined }],
  [{ READ_ONLY: "on" }, { readOnly: { endsAt: null } }],
  [{ READ_ONLY: "2026-11-23T14:30+05:30" }, { readOnly: { endsAt: new Date("2026-11-23T09:00:00Z") } }],
  [{ DEMO_DATA: "off" }, { demoData: false }],
  [{ DEV_CLOCK: "on" }, { devClock: true }],
  [{ DEV_SEED: "7" }, { devSeed: "7" }],
  [{ OUTBOUND_LOCAL: "on" }, { outboundLocal: true }],
  [{ WORKERS: "only", DATABASE_URL: "postgres://db/x" }, { workers: "only" }],
  [
    { TRUST_PROXY: "loopback, 10.0.0.0/8, fd00::/8", ALLOW_PUBLIC_DEMO: "1" },
    { trustProxy: "loopback, 10.0.0.0/8, fd00::/8" },
  ],
  [{ LOG_LEVEL: "silent" }, { logLevel: "silent" }],
  [{ RAZORPAY_BASE_URL: "http://127.0.0.1:9000/" }, { razorpay: { baseUrl: "http://127.0.0.1:9000" } }],
  [{ RAZORPAY_WEBHOOK_SECRET: "known outside" }, { razorpay: { webhookSecret: "known outside" } }],
  [
    { SELLER_GSTIN: "29ABCDE1234F1Z5", GST_RATE: "12" },
    { gstin: "29ABCDE1234F1Z5", gstRate: 12 },
  ],
  [{ GST_RATE: "0" }, { gstRate: 0 }],
  [
    { LLM_BASE_URL: "https://llm.example/v1/", LLM_API_KEY: "sk-1", LLM_MODEL: "org/m-1" },
    {
      languageModel: { baseUrl: "https://llm.example/v1", apiKey: "sk-1", model: "org/m-1" },
      brand: { hasLanguageModel: true },
    },
  ],
  [
    { ...PRODUCTION, LLM_BASE_URL: "http://127.0.0.1:8000/v1", LLM_API_KEY: "x", LLM_MODEL: "m" },
    { languageModel: { baseUrl: "http://127.0.0.1:8000/v1" } },
  ],
  [
    PRODUCTION,
    {
      verification: "required",
      mode: "production",
      demoData: false,
      logLevel: "info",
      smtpUrl: "smtps://mail.example:465",
    },
  ],
  [
    { ...PRODUCTION, HOST: "0.0.0.0", DEMO_DATA: "on" },
    { host: "0.0.0.0", demoData: false },
  ],
])("reads %j as %j", (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

describe("an invalid variable stops the start with one sentence that names it", () => {
  test.each<[NodeJS.ProcessEnv, string]>([
    [{ DRYRUN_MODE: "staging" }, "DRYRUN_MODE"],
    [{ SECURITY_CONTACT: "ask me" }, "SECURITY_CONTACT"],
    [{ SECURITY_POLICY: "http://dryrun.example" }, "SECURITY_POLICY"],
    [{ READ_ONLY: "yes" }, "READ_ONLY"],
    [{ READ_ONLY: "2026-11-23T14:30" }, "READ_ONLY"],
    [{ ...DRILL, DRYRUN_CHAOS: "", RATE_LIMIT_SCALE: "2" }, "RATE_LIMIT_SCALE"],
    [{ ...DRILL, HOST: "0.0.0.0", RATE_LIMIT_SCALE: "2" }, "RATE_LIMIT_SCALE"],
    [{ ...DRILL, PUBLIC_URL: "https://dryrun.example", RATE_LIMIT_SCALE: "2" }, "RATE_LIMIT_SCALE"],
    [{ ...DRILL, DATABASE_URL: "postgres://db.example/x", RATE_LIMIT_SCALE: "2" }, "RATE_LIMIT_SCALE"],
    [{ ...DRILL, DATABASE_DIRECT_URL: "postgres://db.example/x", RATE_LIMIT_SCALE: "2" }, "RATE_LIMIT_SCALE"],
    [{ DATABASE_DIRECT_URL: "postgres://db/x" }, "DATABASE_URL"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "no pair" }, "OTEL_EXPORTER_OTLP_HEADERS"],
    [{ OTEL_TRACES_SAMPLER_ARG: "2" }, "OTEL_TRACES_SAMPLER_ARG"],
    [{ DATABASE_URL: "postgres://db/x", DATABASE_POOL_SIZE: "0" }, "DATABASE_POOL_SIZE"],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
    [{ PORT: "http" }, "PORT"],
    [{ LLM_MODEL: "m" }, "LLM_BASE_URL, LLM_API_KEY and LLM_MODEL"],
    [{ LLM_BASE_URL: "https://llm.example/v1", LLM_API_KEY: "sk-1" }, "LLM_MODEL"],
    [{ LLM_BASE_URL: "llm.example", LLM_API_KEY: "sk-1", LLM_MODEL: "m" }, "LLM_BASE_URL"],
    [{ LLM_BASE_URL: "https://a:b@llm.example/v1", LLM_API_KEY: "sk-1", LLM_MODEL: "m" }, "LLM_BASE_URL"],
    [{ LLM_BASE_URL: "https://llm.example/v1?key=1", LLM_API_KEY: "sk-1", LLM_MODEL: "m" }, "LLM_BASE_URL"],
    [{ ...PRODUCTION, LLM_BASE_URL: "http://llm.example/v1", LLM_API_KEY: "k", LLM_MODEL: "m" }, "https://"],
    [{ LLM_BASE_URL: "https://llm.example/v1", LLM_API_KEY: "sk 1\n", LLM_MODEL: "m" }, "LLM_API_KEY"],
    [{ LLM_BASE_URL: "https://llm.example/v1", LLM_API_KEY: "sk-1", LLM_MODEL: "a model" }, "LLM_MODEL"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "-1" }, "PORT"],
    [{ PORT: "80.5" }, "PORT"],
    [{ HOST: "0.0.0.0" }, "HOST"],
    [{ HOST: "0.0.0.0", ALLOW_PUBLIC_DEMO: "yes" }, "HOST"],
    [{ NODE_ENV: "production" }, "NODE_ENV"],
    [{ PUBLIC_URL: "https://dryrun.example" }, "PUBLIC_URL"],
    [{ TRUST_PROXY: "loopback" }, "TRUST_PROXY"],
    [{ ...PRODUCTION, DRYRUN_MODE: "" }, "DRYRUN_MODE=production"],
    [{ ...PRODUCTION, PUBLIC_URL: "http://dryrun.example" }, "PUBLIC_URL"],
    [{ ...PRODUCTION, RATE_LIMIT_SCALE: "1.5" }, "RATE_LIMIT_SCALE"],
    [{ DATABASE_URL: "mysql://db/x" }, "DATABASE_URL"],
    [{ DATABASE_URL: "somewhere" }, "DATABASE_URL"],
    [{ PUBLIC_URL: "dryrun.example" }, "PUBLIC_URL"],
    [{ SMTP_URL: "http://mail" }, "SMTP_URL"],
    [{ JWT_SECRET: "short" }, "JWT_SECRET"],
    [{ HASH_SECRET: "short" }, "HASH_SECRET"],
    [{ JWT_SECRET_PREVIOUS: "x".repeat(31) }, "JWT_SECRET_PREVIOUS"],
    [{ RATE_LIMIT_SCALE: "0" }, "RATE_LIMIT_SCALE"],
    [{ RATE_LIMIT_SCALE: "many" }, "RATE_LIMIT_SCALE"],
    [{ DEMO_DATA: "yes" }, "DEMO_DATA"],
    [{ DEV_CLOCK: "1" }, "DEV_CLOCK"],
    [{ EMPLOYER_VERIFICATION: "on" }, "EMPLOYER_VERIFICATION"],
    [{ WORKERS: "4" }, "WORKERS"],
    [{ WORKERS: "only" }, "WORKERS"],
    [{ WORKERS: "none" }, "DATABASE_URL"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ RAZORPAY_BASE_URL: "api.razorpay.com" }, "RAZORPAY_BASE_URL"],
    [{ RAZORPAY_KEY_ID: "rzp_test_1" }, "RAZORPAY_KEY_SECRET"],
    [{ RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_KEY_SECRET: "x" }, "RAZORPAY_WEBHOOK_SECRET"],
    [{ SELLER_GSTIN: "29ABCDE1234F1Z" }, "SELLER_GSTIN"],
    [{ GST_RATE: "101" }, "GST_RATE"],
    [{ GST_RATE: "-1" }, "GST_RATE"],
    [{ ...PRODUCTION, DEV_CLOCK: "on" }, "DEV_CLOCK"],
    [{ ...PRODUCTION, DEV_SEED: "7" }, "DEV_SEED"],
    [{ ...PRODUCTION, OUTBOUND_LOCAL: "on" }, "OUTBOUND_LOCAL"],
    [{ ...PRODUCTION, RAZORPAY_KEY_ID: "" }, "RAZORPAY_KEY_ID"],
    [{ ...PRODUCTION, RAZORPAY_WEBHOOK_SECRET: "" }, "RAZORPAY_WEBHOOK_SECRET"],
    [{ ...PRODUCTION, DATABASE_URL: "" }, "DATABASE_URL"],
    [{ ...PRODUCTION, JWT_SECRET: "" }, "JWT_SECRET"],
    [{ ...PRODUCTION, HASH_SECRET: "" }, "HASH_SECRET"],
    [{ ...PRODUCTION, SMTP_URL: "" }, "SMTP_URL"],
    [{ ...PRODUCTION, PUBLIC_URL: "" }, "PUBLIC_URL"],
  ])("%j: %s", (env, name) => {
    const read = () => readConfig(env);
    expect(read).toThrow(StartError);
    expect(read).toThrow(name);
    expect(read).toThrow(/^[^\n]+\.$/);
  });

  test("production names all missing variables at once, and no secret", () => {
    expect(() => readConfig({ DRYRUN_MODE: "production" })).toThrow(
      "The production mode needs DATABASE_URL, JWT_SECRET, HASH_SECRET, SMTP_URL, PUBLIC_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET.",
    );
    const secret = "my short secret";
    expect(() => readConfig({ JWT_SECRET: secret })).not.toThrow(secret);
  });
});
