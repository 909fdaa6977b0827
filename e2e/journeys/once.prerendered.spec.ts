import type { Page, Request } from "@playwright/test";
import { api } from "../support/api.ts";
import { untilWhole } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { lastScript } from "../support/weights.ts";

/** Signs in before the first script of the first page, in a browser that has cached the typeface. */
const bring = (page: Page, token: string) =>
  page.addInitScript((value) => {
    localStorage.setItem("token", value);
    localStorage.setItem("typeface", "kept"); // so that the prerendered page's text has the width of the page's
    const seen = { moved: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  }, token);

const movedIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved);

const withoutScripts = (page: Page) => page.route(/\.js$/, (route) => route.abort());

/** Returns the prerendered page, which cannot be read out or pressed: it is only visible until the page has loaded. */
const prerenderedOf = (page: Page) => page.locator("#root > [data-prerendered][inert][aria-hidden=true]");

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const viewport of SCREENS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the prerendered job list comes with the HTML, and nothing moves when the page replaces it", async ({
      page,
      request,
      expectsFaults,
    }) => {
      expectsFaults.value = true; // scripts that do not load
      const steps = api(request);
      const student = await steps.student();
      await bring(page, student.token);
      await withoutScripts(page);
      await page.goto("/student/jobs");
      await expect(prerenderedOf(page).locator("h1")).toHaveText("Jobs");
      const places = async () => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const boxes = await page.locator("header > div > a, h1, main > nav a, main [aria-expanded]").all();
        return Promise.all(boxes.map((one) => one.boundingBox()));
      };
      const framed = await places();
      expect(framed.length).toBeGreaterThan(3);

      await page.unroute(/\.js$/);
      await page.goto("/student/jobs");
      await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(page.locator("[data-prerendered]")).toHaveCount(0);
      expect(await places()).toEqual(framed);
      expect(await movedIn(page)).toBeLessThan(0.05);
    });
  });

test("a page of the course comes in the frame of the student's part", async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // scripts that do not load
  await bring(page, (await api(request).demoPerson("vikram@student.example")).token);
  await withoutScripts(page);
  await page.goto("/course");
  await expect(prerenderedOf(page).locator("h1")).toHaveText("Data Analyst Course");
  await expect(prerenderedOf(page).locator('a[href="/student/jobs"]').first()).toBeVisible();
});

/** Returns the early calls of this page's head that the application has not used. */
const untaken = (page: Page) =>
  page.evaluate(() => {
    const { dryrunEarly } = globalThis as unknown as { dryrunEarly: { answers: Map<string, unknown> } };
    return [...dryrunEarly.answers.keys()];
  });

test("a page uses the head's early answers, and repeats no request", async ({ page, request }) => {
  const steps = api(request);
  const [student, buyer, employer] = [
    await steps.demoPerson("asha@student.example"),
    await steps.demoPerson("vikram@student.example"),
    await steps.demoPerson("kavita@sahyadri.example"),
  ];
  const { jobs } = await steps.call("GET", "/jobs", student);
  const ROUTES = [
    [student, "/student"],
    [student, "/student/jobs"],
    [student, "/student/jobs?saved=1"],
    [student, "/student/jobs?title=data"],
    [student, `/student/jobs/${jobs[0]._id}`],
    [student, "/student/my-applications"],
    [student, "/student/interview-summary"],
    [buyer, "/course"],
    [buyer, "/course/sql-one-table"],
    [buyer, "/course/sql-one-table/null"],
    [employer, "/employer/dashboard"],
    [employer, "/employer/jobs"],
    [employer, "/employer/applications-dashboard"],
  ] as const;
  for (const [{ token }, url] of ROUTES) {
    await bring(page, token);
    const requests: string[] = [];
    const note = (sent: Request) => sent.url().includes("/api/") && requests.push(`${sent.method()} ${sent.url()}`);
    page.on("request", note);
    const last = lastScript(page);
    await page.goto(url);
    await untilWhole(page);
    await last;
    page.off("request", note);
    expect(await untaken(page), url).toEqual([]);
    expect(
      requests.filter((one, index) => requests.indexOf(one) !== index),
      url,
    ).toEqual([]);
    expect(await movedIn(page), url).toBeLessThan(0.05);
  }
});

test("an early refusal is requested again and handled as usual", async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // the console reports the refused list
  await bring(page, (await api(request).person("student")).token);
  await page.goto("/student/jobs"); // the quiz has not been passed
  await expect(page).toHaveURL(/\/student\/quiz/);
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
});

test("a visitor is redirected to the sign-in without seeing a prerendered page", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { prerendered: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.prerendered += document.querySelectorAll("#root [data-prerendered]").length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/student/jobs");
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { prerendered: number } }).seen.prerendered)).toBe(
    0,
  );
});

test("a person of another role is led to the sign-in and sees no prerendered page", async ({ page, request }) => {
  await bring(page, (await api(request).person("employer")).token);
  await page.goto("/student/jobs");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
});
