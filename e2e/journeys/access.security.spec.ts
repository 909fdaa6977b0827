import { api, PASSWORD } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { logIn, signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test(
  "logging out everywhere shows a message here, and ends the other device's session at its next page",
  { tag: "@core" },
  async ({ page, browser, request, expectsFaults }, info) => {
    const person = await api(request).person("employer");
    const elsewhere = await browser.newContext(info.project.use);
    const other = await elsewhere.newPage();
    await signIn(other, person);
    await other.goto("/employer/jobs");
    await other.getByRole("heading", { level: 1 }).waitFor();

    await logIn(page, person.email, PASSWORD);
    await expect(page).toHaveURL(/\/employer\/dashboard$/);
    await page.getByRole("link", { name: "Password and security" }).click();
    await page.getByRole("button", { name: "Log out everywhere" }).click();
    expectsFaults.value = true; // the requests with the revoked token
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out everywhere" }).click();
    await expect(page.getByText("You are logged out on all devices.")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);

    await other.reload();
    await expect(other).toHaveURL(/\/login/);
    await elsewhere.close();
  },
);

test("an admin starts the set-up of two-step verification: a QR code, a key to type, accessible", async ({
  page,
  request,
}) => {
  await signIn(page, await api(request).admin());
  await page.goto("/admin");
  await page.getByRole("link", { name: "Password and security" }).click();
  await page.getByRole("button", { name: "Set up two-step verification" }).click();
  await expect(page.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  await expect(page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
