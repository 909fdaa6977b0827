import {
  changeList,
  headingOf,
  isMarked,
  markPage,
  menuLink,
  sameReleaseAgain,
  signInStudent,
  updateNotices,
} from "../support/releases.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page, request }) => signInStudent(page, request));

test("a release reaches an open page with the next link; text typed in a form stays until the page is left", {
  tag: "@core",
}, async ({ page }) => {
  await page.goto("/student/profile?edit=1");
  const link = page.getByRole("textbox", { name: /Portfolio/ });
  await link.fill("https://half.example/");
  await markPage(page);
  await changeList(page, (student) => {
    student.previous = student.current;
    student.current = sameReleaseAgain(student);
  });
  await updateNotices(page);
  await expect(link).toHaveValue("https://half.example/"); // nothing is replaced within an open page
  await menuLink(page, "Browse Jobs").click();
  await page.getByRole("button", { name: "Close form" }).click();
  await expect(headingOf(page, "Jobs")).toBeVisible();
  expect(await isMarked(page)).toBe(true); // leaving a changed form opens no new document
  const loaded = page.waitForResponse((response) => response.url().includes("/remotes/student/again/"));
  await menuLink(page, "My Applications").click();
  await loaded;
  await expect(headingOf(page, "My Applications")).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

test("when the previous release fails too, there is one reload and then the error panel", async ({
  page,
  expectsFaults,
}) => {
  expectsFaults.value = true;
  await changeList(page, (student) => {
    student.previous = { ...student.current, version: "gone", entry: "/remotes/student/gone/mf-manifest.json" };
    student.current = sameReleaseAgain(student);
  });
  await page.route("**/student/again/mf-manifest*", (route) => route.fulfill({ status: 500 }));
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto("/student/jobs");
  await expect(page.getByRole("alert").getByText("This part did not load")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Footer" })).toBeVisible();
  expect(documents).toHaveLength(2);
});

test("a canary with a share of 100% is used, and dropped when it is withdrawn", async ({ page }) => {
  await changeList(page, (student) => {
    student.canary = { ...sameReleaseAgain(student), share: 100 };
  });
  const loaded = page.waitForResponse((response) => response.url().includes("/remotes/student/again/"));
  await page.goto("/student/jobs");
  await loaded;
  await expect(headingOf(page, "Jobs")).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toMatch(/^lot=\d{1,2}$/);
  await markPage(page);
  await changeList(page, () => {});
  await updateNotices(page);
  await menuLink(page, "My Applications").click();
  await expect(headingOf(page, "My Applications")).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});
