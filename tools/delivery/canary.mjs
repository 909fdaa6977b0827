// Tests that `npm run releases -- student --watch --take-back` ends a canary that does not start, in real browsers. Its
// visitors must get the current release after one reload.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { wholeBuild } from "../release/extras.mjs";
import { lineOf, parseList } from "../release/list.mjs";
import { releasePart } from "../release/release.mjs";
import { folderTarget } from "../release/targets/folder-target.mjs";
import { folderOf, partsOf } from "../release/tree/tree.mjs";
import { openBrowser } from "./browser.mjs";
import { signIn } from "./clicker.mjs";
import { untried } from "./untried.mjs";

const PART = "student";
const SHARE = 50;
const MOST_VISITS = 150;
const WATCH = ["releases", PART, "--watch", "--take-back", "--every", "5"];

/** Returns a build that throws at its start. */
function failingBuild(root) {
  const dist = path.join(folderOf(root, PART), "dist");
  const entry = readdirSync(dist).find((name) => /^__federation_expose_remote\.\w+\.js$/.test(name));
  const script = readFileSync(path.join(dist, entry), "utf8");
  return wholeBuild(root, PART, { [entry]: `throw new Error("a fault of the canary");${script}` });
}

/** Opens the part as a new visitor until it is shown; returns whether the visitor got this version at first. */
async function meets(version, browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, url, PART);
    let isMet = false;
    page.on("request", (request) => {
      isMet ||= request.url().includes(`/remotes/${PART}/${version}/`);
    });
    await page.goto(`${url}/student/jobs`);
    await page.getByRole("heading", { level: 1, name: "Jobs" }).waitFor();
    return isMet;
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
  const browser = await openBrowser(root);
  const visits = [];
  try {
    while (watching.exitCode === null && visits.length < MOST_VISITS)
      visits.push(await meets(build.release.version, browser, url));
    if (watching.exitCode === null) return [`a canary that fails is still live after ${MOST_VISITS} visits`];
    console.log(
      `canary: ended after ${visits.length} visits, ${visits.filter(Boolean).length} of them with the canary`,
    );
    const { current, canary } = list();
    const faults = [];
    if (canary || current.version !== before) faults.push("a canary that fails was not taken back");
    if (await meets(build.release.version, browser, url))
      faults.push("a visitor still gets the canary that was taken back");
    return faults;
  } finally {
    watching.kill();
    await ended;
    await browser.close();
  }
}
