import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { api, type Person } from "../support/api.ts";
import { interviewed } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";
import { lastScript } from "../support/weights.ts";

const KB = 1024;

/** Returns the scripts that the page loads up to the shell's last one. */
async function loadedBy(page: Page, url: string, who: Person): Promise<{ pathname: string; body: Buffer }[]> {
  await page.addInitScript((token) => localStorage.setItem("token", token), who.token);
  const scripts: Promise<{ pathname: string; body: Buffer }>[] = [];
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.push(response.body().then((body) => ({ pathname, body })));
  };
  page.on("response", note);
  const last = lastScript(page);
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await last;
  page.off("response", note); // the bodies of later scripts may be gone when the test ends
  return Promise.all(scripts);
}

/** Returns the size of all scripts in KB, gzip. */
async function scriptsOf(page: Page, url: string, who: Person): Promise<number> {
  const scripts = await loadedBy(page, url, who);
  return scripts.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
}

/** Returns the size of the part's own scripts in KB, brotli. */
async function overShell(page: Page, part: string, url: string, who: Person): Promise<number> {
  const scripts = await loadedBy(page, url, who);
  const ownScripts = scripts.filter(({ pathname }) => pathname.startsWith(`/remotes/${part}/`));
  expect(ownScripts.length).toBeGreaterThan(0);
  return ownScripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0) / KB;
}

test("the employer's part adds at most 40 KB to the shell on the dashboard, and 63.5 KB in review mode", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  const applicationId = await steps.application(student, await steps.job(employer));
  await interviewed(request, student, applicationId);
  expect(await overShell(page, "employer", "/employer/dashboard", employer)).toBeLessThan(40);
  const review = await page.context().newPage();
  expect(await overShell(review, "employer", "/employer/applications-dashboard?review=1", employer)).toBeLessThan(63.5);
  await expect(review.getByRole("tabpanel")).toBeVisible();
});

test("the forms with rich text load at most 290 KB, because the editor loads with a touch", async ({
  page,
  request,
}) => {
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  const job = await steps.job(employer);
  for (const [url, who] of [
    ["/employer/jobs/add", employer],
    [`/student/jobs/${job}?apply=1`, student],
    ["/student/profile?edit=1", student],
  ] as const) {
    const form = await page.context().newPage();
    const scripts = await scriptsOf(form, url, who);
    expect(scripts, url).toBeLessThan(290);
    await form.close();
  }
});
