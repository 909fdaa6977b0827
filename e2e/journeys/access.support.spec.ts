import { anAddress } from "../support/names.ts";
import { mailTo } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";

/** A certificate of the demo data. */
const CERTIFICATE = "6K4VB-ZD7PN";

test("a visitor writes to support", async ({ page }, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const email = anAddress("visitor");
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByLabel("Name").fill("Asha Verma");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Topic").selectOption({ label: "A payment or refund" });
  await page.getByLabel("Message").fill(`Where is my receipt? ${email}`);
  await page.getByRole("button", { name: "Send message" }).click();
  const thanks = `Thank you. Our support team has your message and will reply to ${email}.`;
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await mailTo(outbox, "support@dryrun.example", "contact-", email)).toContain("Where is my receipt?");
});

test("anyone can verify a certificate, by its id or by its QR code's link", async ({ page }) => {
  await page.goto("/verify-certificate");
  await page.getByRole("button", { name: "Verify" }).click(); // does nothing for a blank id
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByLabel("Certificate id").fill("ABCDE-FGHJK");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Certificate not found")).toBeVisible();
  await page.getByLabel("Certificate id").fill(CERTIFICATE.toLowerCase());
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("This certificate is valid.")).toBeVisible();
  await page.goto(await page.getByLabel("Link to this certificate").inputValue());
  await expect(page.getByRole("article")).toContainText(/\w\*\*\*@/);
});
