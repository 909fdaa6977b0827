import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";
import { lastScript } from "../support/weights.ts";

// The rich-text editor loads with the first touch of its field; until then the browser edits the text.
const ADD_JOB = "/employer/jobs/add";

/** Opens the form with all its scripts loaded, without touching the editor. */
async function opensForm(page: Page) {
  const last = lastScript(page);
  await page.goto(ADD_JOB);
  await page.getByRole("textbox", { name: "Description" }).waitFor();
  await last;
}

/** Opens the form; returns a function that releases the scripts requested from now on. */
async function openWithHeldScripts(page: Page) {
  await opensForm(page);
  const requests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    requests.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked: requests, release, text: page.getByRole("textbox", { name: "Description" }) };
}

const paste = (page: Page, html: string, text: string) =>
  page.evaluate(
    ([asHtml, asText]) => {
      const clipboardData = new DataTransfer();
      if (asHtml) clipboardData.setData("text/html", asHtml);
      clipboardData.setData("text/plain", asText ?? "");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    [html, text],
  );

const isEditor = /ProseMirror/;

test("text typed and pasted before the editor has loaded stays, with the caret, and nothing moves", async ({
  page,
  request,
}) => {
  await signIn(page, await api(request).person("employer"));
  const { asked, release, text } = await openWithHeldScripts(page);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Bold" }).first().focus();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  const before = await text.boundingBox();
  await page.keyboard.type("You turn data into reports.");
  await page.keyboard.press("Enter");
  await paste(page, "<h2 onclick='alert(1)'>Know</h2>\n<ul><li><b style='color:red'>SQL</b></li></ul><img src=x>", "");
  await page.keyboard.press("Enter");
  await paste(page, "", "Excel");
  await page.keyboard.type(" and Power BI");
  await expect(page.getByText(/^[4-9]\d.* characters/).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await expect(text).not.toHaveClass(isEditor);
  await expect(text.getByRole("listitem")).toHaveCount(2);
  const grown = await text.boundingBox();

  release();
  await expect(text).toHaveClass(isEditor);
  await expect(text).toBeFocused();
  expect(await text.boundingBox()).toEqual(grown);
  expect(grown?.y).toBe(before?.y);
  await page.keyboard.type(", daily");
  await expect(text.getByRole("listitem")).toHaveText(["SQL", "Excel and Power BI, daily"]);
  await expect(text.getByText("SQL")).toHaveJSProperty("tagName", "STRONG");
  await expect(text).toContainText("You turn data into reports.");
  await expect(text.locator("img, h2, [style], [onclick]")).toHaveCount(0);
});

test("a press on a tool before the editor has loaded takes effect when it has", async ({ page, request }) => {
  await signIn(page, await api(request).person("employer"));
  const { release, text } = await openWithHeldScripts(page);
  await page.getByRole("button", { name: "Bulleted list" }).first().click();
  release();
  await expect(text.getByRole("listitem")).toHaveCount(1);
  await expect(text).toBeFocused();
  await page.keyboard.type("SQL");
  await expect(text.getByRole("listitem")).toHaveText("SQL");
});

test("the field works without the editor's scripts, and retries them", async ({ page, request, expectsFaults }) => {
  expectsFaults.value = true; // the network refuses the scripts
  await signIn(page, await api(request).person("employer"));
  await opensForm(page);
  const text = page.getByRole("textbox", { name: "Description" });
  await page.route("**/*.js", (route) => route.abort());
  await text.click();
  await expect(page.getByText("The formatting tools did not load. You can write plain text.")).toBeVisible();
  await page.keyboard.type("Reports every day.");
  await page.unroute("**/*.js");
  await page.getByRole("button", { name: "Bold" }).first().click();
  await expect(text).toHaveClass(isEditor);
  await expect(text).toHaveText("Reports every day.");
  await expect(page.getByText("The formatting tools did not load.")).toBeHidden();
});
