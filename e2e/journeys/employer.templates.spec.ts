import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const BROKEN = "Dear {name}, thank you for applying as {title}.";
const SOUND = "Dear {name},\n\nthank you for the time that you gave {company}. We chose somebody else as {job}.";

test("an employer writes a rejection, corrects a broken placeholder, sends a test mail and restores the standard text", async ({
  page,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  await steps.verify(employer);
  await steps.job(employer, { title: "Template Analyst" });
  await signIn(page, employer);
  await page.goto("/employer/profile");
  await page.getByRole("link", { name: "Edit your mails" }).click();
  await page.getByRole("navigation", { name: "Kinds of mail" }).getByRole("link", { name: "Rejection" }).click();
  await expect(page).toHaveURL(/\/employer\/templates\/reject$/);
  const text = page.getByRole("textbox", { name: /^Text/ });
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("Template Analyst").first()).toBeVisible();
  const standard = await text.inputValue();
  expect(await violationsOf(page)).toEqual([]);

  await text.fill(BROKEN);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/\{title\} is not a placeholder of this mail/).first()).toBeVisible();
  await expect(preview.getByText("The preview appears once the mail can be sent.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await text.fill(SOUND);
  await expect(preview.getByText(/thank you for the time that you gave Sahyadri Analytics/)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Template saved")).toBeVisible();
  await expect(page.getByText("Candidates get your own text.")).toBeVisible();
  await page.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(page.getByText(`A test mail is on its way to ${employer.email}.`)).toBeVisible();
  const mail = await mailTo(outbox, employer.email, "template-test");
  expect(mail).toContain("We chose somebody else as Template Analyst.");
  await page.reload();
  await expect(text).toHaveValue(SOUND);

  await page.getByRole("button", { name: "Restore the standard text" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore the standard text" }).click();
  await expect(page.getByText("Standard text restored")).toBeVisible();
  await expect(text).toHaveValue(standard);
  await page.reload();
  await expect(text).toHaveValue(standard);
});
