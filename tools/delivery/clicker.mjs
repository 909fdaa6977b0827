// A person who clicks all the time, in Chromium, and what failed for them.
import { createRequire } from "node:module";
import path from "node:path";
import { findChromium } from "../../e2e/chromium.ts";

const PATIENCE_MS = 20_000;
/** The most characters of a page. */
const SHOWN = 3000;
/** Where they go, by the links of the page: pages of a part, then the shell's own. */
const WALKS = {
  student: [
    "/student/jobs",
    "/student/my-applications",
    "/student/profile",
    "/student",
    "/account/privacy",
    "/student/jobs",
  ],
  employer: ["/employer/dashboard", "/employer/jobs", "/account/security", "/employer/dashboard"],
};

export async function signIn(page, url, role) {
  const { accounts } = await (await fetch(`${url}/api/demo-accounts`)).json();
  const { email, password } = accounts.find(({ userType }) => userType === role);
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json" };
  const { token } = await (await fetch(`${url}/api/auth/login`, { method: "POST", headers, body })).json();
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
}

/** What a page that did not go on shows: its address and its words. */
async function shownBy(page) {
  const text = await page
    .locator("body")
    .ariaSnapshot({ timeout: 5000 })
    .catch((error) => error.message);
  return `at ${page.url()}, which shows:\n${text.slice(0, SHOWN)}`;
}

/** Clicks until `stop()`, which gives how many pages were opened, in how many documents, and every request that failed. */
export async function startClicking(root, url, role) {
  const { chromium } = createRequire(path.join(root, "e2e/package.json"))("@playwright/test");
  const { executablePath, env } = await findChromium();
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  const page = await browser.newPage();
  await signIn(page, url, role);
  const seen = { pages: 0, documents: 0, failed: [] };
  page.on("request", (request) => {
    seen.documents += Number(request.isNavigationRequest());
  });
  page.on("requestfailed", (request) => {
    // What a page that is left no longer waits for.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") seen.failed.push(`${reason} ${request.url()}`);
  });
  page.on("response", (answer) => answer.status() >= 400 && seen.failed.push(`${answer.status()} ${answer.url()}`));
  page.on("pageerror", (error) => seen.failed.push(error.message));
  let isOver = false;
  const walk = async () => {
    await page.goto(url + WALKS[role][0]);
    for (let at = 1; !isOver; at++) {
      const to = WALKS[role][at % WALKS[role].length];
      await page.evaluate(() => dispatchEvent(new Event("focus"))); // as somebody who comes back to the tab
      const link = page.locator(`a[href="${to}"]:visible`).first();
      if (await link.count()) await link.click();
      else await page.goto(url + to);
      await page.waitForURL(`${url}${to}*`, { timeout: PATIENCE_MS });
      await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
      if (await page.getByRole("alert").filter({ hasText: "did not load" }).count())
        seen.failed.push(`a panel on ${to}`);
      seen.pages += 1;
    }
  };
  const walking = walk().catch(async (error) => seen.failed.push(`${error.message}\n${await shownBy(page)}`));
  return {
    seen,
    async stop() {
      isOver = true;
      await walking;
      await browser.close();
      return seen;
    },
  };
}
