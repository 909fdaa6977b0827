import { inviteByMail } from "../support/invited.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";

const NEW_PASSWORD = "a password of my own";

test(
  "an invited person sets a password, is signed in and sees only that job without the quiz",
  { tag: "@core" },
  async ({ page, request, expectsFaults }, info) => {
    expectsFaults.value = true; // the console reports the refused list
    const { outbox } = info.project.metadata as { outbox: string };
    const stranger = anAddress("stranger");
    const title = await inviteByMail(request, stranger);
    const mail = await mailTo(outbox, stranger, "invitation");
    const link = /\/invitation\/[\w-]+/.exec(mail)?.[0] ?? "";

    await page.goto(link);
    await expect(page.getByText(title)).toBeVisible();
    await page.getByLabel("New password", { exact: false }).first().fill(NEW_PASSWORD);
    await page.getByLabel("Confirm new password", { exact: false }).first().fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Set password and open the job" }).click();
    await expect(page.getByText("You must be 18 or older to use Dryrun.").first()).toBeVisible();
    await page.getByLabel("I am 18 or older").check();
    await page.getByRole("button", { name: "Set password and open the job" }).click();
    await expect(page).toHaveURL(/\/student\/jobs\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("button", { name: /Apply Now|Get Ready for Interview/ })).toBeVisible();
    const job = new URL(page.url()).pathname;

    await page.goto("/student/jobs"); // the other jobs need the quiz
    await expect(page).toHaveURL(/\/student\/quiz$/);

    await page.goto(link); // a used link leads to the sign-in, and from there to the job
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(job)}$`));
    await expect(page.getByText(/^You are logged in as/)).toBeVisible(); // this notice moves the form down
    await page.getByLabel("Email").fill(stranger);
    await page.getByLabel("Password", { exact: false }).first().fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  },
);

test("explains that an invented link does not work", async ({ page }) => {
  await page.goto(`/invitation/${"x".repeat(43)}`);
  await expect(page.getByText("This link has expired or has been used.")).toBeVisible();
  await expect(page.getByText(/Ask the company to invite you again/)).toBeVisible();
});
