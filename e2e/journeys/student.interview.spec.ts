import type { APIRequestContext, Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import {
  answerBox,
  crashTab,
  expectTheSame,
  logsInAgain,
  type Running,
  recordedEvents,
  resumeRoom,
  secondsLeft,
  secondsShown,
  startsAnInterview,
  typeAnswer,
} from "../support/rooms.ts";
import { expect, test } from "../support/test.ts";

/** Returns to the room and checks that its clock shows the server's time left. */
async function resumesInTime(page: Page, request: APIRequestContext, running: Running) {
  const before = await secondsLeft(request, running);
  const shown = await resumeRoom(page);
  expect(shown).toBeLessThanOrEqual(before + 1);
  expect(shown).toBeGreaterThanOrEqual((await secondsLeft(request, running)) - 2); // both are rounded to whole seconds
}

/** Simulates the ways to leave a page that a test cannot perform. */
const LEAVES: { way: string; why: string; leave: (page: Page) => Promise<unknown> }[] = [
  {
    way: "hidden",
    why: "another tab or app was opened",
    leave: (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
        Reflect.deleteProperty(document, "visibilityState"); // and returns
        document.dispatchEvent(new Event("visibilitychange"));
      }),
  },
  {
    way: "fullscreen-exit",
    why: "Reason: you left full screen.",
    leave: (page) => page.evaluate(() => document.exitFullscreen()),
  },
  {
    way: "blur",
    why: "Another window came to the front.",
    leave: (page) => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
  },
  {
    way: "resize",
    why: "The window was made smaller.",
    leave: (page) =>
      page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur(); // an on-screen keyboard would explain it
        Object.defineProperty(window, "outerHeight", { configurable: true, value: window.innerHeight + 101 });
        window.dispatchEvent(new Event("resize"));
      }),
  },
];

test("each way to leave the room signs out; the same interview continues after the sign-in", { tag: "@core" }, async ({
  page,
  request,
}) => {
  const running = await startsAnInterview(request);
  await signIn(page, running.student);
  await page.goto(running.path);
  for (const [index, { why, leave }] of LEAVES.entries()) {
    await resumesInTime(page, request, running);
    await typeAnswer(page, `(${index}, and so on)`); // long enough to prefetch the next question
    await leave(page);
    await logsInAgain(page, running, why);
    await expect(page).toHaveURL(new RegExp(`${running.path}$`));
    await expectTheSame(request, running);
  }
  await page.reload();
  await resumeRoom(page);
  for (const index of LEAVES.keys()) await expect(await answerBox(page)).toContainText(`(${index}, and so on)`);
  expect(await recordedEvents(request, running)).toEqual(LEAVES.map(({ way }) => way));
});

test("accommodations give more time and only record leaving; other tabs and devices show the same", async ({
  page,
  request,
  browser,
}, info) => {
  const running = await startsAnInterview(request, { extraTime: 25, recordOnly: true });
  await signIn(page, running.student);
  await page.goto(running.path);
  const shown = await resumeRoom(page);
  expect(shown).toBeGreaterThan(37 * 60);
  expect(shown).toBeLessThanOrEqual(37.5 * 60);
  await typeAnswer(page, "typed on the first");
  for (const { why, leave } of LEAVES) {
    await leave(page);
    await expect(page.getByText("Recorded: ")).toContainText(why);
  }
  const ways = LEAVES.map(({ way }) => way);
  await expect.poll(() => recordedEvents(request, running)).toEqual(expect.arrayContaining(ways));

  const device = await browser.newContext({ ...info.project.use });
  for (const other of [await page.context().newPage(), await device.newPage()]) {
    await signIn(other, running.student);
    await other.goto(running.path);
    await resumesInTime(other, request, running);
    await expect(await answerBox(other)).toContainText("typed on the first");
  }
  await device.close();
  await expectTheSame(request, running);
});

/** Simulates an iPhone, which shows no page in full screen. */
const withoutFullScreen = () => {
  Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => undefined });
  Reflect.deleteProperty(Element.prototype, "requestFullscreen");
};

const keepTheWindow = ({ width, height }: { width: number; height: number }) => {
  Object.defineProperty(window, "outerWidth", { configurable: true, value: width });
  Object.defineProperty(window, "outerHeight", { configurable: true, value: height });
};

test("without full screen, rotated or zoomed, the room stays usable", async ({ page, request }, info) => {
  const running = await startsAnInterview(request);
  await page.addInitScript(withoutFullScreen);
  await page.clock.install();
  await signIn(page, running.student);
  await page.goto(running.path);
  await expect(page.getByText("The interview opens in full screen again.")).toBeHidden();
  await resumeRoom(page);
  await typeAnswer(page, "a word");

  const { width, height } = info.project.use.viewport ?? { width: 0, height: 0 };
  const isPhone = info.project.metadata.screen === "phone";
  if (!isPhone) {
    // In any low window, question and answer scroll separately.
    await page.setViewportSize({ width, height: 480 });
    await expect(page.getByText("Press Tab to leave the editor.", { exact: false })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width, height });
  }
  // A rotated phone, and a page zoom of 150 percent, which changes the viewport but not the window.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (!isPhone) await page.evaluate(keepTheWindow, { width, height });
  await page.setViewportSize(
    isPhone ? { width: height, height: width } : { width: Math.round(width / 1.5), height: Math.round(height / 1.5) },
  );
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  const question = page.getByRole("tab", { name: "Question" });
  if (await question.isVisible()) await question.click();
  await expect(page.getByRole("timer")).toBeInViewport();
  await expect(page.getByRole("heading", { name: /^Question 1 of 10/ })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(await answerBox(page)).toContainText("a word");
  await page.getByRole("button", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Submit 10 answers" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Submit 10 answers" })).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(2500); // the size is checked once it is stable
  expect(await recordedEvents(request, running)).toEqual([]);
  await expectTheSame(request, running);
});

test("a device whose clock is five hours fast shows the server's time left", async ({ page, request }) => {
  const running = await startsAnInterview(request);
  await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
  await signIn(page, running.student);
  await page.goto("/student/quizzes");
  const banner = page.getByRole("complementary", { name: "Running interview" });
  await expect(banner.getByText(/(29|30) minutes left\.$/)).toBeVisible();
  await banner.getByRole("link", { name: "Resume" }).click();
  await expect(page.getByText(/^(29:\d\d|30:00)$/)).toBeVisible();
  await resumesInTime(page, request, running);
  await typeAnswer(page, "a word");
  await expectTheSame(request, running);
});

test("a lost connection hides the banner of the running interview until it is back", async ({
  page,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // no connection
  const running = await startsAnInterview(request);
  await signIn(page, running.student);
  await page.goto("/student/quizzes");
  const banner = page.getByRole("complementary", { name: "Running interview" });
  await expect(banner).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.context().setOffline(false);
  await expect(banner).toBeVisible();
});

test("five minutes without a network and a crash of the browser lose no text", { tag: "@core" }, async ({
  page,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // the network may go while the page fetches an engine
  const running = await startsAnInterview(request);
  const context = page.context();
  const next = page.getByRole("button", { name: "Next", exact: true });
  const isAt = (room: Page, number: number) =>
    expect(room.getByRole("heading", { level: 1, name: new RegExp(`^Question ${number} of 10`) })).toBeVisible();
  const typesOffline = async (number: number, text: string) => {
    await context.setOffline(true);
    await (await answerBox(page, number)).click();
    await page.keyboard.insertText(text);
    await expect(page.getByText("Saved on this device, not sent yet")).toBeVisible();
  };
  await signIn(page, running.student);
  await page.clock.install();
  await page.goto(running.path);
  await resumeRoom(page);
  await typeAnswer(page, "an answer that is long enough to fetch the next question ahead");
  await next.click();
  await isAt(page, 2);

  await typesOffline(2, "typed in a tunnel of five minutes");
  await page.clock.fastForward(5 * 60_000);
  await next.click();
  await expect(page.getByText("This question needs a connection. Your clock is still running.")).toBeVisible();
  expect(await secondsShown(page)).toBeLessThan(25 * 60);
  await expect(await answerBox(page, 2)).toContainText("typed in a tunnel of five minutes");
  await context.setOffline(false);
  await isAt(page, 3); // automatically

  await typesOffline(3, "typed before the crash");
  await crashTab(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(running.path);
  await resumesInTime(again, request, running);
  await isAt(again, 3);
  await expect(await answerBox(again, 3)).toContainText("typed before the crash");
  const onServer = async (number: number) => {
    const path = `/mock-interview/${running.sessionId}/question/${number}`;
    return (await api(request).call("GET", path, running.student)).answer;
  };
  await expect.poll(() => onServer(2)).toBe("typed in a tunnel of five minutes");
  await expect.poll(() => onServer(3)).toBe("typed before the crash");
  await expectTheSame(request, running);
});
