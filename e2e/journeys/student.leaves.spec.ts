import { readFile } from "node:fs/promises";
import { api, PASSWORD } from "../support/api.ts";
import { logIn, signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

async function anApplicant(request: Parameters<typeof api>[0], title: string) {
  const steps = api(request);
  const student = await steps.student();
  const employer = await steps.person("employer", "Kavita Menon");
  const applicationId = await steps.application(student, await steps.job(employer, { title }));
  return { steps, student, employer, applicationId };
}

test("withdraws an application permanently, and the recruiter keeps a row without contact data", {
  tag: "@core",
}, async ({ page, request }) => {
  const { steps, student, employer, applicationId } = await anApplicant(request, "Withdrawn Analyst");
  await signIn(page, student);
  await page.goto(`/student/my-applications/${applicationId}`);
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await question.getByRole("button", { name: "Keep application" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("link", { name: "Start Mock Interview" })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await question.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("Application withdrawn")).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Start Mock Interview" })).toBeHidden();

  await page.goto("/student/my-applications");
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  const { application } = await steps.call("GET", `/emp/jobs/application/${applicationId}`, employer);
  expect(application).toMatchObject({ status: "withdrawn", fullName: "Asha Verma", email: "", phone: "" });
});

test("downloads the data, deletes the account, and can no longer sign in", { tag: "@core" }, async ({
  page,
  request,
}) => {
  const { steps, student, employer, applicationId } = await anApplicant(request, "Deleted Analyst");
  await signIn(page, student);
  await page.goto("/account/privacy");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^dryrun-data-\d{4}-\d\d-\d\d\.json$/);
  const exportedData = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(exportedData).toMatchObject({
    account: { email: student.email },
    applications: [{ jobTitle: "Deleted Analyst", coverLetter: "<p>I would like to join.</p>" }],
    quizAttempts: [{ passed: true }],
  });

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Password", { exact: false }).first().fill("not my password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("The password is wrong.").first()).toBeVisible();
  await dialog.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account is deleted. You are logged out.")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await logIn(page, student.email, PASSWORD);
  await expect(page.getByText("Email or password is wrong.")).toBeVisible();
  const { application } = await steps.call("GET", `/emp/jobs/application/${applicationId}`, employer);
  expect(application).toMatchObject({ status: "withdrawn", fullName: "Deleted candidate", email: "", summary: "" });
});
