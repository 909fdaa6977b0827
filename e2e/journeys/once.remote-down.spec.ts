import type { Page, Route } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn, untilApp } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const MANIFEST = "**/remotes/student/*/mf-manifest.json*";
const ENTRY = "**/remotes/student/*/remoteEntry*";

test.beforeEach(async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // these failures are intended
  const steps = api(request);
  const student = await steps.student();
  await signIn(page, student);
});

async function showsPanelThenRecovers(page: Page, broken: string) {
  await expect(page.getByRole("alert").getByText("This part did not load")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeVisible();
  await page.unroute(broken);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
}

test("a missing part shows the error panel, is reported, and loads when it is back", { tag: "@core" }, async ({
  page,
}) => {
  const reported = page.waitForRequest("**/api/client-errors");
  await page.route(MANIFEST, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/student/jobs");
  expect((await reported).postDataJSON()).toMatchObject({ part: "student" });
  await showsPanelThenRecovers(page, MANIFEST);
});

test("a broken part shows the error panel, and loads when it is repaired", { tag: "@core" }, async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ contentType: "text/javascript", body: "this is (not" }));
  await page.goto("/student/jobs");
  await showsPanelThenRecovers(page, ENTRY);
});

test("refuses a manifest with another hash", async ({ page }) => {
  await page.route(MANIFEST, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto("/student/jobs");
  await showsPanelThenRecovers(page, MANIFEST);
});

test("a silent part shows the error panel after 15 s, while the rest works", async ({ page }) => {
  await page.route(MANIFEST, () => {}); // never answered
  await page.goto("/student/jobs");
  await expect(page.getByRole("alert").getByText("This part did not load")).toBeVisible();
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rehearse the interview");
});

test("a part's file deleted while the site is running causes an error panel, not a white page", async ({ page }) => {
  await page.goto("/student/jobs");
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
  await page.route("**/remotes/student/**/*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page
    .getByRole("link", { name: /Applications/ })
    .first()
    .click();
  await expect(page.getByRole("alert")).toBeVisible();
});

const LIST = "**/remotes.json";
const BROKEN: [string, (route: Route) => unknown][] = [
  ["is an error", (route) => route.fulfill({ status: 500, body: "" })],
  ["is not there", (route) => route.fulfill({ status: 404, body: "gone" })],
  ["is garbage", (route) => route.fulfill({ contentType: "application/json", body: '{"a":[' })],
  ["never comes", () => {}],
];
for (const [how, answer] of BROKEN) {
  test(`when the list of parts ${how}, the shell's own pages work, and the panel reloads the part`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (location.pathname.startsWith("/student")) return;
      AbortSignal.timeout = () => new AbortController().signal; // these pages do not wait for the list's timeout
    });
    await page.route(LIST, answer);
    await page.goto("/login");
    await untilApp(page);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await page.goto(`/reset-password/${"a".repeat(43)}`);
    await expect(page.getByRole("heading", { level: 1, name: "Reset password" })).toBeVisible();
    await page.goto("/student/jobs");
    await expect(page.getByRole("alert").getByText("This part did not load")).toBeVisible();
    await expect(page.getByText("This page does not exist.")).toHaveCount(0);
    await showsPanelThenRecovers(page, LIST);
  });
}

test("a malformed answer of the server breaks one page, not its part, and Try again repeats the call", async ({
  page,
}) => {
  const JOBS = /\/api\/jobs\?/;
  await page.route(JOBS, (route) => route.fulfill({ json: { jobs: [null], totalPages: 1, currentPage: 1, total: 1 } }));
  await page.goto("/student/jobs");
  await expect(page.getByRole("alert").getByText("This page did not load")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Browse Jobs" })).toBeVisible();
  await page.getByRole("link", { name: "My Applications" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "My Applications" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("alert").getByText("This page did not load")).toBeVisible();
  await page.unroute(JOBS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
});

test("a malformed answer on a page of the shell keeps the account's bars, and Try again repeats the call", async ({
  page,
}) => {
  const PRIVACY = "**/api/account/privacy";
  await page.route("**/api/client-errors", () => {}); // never answered: the retry does not wait for the report
  await page.route(PRIVACY, (route) => route.fulfill({ json: { held: null } }));
  const heldRequests: (() => void)[] = []; // a call of the bars that is running while Try again is pressed
  await page.route("**/api/profile/completion-status", (route) => void heldRequests.push(() => void route.continue()));
  await page.goto("/account/privacy");
  await expect(page.getByRole("alert").getByText("This page did not load")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
  await page.unroute(PRIVACY);
  await page.getByRole("button", { name: "Try again" }).click();
  for (const answer of heldRequests) answer();
  await expect(page.getByRole("heading", { level: 1, name: "Your data and privacy" })).toBeVisible();
});
