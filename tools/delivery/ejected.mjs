// Tries a part in its own repository: installed, built, tested, developed under a live shell and released, without the monorepo.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openBrowser } from "./browser.mjs";
import { signIn } from "./clicker.mjs";
import { freePort } from "./site.mjs";

/** The role and the page that show each developed part. */
const PAGES = {
  shell: { role: "student", path: "/account/privacy" },
  student: { role: "student", path: "/student/jobs" },
  employer: { role: "employer", path: "/employer/dashboard" },
  masterclass: { role: "student", path: "/masterclass" },
  admin: { role: "admin", path: "/admin" },
};
export const EJECTED = Object.keys(PAGES);
const TIMEOUT_MS = 60_000;

/** Whether a script at this path is built by the part's development server, not by the site. */
const isBuiltHere = (part, pathname) =>
  part === "shell" ? !/^\/(api|remotes|dev)\//.test(pathname) : pathname.startsWith(`/remotes/${part}/dev/`);

/** Opens a page of the part at this address; returns the scripts that it loads from this machine's build. */
async function openDeveloped(root, part, address) {
  const { role, path: opened } = PAGES[part];
  const browser = await openBrowser(root);
  try {
    const page = await browser.newPage();
    const own = [];
    page.on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (answer.ok() && pathname.endsWith(".js") && isBuiltHere(part, pathname)) own.push(pathname);
    });
    await signIn(page, address, role);
    await page.goto(address + opened);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });
    if (await page.getByRole("alert").filter({ hasText: "did not load" }).count()) return [];
    for (const end = Date.now() + TIMEOUT_MS; own.length === 0 && Date.now() < end; ) await sleep(200);
    return own;
  } finally {
    await browser.close();
  }
}

/** Starts the part's development server; everything else comes from the live site. */
async function develop(root, part, folder, site) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const args = ["node_modules/@dryrun/build-config/alone/dev.mjs", "--site", site, "--port", String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  try {
    const entry = part === "shell" ? `${address}/index.html` : `${address}/remotes/${part}/dev/mf-manifest.json`;
    const isBuilt = () =>
      fetch(entry).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const end = Date.now() + TIMEOUT_MS; !(await isBuilt()); await sleep(200))
      if (Date.now() > end || server.exitCode !== null) return "the development server does not build the part";
    const own = await openDeveloped(root, part, address);
    return own.length > 0 ? undefined : "the page does not load the part that is developed";
  } finally {
    server.kill("SIGTERM");
  }
}

/** Returns the faults of an ejected part. `site` has a server and accepts releases. */
export async function tryEjected(root, part, { url, siteDir }) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), "dryrun-eject-")), part);
  const faults = [];
  const run = (command, args, cwd = folder) => {
    const start = performance.now();
    const { status } = spawnSync(command, args, { cwd, stdio: "inherit", env: ownEnv() });
    console.log(`${[path.basename(command), ...args].join(" ")}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (status !== 0) faults.push(`ejected ${part}: ${args.join(" ")} failed`);
    return status === 0;
  };
  const lineOf = async () =>
    (await (await fetch(`${url}/remotes.json`)).json()).find(({ name }) => name === part).current.version;
  try {
    const pnpm = [
      path.join(root, "node_modules/pnpm/bin/pnpm.mjs"),
      "install",
      "--frozen-lockfile",
      "--prefer-offline",
    ];
    const isReady =
      run(process.execPath, ["tools/eject/index.mjs", part, "--to", folder], root) &&
      run(process.execPath, [...pnpm, "--reporter=silent"]) &&
      run("npm", ["run", "--silent", "typecheck"]) &&
      run("npm", ["run", "--silent", "build"]) &&
      run("npm", ["test", "--silent"]);
    if (!isReady) return faults;
    const developed = await develop(root, part, folder, url).catch((error) => error.message.split("\n")[0]);
    if (developed) faults.push(`ejected ${part}: ${developed}`);
    const before = await lineOf();
    const to = ["--", "--to", siteDir, "--site", url];
    run("npm", ["run", "--silent", "release", ...to]);
    if ((await lineOf()) === before) faults.push(`ejected ${part}: its release is not live`);
    run("npm", ["run", "--silent", "rollback", ...to]);
    if ((await lineOf()) !== before) faults.push(`ejected ${part}: its rollback is not live`);
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
