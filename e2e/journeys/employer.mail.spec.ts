import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { aColleague } from "../support/invited.ts";
import { wholeMailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a recruiter writes to two candidates, takes the mail back, sends it and shares a view; a candidate sees who looked", async ({
  page,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const recruiter = await aColleague(request, owner, "Rohan Kulkarni", { role: "recruiter", jobIds: null });
  const jobId = await steps.job(owner, { title: "Mail Analyst" });
  const students = [await steps.student("Asha Verma"), await steps.student("Ravi Iyer")];
  const applicationIds = [];
  for (const [index, fullName] of ["Asha Verma", "Ravi Iyer"].entries())
    applicationIds.push(await steps.application(students[index] ?? owner, jobId, { fullName }));

  await signIn(page, recruiter);
  await page.goto("/employer/profile");
  await page.getByLabel("Signature").fill("Rohan\nHiring team");
  await page.getByRole("button", { name: "Save mail settings" }).click();
  await expect(page.getByText("Your mail settings are saved")).toBeVisible();

  await page.goto("/employer/applications-dashboard");
  const openViews = async () => {
    const open = page.getByRole("button", { name: "Saved views" });
    const filters = page.getByRole("button", { name: /^Filters/ }); // on a phone, the views are among the filters
    await expect(open.or(filters).first()).toBeVisible();
    if (!(await open.isVisible())) await filters.click();
    await open.click();
  };
  const write = async () => {
    for (const name of ["Asha Verma", "Ravi Iyer"])
      await page.getByRole("checkbox", { name: `Select ${name}, Mail Analyst` }).check();
    await page.getByRole("button", { name: "Write a mail" }).click();
  };
  await write();
  const dialog = page.getByRole("dialog", { name: "Write to 2 candidates" });
  await dialog.getByLabel("Subject").fill("Your interview for {job}");
  await dialog.getByRole("textbox", { name: /^Text/ }).fill("Dear {name},\n\nwe meet at ten.");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await write();
  await expect(dialog.getByLabel("Subject")).toHaveValue("Your interview for {job}");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("region", { name: /^The mail to/ })).toHaveCount(2);
  await expect(dialog.getByText(recruiter.email)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send 2 mails" }).click();
  await expect(page.getByText("2 mails will be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No mail was sent. Its text is kept as a draft.")).toBeVisible();
  await write();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Send 2 mails" }).click();
  await expect(page.getByText("2 mails sent")).toBeVisible();
  for (const [student, name] of [
    [students[0], "Asha"],
    [students[1], "Ravi"],
  ] as const) {
    const mail = await wholeMailTo(outbox, student?.email ?? "", "to-candidate");
    expect(mail.from?.name).toMatch(/^Rohan at .+ via Dryrun$/);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([recruiter.email]);
    expect(mail.subject).toBe("Your interview for Mail Analyst");
    expect(mail.text).toContain(`Dear ${name},\n\nwe meet at ten.\n\nRohan\nHiring team`);
  }

  await page.getByRole("link", { name: "Asha Verma" }).click();
  await page.getByText("Your interview for Mail Analyst").click();
  await expect(page.getByText(/^Dear Asha,\s+we meet at ten\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Write a mail" }).click();
  await expect(page.getByRole("dialog", { name: "Write to the candidate" }).getByLabel("Subject")).toHaveValue("");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goBack();

  await openViews();
  const views = page.getByRole("dialog", { name: "Saved views" });
  await views.getByLabel("Name").fill("Everybody");
  await views.getByRole("checkbox", { name: "Share with your company" }).check();
  await views.getByRole("button", { name: "Save this view" }).click();
  await openViews();
  await expect(views.getByText("Shared with your company")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await signIn(page, owner);
  await page.goto("/employer/applications-dashboard");
  await openViews();
  await expect(views.getByText("Shared by Rohan Kulkarni")).toBeVisible();

  await steps.call("POST", `/emp/jobs/application/${applicationIds[0]}/opened`, owner, { interview: false });
  await signIn(page, students[0] ?? owner);
  await page.goto("/account/privacy");
  await expect(page.getByRole("list", { name: "Companies and your applications" })).toContainText(
    "opened your application",
  );
  await expect(page.getByText(/Kavita|Rohan/)).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});
