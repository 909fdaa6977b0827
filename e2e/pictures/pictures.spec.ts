import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, type Page, test } from "@playwright/test";
import { api } from "../support/api.ts";
import { answerBox, resumeRoom, startsAnInterview } from "../support/rooms.ts";
import { interviewed } from "../support/screens.ts";
import { expect } from "../support/test.ts";

const PUBLIC = path.join(import.meta.dirname, "../../apps/shell/public");
const QUALITY = 78;

/** The folders of the pictures for the site, and for README and documents. */
const FOLDERS = { site: path.join(PUBLIC, "pictures"), docs: path.join(PUBLIC, "../../../docs/pictures") };

interface Frame {
  of: keyof typeof FOLDERS;
  name: string;
  width: number;
  height: number;
  /** Image pixels for each CSS pixel of the page, at 1x. */
  scale: number;
}

/** Takes the page as it is, in both themes; for the site also with two pixels for each CSS pixel. */
async function pictures(page: Page, { of, name, width, height, scale }: Frame) {
  const client = await page.context().newCDPSession(page);
  for (const theme of ["light", "dark"]) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    for (const density of of === "site" ? [1, 2] : [1]) {
      const metrics = { width, height, deviceScaleFactor: scale * density, mobile: false };
      await client.send("Emulation.setDeviceMetricsOverride", metrics);
      await page.waitForTimeout(300); // the theme's colours change over 120 ms
      const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
      const file = `${name}-${theme}${density === 2 ? "-2x" : ""}.webp`;
      writeFileSync(path.join(FOLDERS[of], file), Buffer.from(data, "base64"));
    }
  }
}

/** The logo in the middle of its background; a maskable icon keeps its middle four fifths on any phone. */
const ICONS = [
  { file: "icon-192.png", size: 192, mark: 0.78 },
  { file: "icon-512.png", size: 512, mark: 0.78 },
  { file: "maskable-512.png", size: 512, mark: 0.56 },
  { file: "apple-180.png", size: 180, mark: 0.7 },
];

test("the icons of the installed application", async ({ page }) => {
  const svg = readFileSync(path.join(PUBLIC, "mark.svg"), "utf8");
  for (const { file, size, mark } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#FBF8F2}svg{width:${mark * 100}vw}</style>${svg}`,
    );
    await page.screenshot({ path: path.join(PUBLIC, "icons", file) });
  }
});

const signedIn = async (page: Page, token: string) => {
  await page.goto("/login");
  await page.evaluate((kept) => localStorage.setItem("token", kept), token);
};

/** Opens the interview room at this size and runs a query in it. */
async function runsAQuery(page: Page, request: APIRequestContext, width: number, height: number) {
  await page.setViewportSize({ width, height });
  const running = await startsAnInterview(request);
  await signedIn(page, running.student.token);
  await page.goto(running.path);
  await resumeRoom(page);
  for (let index = 1; index < 10; index++) {
    await answerBox(page, index); // the tab with Run, on a phone
    if (await page.getByRole("button", { name: /^Run/ }).isVisible()) break;
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText(`Question ${index + 1} of 10`).first()).toBeVisible();
  }
  const table = (await page.locator("table caption").first().textContent())?.split(/[\s,]/)[0] ?? "";
  const number = Number(/Question (\d+) of 10/.exec(await page.locator("body").innerText())?.[1]);
  const box = await answerBox(page, number);
  await box.click();
  await page.keyboard.insertText(`SELECT *\nFROM ${table}\nLIMIT 5;`);
  await page.getByRole("button", { name: /^Run/ }).click();
  await expect(page.getByRole("region", { name: "Run your answer" }).getByRole("status")).not.toBeEmpty();
  await page.getByRole("region", { name: "Run your answer" }).scrollIntoViewIfNeeded();
}

test("the room, after running a query", async ({ page, request }) => {
  await runsAQuery(page, request, 1280, 800);
  await pictures(page, { of: "site", name: "room", width: 1280, height: 800, scale: 0.75 });
});

test("the room on a phone", async ({ page, request }) => {
  await runsAQuery(page, request, 360, 640);
  await pictures(page, { of: "site", name: "room-phone", width: 360, height: 640, scale: 1 });
});

test("a result on a phone", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  await steps.profile(student); // without its reminder
  const applicationId = await steps.application(student, await steps.job(employer));
  const sessionId = await interviewed(request, student, applicationId);
  await signedIn(page, student.token);
  await page.goto(`/student/interview-summary/${sessionId}`);
  await expect(page.getByRole("meter").first()).toBeVisible();
  await pictures(page, { of: "site", name: "result", width: 360, height: 640, scale: 1 });
});

test("review mode", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const jobId = await steps.job(employer);
  for (const fullName of ["Ravi Iyer", "Meera Nair"])
    await steps.application(await steps.student(fullName), jobId, { fullName });
  const student = await steps.student();
  const applicationId = await steps.application(student, jobId);
  await interviewed(request, student, applicationId);
  await signedIn(page, employer.token);
  await page.goto(`/employer/applications-dashboard?review=1&candidate=${applicationId}`);
  await page.getByRole("tab", { name: "Interview" }).click();
  await expect(page.getByText("out of 100").filter({ visible: true }).first()).toBeVisible();
  await pictures(page, { of: "docs", name: "review", width: 1280, height: 800, scale: 0.75 });
});
