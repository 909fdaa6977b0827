// Tests that `npm run releases -- student --watch --take-back` ends a canary whose pages fail, in real browsers.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { findChromium } from "../../e2e/chromium.ts";
import { wholeBuild } from "../release/extras.mjs";
import { lineOf, parseList } from "../release/list.mjs";
import { releasePart } from "../release/release.mjs";
import { folderTarget } from "../release/targets/folder-target.mjs";
import { folderOf, partsOf } from "../release/tree/tree.mjs";
import { signIn } from "./clicker.mjs";
import { untried } from "./untried.mjs";

const PART = "student";
const SHARE = 50;
const MOST_VISITS = 150;
const WATCH = ["releases", PART, "--watch", "--take-back", "--every", "5"];

/** Returns a build whose pages throw an error after they are shown. */
function failingBuild(root) {
  const dist = path.join(folderOf(root, PART), "dist");
  const entry = readdirSync(dist).find((name) => /^__federation_expose_remote\.\w+\.js$/.test(name));
  const fails = 'setTimeout(() => { throw new Error("a fault of the canary"); }, 100);';
  return wholeBuild(root, PART, { [entry]: `${readFileSync(path.join(dist, entry), "utf8")};${fails}` });
}

/** Opens the part as a new visitor; returns the version of the part that was shown. */
async function visit(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, url, PART);
    const loaded = page.waitForRequest(/\/remotes\/student\/\w+\/__federation_expose_remote/);
    await page.goto(`${url}/student/jobs`);
    await page.getByRole("heading", { level: 1, name: "Jobs" }).waitFor();
    await page.waitForTimeout(300);
    await page.goto("about:blank"); // the page reports itself when it is left
    return (await loaded).url().split("/")[5];
  } finally {
    await context.close();
  }
}

/** Returns the faults of a canary that must take itself back. `site` has a server and accepts releases. */
export async function tryCanary(root, { url, siteDir }) {
  const list = () => lineOf(parseList(readFileSync(path.join(siteDir, "remotes.json"), "utf8")), PART);
  const before = list().current.version;
  const part = partsOf(root).find(({ name }) => name === PART);
  const build = failingBuild(root);
  await releasePart({ target: folderTarget(siteDir), part, share: SHARE, build, ...untried(url, "canary") });
  const tool = ["--disable-warning=ExperimentalWarning", "tools/release/index.mjs"];
  const stdio = ["ignore", "inherit", "inherit"];
  const watching = spawn(process.execPath, [...tool, ...WATCH, "--to", siteDir, "--site", url], { cwd: root, stdio });
  const ended = once(watching, "exit");
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ["--no-sandbox"] });
  const seen = [];
  try {
    while (watching.exitCode === null && seen.length < MOST_VISITS) seen.push(await visit(browser, url));
    if (watching.exitCode === null) return [`a canary that fails is still live after ${MOST_VISITS} visits`];
    const failing = seen.filter((version) => version !== before).length;
    console.log(`canary: ended after ${seen.length} visits, ${failing} of them with its fault`);
    const { current, canary } = list();
    const faults = [];
    if (canary || current.version !== before) faults.push("a canary that fails was not taken back");
    if ((await visit(browser, url)) !== before) faults.push("a visitor still gets the canary that was taken back");
    return faults;
  } finally {
    watching.kill();
    await ended;
    await browser.close();
  }
}
