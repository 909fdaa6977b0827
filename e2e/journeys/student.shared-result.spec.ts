import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { signIn } from "../support/pages.ts";
import { interviewed } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test("shares a result on request, which strangers see without scripts, and stops sharing for everyone", async ({
  page,
  request,
  browser,
}) => {
  const steps = api(request);
  const [student, employer] = [await steps.student("प्रियंका O'Brien"), await steps.person("employer")];
  await interviewed(request, student, await steps.application(student, await steps.job(employer)));

  await signIn(page, student);
  await page.goto("/student/progress");
  await expect(page.getByRole("region", { name: "Mock interviews" })).toBeVisible();
  await page.getByRole("link", { name: "Choose what to show" }).click();
  const part = page.getByRole("region", { name: "Share this result" });
  await expect(part.getByRole("heading", { level: 2 })).toBeFocused();
  const preview = page.frameLocator("iframe[title='Preview of the page']");
  await expect(preview.getByText("out of 100", { exact: false }).first()).toBeVisible();
  await part.getByLabel("Score and verdict").uncheck();
  await expect(preview.locator(".total")).toHaveCount(0);
  await part.getByLabel("Score and verdict").check();
  await part.getByLabel("One of your answers").selectOption({ index: 1 });
  await expect(preview.locator("pre")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await part.getByRole("button", { name: "Create a link" }).click();
  const link = await part.getByRole("textbox", { name: "Link", exact: true }).inputValue();
  await part.getByText("QR code for your resume").click();
  await expect(part.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const stranger = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
  const seen = await stranger.newPage();
  await seen.goto(link);
  await expect(seen.getByRole("heading", { name: "प्रियंका O'Brien" })).toBeVisible();
  await expect(seen.getByRole("row", { name: /^SQL/ })).toContainText(/level \d, /);
  await expect(seen.getByText(/^(?:Pass|Review)$/)).toBeVisible();
  const wide = await seen.evaluate(() => document.documentElement.scrollWidth > window.innerWidth).catch(() => false);
  expect(wide).toBe(false);
  const image = await seen.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await stranger.request.get(new URL(image ?? "", link).pathname.replace(/^/, new URL(link).origin));
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  const tag = picture.headers().etag ?? "";

  await part.getByRole("button", { name: /^Stop sharing/ }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stop sharing" }).click();
  await expect(question).toBeHidden(); // it closes at the server's answer; until then the whole page behind it is hidden
  await expect(part.getByRole("textbox", { name: "Link", exact: true })).toBeHidden();
  expect((await seen.goto(link))?.status()).toBe(404);
  await expect(seen.getByRole("heading", { name: "This result is not shared" })).toBeVisible();
  const response = await stranger.request.get(`${link}/card.png`, { headers: { "if-none-match": tag } });
  expect(response.status()).toBe(404);
  await stranger.close();
});
