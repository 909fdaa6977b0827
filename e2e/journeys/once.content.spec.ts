import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test.ts";

const PAGES = ["/", "/about", "/privacy-policy", "/terms-of-service", "/refund-policy"];
const KB = 1024;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const url of PAGES) {
    test(`${url} has its heading, links and footer`, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("noscript")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    });
  }

  test("the landing page's questions and a phone's menu unfold", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByText("Can the machine be wrong?").click();
    await expect(page.getByText("why you see the result before anyone else")).toBeVisible();
    await page.getByText("Menu", { exact: true }).click();
    await expect(page.getByRole("link", { name: "For employers" }).last()).toBeVisible();
  });
});

for (const url of PAGES) {
  test(`${url} runs at most 30 KB of scripts before a touch, and prefetches the application`, async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    let isAhead = false;
    page.on("response", (response) => {
      const purpose = response.request().headers()["sec-purpose"] ?? "";
      if (!new URL(response.url()).pathname.endsWith(".js")) return;
      if (purpose.includes("prefetch")) isAhead = true;
      else scripts.push(response.body());
    });
    await page.goto(url); // until its scripts have run
    await expect.poll(() => isAhead).toBe(true);
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0) / KB).toBeLessThan(30);
  });
}

test("the theme chosen on a content page also applies in the application", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a person with a token can continue instead of signing up", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("token", "t"));
  await page.reload();
  await expect(page.getByRole("link", { name: "My account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeHidden();
});
