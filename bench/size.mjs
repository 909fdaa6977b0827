// Measures the JavaScript of the job list: as separately deployed parts, against the same code built as one application.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { findChromium } from "../e2e/chromium.ts";
import { assembleSite } from "../tools/site.mjs";
import { EXACT } from "./samples.mjs";

const GOAL_KB = 175;
const MORE_KB = 25;
const KB = 1024;
const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** The API's answers for the list; it is empty, which does not affect scripts. */
const ANSWERS = {
  "/api/auth/me": {
    user: {
      _id: "1",
      username: "A",
      fullName: "A",
      email: "a@example.com",
      phone: "",
      userType: "student",
      createdAt: new Date(),
      emailVerified: true,
      isAdult: true,
      interviewCredits: 1,
      passedQuiz: true,
      hasAttempts: true,
      courseBought: false,
      masterclassEnrolled: false,
      attendanceStatus: null,
      runningInterview: null,
    },
  },
  "/api/jobs": {
    jobs: [],
    totalPages: 1,
    currentPage: 1,
    total: 0,
    totalIsCapped: false,
    corrected: [],
    payNotStated: null,
    facets: { location: [], jobType: [], skills: [] },
    looser: [],
  },
  "/api/profile/completion-status": { completion: 100, missing: [] },
};

function serve(folders) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const answer = ANSWERS[pathname];
    if (answer) return response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
    for (const [prefix, folder] of folders) {
      if (!pathname.startsWith(prefix)) continue;
      try {
        const file = path.join(folder, pathname.slice(prefix.length));
        const content = readFileSync(file);
        return response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream").end(content);
      } catch {}
    }
    response.setHeader("content-type", "text/html").end(readFileSync(path.join(folders.at(-1)[1], "index.html")));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

async function scriptsOfJobList(browser, folders) {
  const server = await serve(folders);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("token", "t"));
  const loading = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) loading.push(response.body());
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/student/jobs`);
  await page.getByText("No jobs available.").waitFor();
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all(loading);
  await context.close();
  server.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
}

/** Builds the same pages behind one entry, without Module Federation. */
function buildPlain(root) {
  const { status, signal } = spawnSync(process.execPath, ["bench/plain/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`the plain application was not built: ${signal ?? status}`);
  return path.join(root, "bench/plain/dist");
}

/** Returns the page of the site's current shell. */
const shellEntry = (site) =>
  JSON.parse(readFileSync(path.join(site, "remotes.json"), "utf8")).find(({ name }) => name === "shell").current.entry;

/** The conditions of all rows. */
export const about =
  "All scripts that the job list loads, as separately deployed parts and as one application of the same code.";

export async function measure(root) {
  const turbo = ["node_modules/turbo/bin/turbo", "run", "build", "--output-logs=errors-only"];
  if (spawnSync(process.execPath, turbo, { cwd: root, stdio: "inherit" }).status !== 0)
    throw new Error("the build failed");
  assembleSite(root);
  const plainDist = buildPlain(root);
  const playwright = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const browser = await playwright.chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const site = path.join(root, ".site");
    const parts = await scriptsOfJobList(browser, [
      ["/remotes/", path.join(site, "remotes")],
      ["/remotes.json", path.join(site, "remotes.json")],
      ["/", path.join(site, path.dirname(shellEntry(site)))],
    ]);
    const plain = await scriptsOfJobList(browser, [["/", plainDist]]);
    const more = parts - plain;
    return [
      {
        what: "scripts of the job list (gzip)",
        measured: `${parts.toFixed(1)} KB`,
        goal: `<= ${GOAL_KB} KB`,
        holds: parts <= GOAL_KB,
        ...EXACT,
      },
      {
        what: "price of separate parts",
        measured: `${more.toFixed(1)} KB more`,
        baseline: `${plain.toFixed(1)} KB as one application`,
        goal: `<= ${MORE_KB} KB`,
        holds: more <= MORE_KB,
        ...EXACT,
      },
    ];
  } finally {
    await browser.close();
  }
}
