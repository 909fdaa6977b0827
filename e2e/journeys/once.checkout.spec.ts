import { CHECKOUT, formOf } from "../support/checkout.ts";
import { LANDING } from "../support/masterclass.ts";
import { expect, test } from "../support/test.ts";
import { lastScript, watchesLayout, weighsScripts } from "../support/weights.ts";

test("the checkout loads at most 40 KB of scripts more than the landing page before a press, and hardly moves", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 360, height: 640 } });
  const landing = await other.newPage();
  const weighLanding = weighsScripts(landing);
  await landing.goto(LANDING);
  await landing.locator("#root").evaluate((root) => root.setAttribute("data-of-the-page", ""));
  const lastOfLanding = lastScript(landing);
  await landing.keyboard.press("Shift");
  await expect(landing.locator("[data-of-the-page]")).toHaveCount(0);
  await lastOfLanding;

  const weigh = weighsScripts(page);
  const movedBy = await watchesLayout(page);
  const last = lastScript(page);
  await page.goto(CHECKOUT);
  await formOf(page).waitFor();
  await last;
  const [over, moved] = [(await weigh()) - (await weighLanding()), await movedBy()];
  test.info().annotations.push({ type: "KB", description: `${over.toFixed(1)} over the landing, moved ${moved}` });
  expect(over).toBeLessThan(40);
  expect(moved).toBeLessThan(0.1);
  await other.close();
});

test("the checkout shows price and support without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  expect((await page.goto(CHECKOUT))?.status()).toBe(200);
  await expect(page.getByText("₹1,999 with DATA20: ₹500 off")).toBeVisible();
  await expect(page.locator("main noscript p")).toHaveText(/^JavaScript is off in this browser/);
  await context.close();
});
