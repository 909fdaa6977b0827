import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { goesThroughPreflight } from "../support/interviews.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const inMain = (page: Page) => page.getByRole("main");

/** Presses Pay and ends the sandbox's dialog by this button. */
async function pays(page: Page, ending: string) {
  await page.getByRole("button", { name: "Pay ₹549" }).click();
  await page.getByRole("dialog", { name: "Payment" }).getByRole("button", { name: ending }).click();
}

/** Checks the number of credits in the user menu. */
async function expectCredits(page: Page, count: number) {
  const menu = page.getByRole("button", { name: "Account of Asha Verma" });
  await menu.click();
  await expect(page.getByText(`${count} interview credits`)).toBeVisible();
  await page.keyboard.press("Escape");
}

test(
  "without a credit: buys some for the interview, returns to it, and has the receipt",
  { tag: "@core" },
  async ({ page, request }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const student = await steps.student();
    const jobId = await steps.job(await steps.person("employer"), { title: "Pricing Analyst" });
    const applicationId = await steps.application(student, jobId);
    const practice = await steps.call("POST", "/mock-interview/practice", student, { topic: "sql" });
    const answers = [{ number: 1, answer: "I do not know this one." }];
    await steps.call("POST", "/mock-interview/submit-all", student, { sessionId: practice.sessionId, answers });

    await signIn(page, student);
    await page.goto(`/student/my-applications/${applicationId}`);
    await page.getByRole("link", { name: "Start Mock Interview" }).click();
    await goesThroughPreflight(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL(/\/student\/buy-credits\?/);
    await expect(page.getByText("1 credit needed for: Pricing Analyst")).toBeVisible();

    await expect(page.getByText("Sandbox payment: no money moves")).toBeVisible(); // this banner moves the form down
    await page.getByRole("radio", { name: "10 credits" }).check();
    await pays(page, "Let it fail");
    await expect(page.getByText("Payment failed. Please try again.")).toBeVisible();
    await pays(page, "Pay ₹549");
    await expect(page.getByText("Payment successful, credits added")).toBeVisible();
    await expect(page).toHaveURL(/\/student\/my-applications$/);
    await expectCredits(page, 10);
    await page.getByRole("link", { name: "Go to the interview" }).click();
    await expect(page).toHaveURL(new RegExp(`/student/interview/start/${applicationId}$`));
    await expect(page.getByText("You have 10.", { exact: false })).toBeVisible();

    await page.goto("/student/payments");
    const payment = inMain(page).getByRole("listitem").filter({ hasText: "10 interview credits" });
    await expect(payment.getByText("Paid")).toBeVisible();
    const download = page.waitForEvent("download");
    await payment.getByRole("button", { name: /^Download PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^(Receipt|Invoice)-.*\.pdf$/);
    expect(await mailTo(outbox, student.email, "receipt")).toContain("10 interview credits");
  },
);
