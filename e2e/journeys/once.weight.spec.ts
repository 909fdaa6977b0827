import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { api, type Person } from "../support/api.ts";
import { expect, test } from "../support/test.ts";

const KB = 1024;

/** All JavaScript that the page loads until it is idle, gzip, without prefetched chunks. */
async function scriptsOf(page: Page, url: string, who: Person | null): Promise<number> {
  await page.addInitScript((token) => token && localStorage.setItem("token", token), who?.token ?? "");
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isAhead = who === null && pathname.startsWith("/remotes/");
    if (pathname.endsWith(".js") && !isAhead) bodies.push(response.body());
  });
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KB;
}

test("login weighs at most 200 KB", async ({ page }) => {
  expect(await scriptsOf(page, "/login", null)).toBeLessThan(200);
});

test("the job list weighs at most 220 KB", async ({ page, request }) => {
  const steps = api(request);
  const student = await steps.person("student");
  await steps.passQuiz(student);
  expect(await scriptsOf(page, "/student/jobs", student)).toBeLessThan(220);
});

test("an employer's dashboard weighs at most 320 KB", async ({ page, request }) => {
  const employer = await api(request).person("employer");
  expect(await scriptsOf(page, "/employer/dashboard", employer)).toBeLessThan(320);
});
