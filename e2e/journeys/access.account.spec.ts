import { api, PASSWORD } from "../support/api.ts";
import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { logIn } from "../support/pages.ts";
import { registersAndLogsIn } from "../support/registers.ts";
import { expect, test } from "../support/test.ts";

const pathIn = (mail: string, page: string) => new RegExp(`/${page}/[\\w-]+`).exec(mail)?.[0] ?? "";

test(
  "a person registers, verifies the address, resets a forgotten password",
  { tag: "@core" },
  async ({ page }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const email = await registersAndLogsIn(page, "student");
    await expect(page).toHaveURL(/\/student\/quiz$/);

    const verification = pathIn(await mailTo(outbox, email, "verify-email"), "verify-email");
    await page.goto(verification);
    await expect(page.getByText("Your email is verified.")).toBeVisible();
    await page.goto(verification); // a used link still shows that the address is verified
    await expect(page.getByText("Your email is verified.")).toBeVisible();

    await page.goto("/login");
    await expect(page.getByText(/You are logged in as Asha Verma/)).toBeVisible();
    await page.getByRole("link", { name: "Forgot Password" }).click();
    await page.getByRole("heading", { name: "Forgot password" }).waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText("If an account exists for that e-mail, a reset link is on its way.")).toBeVisible();
    await expect(page.getByText(/You can send again in \d+ s/)).toBeVisible();
    const reset = pathIn(await mailTo(outbox, email, "reset-password"), "reset-password");

    await page.goto(reset);
    await expect(page.getByText("You will be logged out on all other devices.")).toBeVisible();
    const setsNewPassword = async () => {
      await page.getByLabel("New password", { exact: false }).first().fill("another long password");
      await page.getByLabel("Confirm new password", { exact: false }).first().fill("another long password");
      await page.getByRole("button", { name: "Set new password" }).click();
    };
    await setsNewPassword();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText("Password updated successfully").first()).toBeVisible();
    await page.goto(reset);
    await setsNewPassword();
    await expect(page.getByText("This link has expired or has been used. Ask for a new one.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();

    await logIn(page, email, PASSWORD);
    await expect(page.getByText("Email or password is wrong.")).toBeVisible();
    await page.getByLabel("Password", { exact: false }).first().fill("another long password");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/student\/quiz$/);
  },
);

test("reports a taken address at the e-mail field, and keeps the form's values", async ({ page, request }) => {
  const { email } = await api(request).person("student");
  await page.goto("/register");
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("9876501234");
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByLabel("I am 18 or older").check();
  await page.getByRole("button", { name: "Register Now" }).click();
  const words = "This e-mail already has an account. Log in or reset the password.";
  await expect(page.getByText(words).first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
});

test("asks for the age at the sign-in if the account has none", async ({ page, request }) => {
  const email = anAddress("student");
  const form = { username: "Asha", fullName: "Asha Verma", email, phone: "9876501234", userType: "student" };
  await request.post("/api/auth/register", { data: { ...form, password: PASSWORD } });
  await logIn(page, email, PASSWORD);
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByRole("heading", { name: "You are logged out" })).toBeVisible();
  await logIn(page, email, PASSWORD);
  await page.getByRole("button", { name: "Yes, I am 18 or older" }).click();
  await expect(page).toHaveURL(/\/student\/quiz$/);
  await logIn(page, email, PASSWORD); // the age is asked only once
  await expect(page).toHaveURL(/\/student\/quiz$/);
});
