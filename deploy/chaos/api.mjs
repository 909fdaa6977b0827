// Runs the copies of the API and the worker, of one release or of two, behind HAProxy.
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { render } from "../render.mjs";
import { asOneself } from "./database/database.mjs";
import { freePort, sleep, waitUntil } from "./processes.mjs";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const RESTART_MS = 1000;
const DRAIN_SECONDS = 3;

/** Keys of the payment provider, which the test simulates. */
export const secrets = { key: randomBytes(16).toString("hex"), webhook: randomBytes(16).toString("hex") };

export const nodeOf = (tree) => path.join(tree, "node_modules/node/bin/node");
export const SERVER_ARGUMENTS = ["--no-warnings", "apps/api/src/main.ts"];

export const environment = ({ urls, mails, provider }) => ({
  PATH: process.env.PATH,
  DRYRUN_MODE: "production",
  DRYRUN_CHAOS: "1",
  RATE_LIMIT_SCALE: "1000000",
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://localhost",
  TRUST_PROXY: "loopback",
  DATABASE_URL: urls.pooled,
  DATABASE_DIRECT_URL: urls.direct,
  JWT_SECRET: randomBytes(24).toString("hex"),
  HASH_SECRET: randomBytes(24).toString("hex"),
  SMTP_URL: mails.url,
  RAZORPAY_KEY_ID: "rzp_drill",
  RAZORPAY_KEY_SECRET: secrets.key,
  RAZORPAY_WEBHOOK_SECRET: secrets.webhook,
  RAZORPAY_BASE_URL: provider.url,
  EMPLOYER_VERIFICATION: "off",
  SITE_DIR: "none",
  LOG_LEVEL: "error",
  DRAIN_SECONDS: String(DRAIN_SECONDS),
  MAX_DELAY_MS: "5000", // all processes of the cluster share this machine
});

/** Starts two copies and a worker of the release in `tree`. */
export async function startApi({ urls, mails, provider, processes, folder, tree = ROOT }) {
  const common = environment({ urls, mails, provider });
  const ports = {
    api1: await freePort(),
    api2: await freePort(),
    worker: await freePort(),
    migrating: await freePort(),
  };
  const isReady = (name) => fetch(`http://127.0.0.1:${ports[name]}/api/health/ready`).then(({ ok }) => ok);
  const start = async (name, release, restartMs) => {
    const workers = name.startsWith("api") ? "none" : "only";
    const env = {
      ...common,
      PORT: String(ports[name]),
      DATA_DIR: path.join(folder, `data-${name}`),
      WORKERS: workers,
    };
    processes.start(name, nodeOf(release), SERVER_ARGUMENTS, { env, cwd: release, restartMs });
    await waitUntil(`${name} to be ready`, () => isReady(name), 120_000); // the first one migrates
  };
  for (const name of ["api1", "api2", "worker"]) await start(name, tree, RESTART_MS);
  const url = await startProxy({ ports, folder, processes });
  const untilReady = (name) => waitUntil(`${name} to be ready again`, () => isReady(name), 60_000);
  return {
    url,
    untilReady,
    /** Migrates the database to the schema of the release in this tree, while the others keep running. */
    async migrateTo(release) {
      await start("migrating", release);
      await processes.stop("migrating");
    },
    /** Ends a process like an upgrade, with time to drain; it restarts, from `release` if that is given. */
    async replace(name, release) {
      if (release) processes.change(name, { command: nodeOf(release), cwd: release });
      await processes.stop(name);
      await sleep(RESTART_MS + 500);
      await untilReady(name);
      await sleep(2000);
    },
  };
}

async function startProxy({ ports, folder, processes }) {
  const port = await freePort();
  const values = {
    WEB_ADDRESS: "127.0.0.1",
    WEB_PORT: port,
    API1: `127.0.0.1:${ports.api1}`,
    API2: `127.0.0.1:${ports.api2}`,
  };
  const config = path.join(folder, "web.cfg");
  writeFileSync(config, asOneself(render(readFileSync(path.join(ROOT, "deploy/chaos/web.cfg"), "utf8"), values)));
  processes.start("web-proxy", "haproxy", ["-db", "-f", config]);
  const url = `http://127.0.0.1:${port}`;
  await waitUntil("the proxy", () => fetch(`${url}/api/health/ready`).then(({ ok }) => ok));
  return url;
}
