// A part in a repository of its own: installed, built, tested, developed under a live shell and released, without the monorepo.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findChromium } from "../../e2e/chromium.ts";
import { signIn } from "./clicker.mjs";
import { freePort } from "./site.mjs";

const PART = "employer";
const PAGE = "/employer/dashboard";
const PATIENCE_MS = 60_000;

/** Opens the page at this address as the demo employer; returns the scripts that it loads from this machine's build. */
async function openDeveloped(root, address) {
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    const own = [];
    page.on("response", (answer) => answer.url().includes(`/remotes/${PART}/dev/`) && own.push(answer.url()));
    await signIn(page, address, PART);
    await page.goto(address + PAGE);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
    await page.getByRole("heading", { name: "To do" }).first().waitFor({ timeout: PATIENCE_MS });
    return own;
  } finally {
    await browser.close();
  }
}

/** Starts the part's development server; everything else comes from the live site. */
async function develop(root, folder, site) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const args = ["node_modules/@dryrun/build-config/alone/dev.mjs", "--site", site, "--port", String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const entry = `${address}/remotes/${PART}/dev/mf-manifest.json`;
    const isBuilt = () =>
      fetch(entry).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const end = Date.now() + PATIENCE_MS; !(await isBuilt()); await sleep(200))
      if (Date.now() > end || server.exitCode !== null) return "the development server does not build the part";
    const own = await openDeveloped(root, address);
    return own.length > 0 ? undefined : "the page does not load the part that is developed";
  } finally {
    server.kill("SIGTERM");
  }
}

/** Returns the faults of an ejected part. `site` has a server and accepts releases. */
export async function tryEjected(root, { url, siteDir }) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "dryrun-eject-")), PART);
  const faults = [];
  const run = (command, args, cwd = folder) => {
    const start = performance.now();
    const { status } = spawnSync(command, args, { cwd, stdio: "inherit", env: ownEnv() });
    console.log(`${[path.basename(command), ...args].join(" ")}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (status !== 0) faults.push(`ejected ${PART}: ${args.join(" ")} failed`);
    return status === 0;
  };
  const lineOf = async () =>
    (await (await fetch(`${url}/remotes.json`)).json()).find(({ name }) => name === PART).current.version;
  try {
    const pnpm = [
      path.join(root, "node_modules/pnpm/bin/pnpm.mjs"),
      "install",
      "--frozen-lockfile",
      "--prefer-offline",
    ];
    const isReady =
      run(process.execPath, ["tools/eject/index.mjs", PART, "--to", folder], root) &&
      run(process.execPath, [...pnpm, "--reporter=silent"]) &&
      run("npm", ["run", "--silent", "typecheck"]) &&
      run("npm", ["run", "--silent", "build"]) &&
      run("npm", ["test", "--silent"]);
    if (!isReady) return faults;
    const developed = await develop(root, folder, url).catch((error) => error.message.split("\n")[0]);
    if (developed) faults.push(`ejected ${PART}: ${developed}`);
    const before = await lineOf();
    const to = ["--", "--to", siteDir, "--site", url];
    run("npm", ["run", "--silent", "release", ...to]);
    if ((await lineOf()) === before) faults.push(`ejected ${PART}: its release is not live`);
    run("npm", ["run", "--silent", "rollback", ...to]);
    if ((await lineOf()) !== before) faults.push(`ejected ${PART}: its rollback is not live`);
    return faults;
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}

/** The environment without the monorepo's programs and npm settings. */
const ownEnv = () => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_") && name !== "INIT_CWD");
  const own = process.env.PATH.split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: own.join(path.delimiter) };
};
