import { readFile } from "node:fs/promises";
import { api } from "../support/api.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { scanPdf } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const COURSE = "Data Analyst Masterclass";

test(
  "a certificate is issued, downloaded by its holder, scanned from its PDF, verified, and revoked",
  { tag: "@core" },
  async ({ page, browser, request, expectsFaults }, info) => {
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const [admin, holder] = [await steps.admin(), await steps.person("student", "Asha Verma")];
    await steps.verify(holder);

    await signIn(page, admin);
    await page.goto("/admin/certificates");
    await page.getByRole("button", { name: "Issue certificate" }).click();
    const dialog = page.getByRole("dialog", { name: "Issue a certificate" });
    await dialog.getByLabel("Name").fill("Asha Verma");
    await dialog.getByLabel("Email").fill(holder.email);
    await dialog.getByRole("button", { name: "Issue certificate" }).click();
    await expect(page.getByText("Certificate issued")).toBeVisible();
    expect(await mailTo(outbox, holder.email, "certificate")).toContain("/verify-certificate?id=");

    await signIn(page, holder);
    await page.goto("/student/profile");
    const news = page.getByRole("dialog", { name: "You have a new certificate" });
    await expect(news).toContainText(COURSE);
    await page.keyboard.press("Escape"); // while the news is open, the page behind it cannot be used
    const own = page.getByRole("region", { name: "My certificates" });
    const download = page.waitForEvent("download");
    await own.getByRole("button", { name: `Download the certificate for ${COURSE}` }).click();
    const link = await scanPdf(browser, await readFile(await (await download).path()));
    expect(link).toMatch(/\/verify-certificate\?id=[2-9A-Z]{5}-[2-9A-Z]{5}$/);

    await page.goto(new URL(link ?? "").pathname + new URL(link ?? "").search);
    await expect(page.getByText(COURSE).first()).toBeVisible();
    await expect(page.getByText("Asha Verma").first()).toBeVisible();

    await signIn(page, admin);
    await page.goto(`/admin/certificates?search=${encodeURIComponent(holder.email)}`);
    await page.getByRole("button", { name: `Revoke the certificate of Asha Verma, ${COURSE}` }).click();
    const question = page.getByRole("alertdialog");
    await question.getByLabel("Reason").fill("Wrong name");
    await question.getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("Certificate revoked")).toBeVisible();
    expectsFaults.value = true; // the certificate's page answers 404
    await page.goto(new URL(link ?? "").pathname + new URL(link ?? "").search);
    await expect(page.getByText("Certificate not found").first()).toBeVisible();
  },
);
