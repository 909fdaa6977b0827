import { api, PASSWORD, type Person } from "../support/api.ts";
import { logIn, signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

async function aStudentWithAJob(request: Parameters<typeof api>[0]): Promise<{ student: Person; form: string }> {
  const steps = api(request);
  const student = await steps.student();
  const jobId = await steps.job(await steps.person("employer"), { title: "Tab Keeper" });
  return { student, form: `/student/jobs/${jobId}?apply=1` };
}

test("two tabs: each follows a log-out and a sign-in in the other, and typed text stays", { tag: "@core" }, async ({
  page,
  context,
  request,
}) => {
  const { student, form } = await aStudentWithAJob(request);
  await signIn(page, student);
  await page.goto(form);
  const skills = page.locator("[id=portfolioUrl]");
  await skills.fill("https://asha.example/half-typed");

  const other = await context.newPage();
  await other.goto("/student/quiz");
  await other.getByRole("heading", { level: 1 }).waitFor();
  await other.evaluate(() => localStorage.removeItem("token")); // the same as the other tab's Logout
  await expect(page.getByText("You were logged out in another tab. What you typed here is kept.")).toBeVisible();
  await expect(skills).toHaveValue("https://asha.example/half-typed");
  const refused = page.waitForResponse((response) => response.status() === 401);
  await skills.fill("https://asha.example/typed-while-logged-out"); // saving its draft fails
  await refused;

  await logIn(other, student.email, PASSWORD);
  await expect(other).toHaveURL(/\/student\/jobs/);
  await expect(page.getByText(/You were logged out in another tab/)).toBeHidden();
  await expect(skills).toHaveValue("https://asha.example/typed-while-logged-out");
});

test("an invalid token leads to the sign-in and back to the page", async ({ page, request }) => {
  const { student } = await aStudentWithAJob(request);
  await signIn(page, { ...student, token: "dead" });
  await page.goto("/student/my-applications?page=1");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText("Log in to continue.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await page.getByLabel("Email").fill(student.email);
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/student\/my-applications\?page=1$/);
});

test("without an answer at the start the page keeps the session, shows that it waits, and continues automatically", async ({
  page,
  request,
}) => {
  const { student } = await aStudentWithAJob(request);
  await signIn(page, student);
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/student/jobs");
  await expect(page.getByText(/Dryrun cannot be reached\. You are still logged in; we keep trying\./)).toBeVisible();
  await expect(page).toHaveURL(/\/student\/jobs$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(student.token);
  await page.unroute("**/api/**");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/cannot be reached/)).toBeHidden();
});
