import { api, type Person } from "../support/api.ts";
import { cutOffWhenOpen } from "../support/menus.ts";
import { anAddress } from "../support/names.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// Invites people whose menus must open completely inside the window and above everything else.

async function invites(steps: ReturnType<typeof api>, employer: Person, jobId: string, count: number) {
  for (let index = 0; index < count; index++) {
    const number = String(index).padStart(2, "0");
    await steps.call("POST", `/emp/jobs/${jobId}/invite`, employer, {
      firstName: "Asha",
      lastName: `Rao ${number}`,
      email: anAddress("menus"),
      phone: "9876501234",
      validity: "never",
    });
  }
}

for (const count of [1, 20]) {
  test(`the menus of the first and the last of ${count} invited people can be used`, async ({ page, request }) => {
    const steps = api(request);
    const employer = await steps.person("employer");
    await steps.verify(employer);
    const jobId = await steps.job(employer);
    await invites(steps, employer, jobId, count);
    await signIn(page, employer);
    await page.goto(`/employer/jobs/${jobId}?tab=invited`);
    const buttons = page.getByRole("button", { name: /^Actions for/ });
    const fold = page.locator("summary", { hasText: "Invited candidates" });
    await fold.waitFor();
    if (!(await fold.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) await fold.click();
    await expect(buttons).toHaveCount(count);
    for (const button of [buttons.first(), buttons.last()]) {
      await button.scrollIntoViewIfNeeded();
      expect(await cutOffWhenOpen(page, button)).toEqual([]);
      // At the lower edge of the window, only the space above is left.
      await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
      expect(await cutOffWhenOpen(page, button)).toEqual([]);
    }
    await buttons.last().click();
    const acts = page.getByRole("button", { name: "Cancel invitation" }).and(page.locator(":visible"));
    await acts.click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
}
