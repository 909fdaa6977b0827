import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { aColleague } from "../support/invited.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a note mentions a hiring manager, who finds it and answers", async ({ page, request, browser }, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const manager = await aColleague(request, owner, "Meera Joshi", { role: "manager", jobIds: null });
  const applicationId = await steps.application(await steps.student("Asha Verma"), await steps.job(owner));

  await signIn(page, owner);
  await page.goto(`/employer/applications/${applicationId}`);
  const note = page.getByRole("textbox", { name: "Note" });
  await note.pressSequentially("Can you read the SQL, @mee");
  await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option")).toHaveText("Meera Joshi");
  await page.keyboard.press("Enter");
  await expect(note).toHaveValue("Can you read the SQL, @Meera Joshi ");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("list", { name: "Notes" })).toContainText("Kavita Menon");
  expect(await violationsOf(page)).toEqual([]);

  expect(await mailTo(outbox, manager.email, "mentioned")).toContain(`/employer/applications/${applicationId}`);
  const other = await browser.newContext({ viewport: page.viewportSize() });
  const tab = await other.newPage();
  await signIn(tab, manager);
  await tab.goto("/employer/dashboard");
  await tab.getByRole("link", { name: "Notifications, 1 new" }).click();
  await expect(tab.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  expect(await violationsOf(tab)).toEqual([]);
  await tab.getByRole("link", { name: /Kavita Menon mentioned you in a note about Asha Verma$/ }).click();
  await tab.getByRole("textbox", { name: "Note" }).fill("Two queries are wrong.");
  await tab.keyboard.press("Control+Enter");
  await expect(tab.getByRole("list", { name: "Notes" }).getByRole("listitem")).toHaveCount(2);
  await expect(tab.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();
  await other.close();
});

test(
  "a decision waits for the morning, is undone, made and reopened; the candidate is shown what concerns them",
  { tag: "@core" },
  async ({ page, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const owner = await steps.person("employer", "Kavita Menon");
    const student = await steps.student("Asha Verma");
    const applicationId = await steps.application(student, await steps.job(owner));
    const decision = page.getByRole("region", { name: "Decision" });

    await signIn(page, owner);
    await page.goto(`/employer/applications/${applicationId}`);
    await decision.getByRole("button", { name: "Reject" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject the application of Asha Verma?" });
    await dialog.getByLabel("Reason", { exact: true }).fill("Two queries are wrong");
    await dialog.getByRole("checkbox", { name: /^The candidate reads this reason/ }).uncheck();
    await dialog.getByRole("checkbox", { name: /^Send the e-mail on .*9:00 am/ }).check();
    await dialog.getByRole("button", { name: "Reject application" }).click();
    await expect(decision.getByText(/^The e-mail goes out on .*, 9:00 am IST\./)).toBeVisible();
    await decision.getByRole("button", { name: "Undo" }).click();
    await expect(decision.getByRole("button", { name: "Reject" })).toBeVisible();

    const reason = { applicationId, reason: "Two queries are wrong", shareReason: false };
    await steps.call("POST", "/emp/jobs/reject-application", owner, reason);
    await page.reload();
    await expect(decision).toContainText("Only your company reads this reason.");
    await decision.getByRole("button", { name: "Reopen" }).click();
    const question = page.getByRole("alertdialog", { name: "Reopen the application of Asha Verma?" });
    await question.getByLabel("Why").fill("The other candidate declined");
    await question.getByRole("button", { name: "Reopen application" }).click();
    await expect(decision.getByRole("button", { name: "Accept" })).toBeVisible();
    const timeline = page.getByRole("region", { name: "Timeline" });
    await expect(timeline).toContainText("Rejected by Kavita Menon");
    await expect(timeline).toContainText("Opened again by Kavita Menon");
    expect(await violationsOf(page)).toEqual([]);

    const mail = await mailTo(outbox, student.email, "application-reopened");
    expect(mail).toContain("The earlier decision no longer counts.");
    expect(mail).not.toContain("declined");
    await signIn(page, student);
    await page.goto(`/student/my-applications/${applicationId}`);
    await expect(page.getByText("Opened again by the company")).toBeVisible();
    await expect(page.getByText(/Two queries are wrong|declined/)).toHaveCount(0);
  },
);
