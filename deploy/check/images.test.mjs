// Builds the images, then runs them as in compose.yaml (read-only, without privileges) with a PostgreSQL on this machine.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { after, before, describe, test } from "node:test";
import { startPostgres } from "../../tools/postgres.mjs";
import { freePort, waitUntil } from "../chaos/processes.mjs";
import { DEPLOY, folderFor, programOf, ROOT, readDeployFile, run } from "./parts.mjs";

const FILE = "deploy/containers/Containerfile";
const PUBLIC_BASE = /^ARG NODE_IMAGE=(.+)$/m.exec(readDeployFile("containers/Containerfile"))[1];
const OWN_BASE = "localhost/dryrun-node:22";
const USER = 10_001;
// Also works as root of a machine that is itself a container.
const env = { STORAGE_DRIVER: "overlay", BUILDAH_ISOLATION: "chroot", ...process.env };
const imageOf = (target) => `localhost/dryrun-check-${target}`;
const RUNC = ["--runtime", "runc", "--cgroup-manager", "cgroupfs"];
const TARGETS = ["api", "worker", "site"];

/** Returns an available base image: the public one, or one made here; otherwise the reason why there is none. */
function baseOf(buildah) {
  if (run(buildah, ["pull", "--quiet", PUBLIC_BASE], { env, timeout: 20_000 }).status === 0)
    return { base: PUBLIC_BASE };
  if (run(buildah, ["inspect", "--type", "image", OWN_BASE], { env }).status === 0) return { base: OWN_BASE };
  const { status, said } = run(path.join(DEPLOY, "containers/base.sh"), [], { env, timeout: 300_000 });
  if (status === 0) return { base: OWN_BASE };
  const reason = said.trim().split("\n").at(-1);
  return { why: `${PUBLIC_BASE} cannot be had here, and deploy/containers/base.sh failed: ${reason}` };
}

function build(buildah, base, target) {
  const args = ["build", "--layers", "--format", "docker", "--pull-never", "--build-arg", `NODE_IMAGE=${base}`];
  const { status, said } = run(buildah, [...args, "--target", target, "-t", imageOf(target), "-f", FILE, "."], {
    cwd: ROOT,
    env,
    maxBuffer: 1e8,
  });
  assert.equal(status, 0, said.slice(-3000));
}

const settings = (database, ports, target) => ({
  PORT: ports[target],
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://localhost",
  DATABASE_URL: database.url,
  JWT_SECRET: database.secret,
  HASH_SECRET: database.secret,
  SMTP_URL: "smtp://127.0.0.1:1",
  RAZORPAY_KEY_ID: "rzp_check",
  RAZORPAY_KEY_SECRET: database.secret,
  RAZORPAY_WEBHOOK_SECRET: database.secret,
});

/** Starts an image as in compose.yaml; the network is this machine's, on which the database listens. */
function startImage(podman, target, values, folder) {
  const data = path.join(folder, target);
  mkdirSync(data);
  chownSync(data, USER, USER);
  const name = `dryrun-check-${target}-${process.pid}`;
  const safe = ["--read-only", "--cap-drop", "all", "--security-opt", "no-new-privileges"];
  // Limits that a machine without CAP_SYS_RESOURCE can set too; runc also supports cgroups of the first version.
  const here = ["--network", "host", "--cgroups", "no-conmon"];
  const limits = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=1024:1024"];
  const mounts = ["--tmpfs", "/tmp", "-v", `${data}:/var/lib/dryrun`];
  const set = Object.entries(values).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
  const args = ["run", "-d", "--name", name, ...safe, ...here, ...limits, ...mounts, ...set, imageOf(target)];
  const { status, said } = run(podman, [...RUNC, ...args], { env });
  assert.equal(status, 0, said);
  return { name, data };
}

/** Runs a script with a program of the running image and returns its output. */
function inside(podman, name, script) {
  return run(podman, [...RUNC, "exec", name, "node_modules/node/bin/node", "-e", script], { env });
}

describe("the images", { timeout: 1_800_000 }, () => {
  const state = {};
  before(() => {
    const missing = ["buildah", "podman", "runc", "debootstrap"].find(
      (name) => spawnSync("which", [name]).status !== 0,
    );
    if (missing) state.why = `${missing} is not installed: run deploy/packages.sh`;
    else if (process.getuid() !== 0) state.why = "images are built by root here";
    else Object.assign(state, baseOf("buildah"));
  });
  after(() => {
    if (state.base) for (const target of TARGETS) run("buildah", ["rmi", "--force", imageOf(target)], { env });
  });

  test("are all built", (t) => {
    if (state.why) return t.skip(state.why);
    for (const target of TARGETS) build("buildah", state.base, target);
    state.isBuilt = true;
  });

  test("contain, for the site, only the page and its parts", (t) => {
    if (!state.isBuilt) return t.skip(state.why ?? "it was not built");
    const container = run("buildah", ["from", "--pull-never", imageOf("site")], { env }).said.trim();
    t.after(() => run("buildah", ["rm", container], { env }));
    const root = run("buildah", ["mount", container], { env }).said.trim();
    assert.deepEqual(readdirSync(root), ["site"]);
    assert.deepEqual(readdirSync(path.join(root, "site")).sort(), ["remotes", "remotes.json"]);
  });

  test("run API and worker read-only, as an unprivileged user, and answer", async (t) => {
    if (!state.isBuilt) return t.skip(state.why ?? "it was not built");
    const podman = programOf("podman", t);
    const folder = folderFor(t);
    chmodSync(folder, 0o755);
    const postgres = await startPostgres(ROOT);
    t.after(() => postgres.stop());
    const database = { url: postgres.url, secret: randomBytes(24).toString("hex") };
    const ports = { api: await freePort(), worker: await freePort() };
    for (const target of ["api", "worker"]) {
      const { name, data } = startImage(podman, target, settings(database, ports, target), folder);
      t.after(() => run(podman, [...RUNC, "rm", "--force", "--time", "5", name], { env }));
      const at = `http://127.0.0.1:${ports[target]}`;
      await waitUntil(`${target} being ready`, () => fetch(`${at}/api/health/ready`).then(({ ok }) => ok)).catch(
        (error) => {
          throw new Error(`${error.message}\n${run(podman, [...RUNC, "logs", name], { env }).said.slice(-3000)}`);
        },
      );
      mayWriteOnly(podman, name, data);
      assert.match(await (await fetch(`${at}/api/metrics`)).text(), /^# TYPE /m);
      const health = run(podman, [...RUNC, "healthcheck", "run", name], { env });
      assert.equal(health.status, 0, health.said);
    }
    await answers(`http://127.0.0.1:${ports.api}`);
  });
});

/** Checks that the image's process can write only into the mounted folders. */
function mayWriteOnly(podman, name, data) {
  const places = ["/", "/opt/dryrun", "/opt/dryrun/.site", "/etc", "/usr/local", "/var/lib", "/var/lib/dryrun", "/tmp"];
  const script = `const fs = require("node:fs"); const can = ${JSON.stringify(places)}.filter((place) => {
    try { fs.writeFileSync(place + "/written", "x"); return true; } catch { return false; }
  }); console.log(JSON.stringify({ uid: process.getuid(), can }));`;
  const { status, said } = inside(podman, name, script);
  assert.equal(status, 0, said);
  assert.deepEqual(JSON.parse(said), { uid: USER, can: ["/var/lib/dryrun", "/tmp"] });
  assert.ok(readdirSync(data).includes("written"));
}

/** Checks that a request without a sign-in is refused with its code, and that the page has its headers. */
async function answers(at) {
  const jobs = await fetch(`${at}/api/jobs`);
  assert.deepEqual([jobs.status, (await jobs.json()).code], [401, "UNAUTHENTICATED"]);
  const page = await fetch(`${at}/`, { headers: { accept: "text/html" } });
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<div id="root"/);
  assert.match(page.headers.get("content-security-policy"), /default-src|script-src/);
  assert.equal(page.headers.get("x-content-type-options"), "nosniff");
}
