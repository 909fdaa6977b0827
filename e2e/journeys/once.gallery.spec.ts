import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { violationsOf } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

// The gallery of the design system, built as by `npm run dev -- gallery --out <folder>`. It is not part of the product.
const TOOL = path.resolve(import.meta.dirname, "../../tools/gallery.mjs");
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const SCREENS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const DAY_MS = 86_400_000;
const EDITORS = 5;

const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-gallery-"));
let server: Server;
let url = "";

test.describe.configure({ mode: "default" }); // one build for all tests of this file

test.beforeAll(async () => {
  const [code] = await once(spawn(process.execPath, [TOOL, "--out", folder], { stdio: "inherit" }), "exit");
  expect(code).toBe(0);
  server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://gallery").pathname.slice(1) || "index.html";
    const file = path.join(folder, path.basename(name));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-type", TYPES[path.extname(file)] ?? "application/octet-stream");
    createReadStream(file).pipe(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the gallery and waits until every component has rendered, including the editors, which load with a touch. */
async function open(page: Page) {
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expect(page.getByRole("toolbar")).toHaveCount(EDITORS);
  for (const toolbar of await page.getByRole("toolbar").all()) await toolbar.dispatchEvent("pointerover");
  await expect(page.locator("article .ProseMirror")).toHaveCount(EDITORS);
}

for (const [screen, viewport] of Object.entries(SCREENS))
  test(`every component is accessible in both themes on a ${screen}`, async ({ browser }) => {
    const touch = screen === "phone" ? { hasTouch: true, isMobile: true } : {};
    const context = await browser.newContext({ viewport, ...touch, reducedMotion: "reduce" });
    const page = await context.newPage();
    await open(page);
    // In a story the banner is not above a page.
    expect(await violationsOf(page, ["landmark-complementary-is-top-level"])).toEqual([]);
    expect(await widths(page)).toEqual([viewport.width, viewport.width]);
    await page.getByLabel("Text at 200%").check();
    expect(await widths(page)).toEqual([viewport.width, viewport.width]);
    await context.close();
  });

const widths = (page: Page) => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);

test("a draft is restored after a reload, and deleted on submission and after 30 days", async ({ page }) => {
  const name = page.getByRole("textbox", { name: "Full name" });
  const saved = page.getByText(/^Saved on this device \d\d:\d\d$/);
  await page.clock.install();
  await open(page);
  await name.fill("Asha Rao");
  await page.clock.runFor(1000);
  await expect(saved).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept()); // the guard asks before a changed form is left
  await page.reload();
  await expect(name).toHaveValue("Asha Rao");

  await page.clock.setSystemTime(Date.now() + 31 * DAY_MS);
  await page.reload();
  await expect(page.getByRole("toolbar")).toHaveCount(EDITORS);
  await expect(name).toHaveValue("");

  await name.fill("Asha Rao");
  await page.getByRole("textbox", { name: "Email" }).first().waitFor();
  const form = page.getByRole("form", { name: "Register" });
  await form.getByLabel("Email").fill("asha@example.in");
  await form.getByRole("checkbox", { name: "I am 18 or older" }).check();
  await page.clock.runFor(1000);
  await expect(saved).toBeVisible();
  await form.getByRole("button", { name: "Register Now" }).click();
  await expect(form.getByText("Account created.")).toBeVisible();
  await expect(saved).toBeHidden();
  await page.reload();
  await expect(page.getByRole("toolbar")).toHaveCount(EDITORS);
  await expect(name).toHaveValue("");
});

test("a changed form asks before the person leaves", async ({ page }) => {
  await open(page);
  const form = page.getByRole("form", { name: "Register" });
  const leave = form.getByRole("link", { name: "Leave the page" });
  const fromForm = async () => ((await leave.boundingBox())?.y ?? 0) - ((await form.boundingBox())?.y ?? 0);
  const before = await fromForm();
  await form.getByLabel("Full name").fill("Asha");
  await expect(form.getByText(/^Saved on this device/)).toBeVisible();
  expect(await fromForm()).toBe(before); // a press during the saving of the draft must reach its target
  await leave.click();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(form.getByLabel("Full name")).toHaveValue("Asha");
});
