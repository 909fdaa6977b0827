import type { APIRequestContext, Page } from "@playwright/test";
import { api, PASSWORD, type Person } from "./api.ts";
import { expect } from "./test.ts";

export interface Running {
  student: Person;
  /** The URL of the page that leads into the room. */
  path: string;
  sessionId: string;
  expiresAt: string;
  /** The credits left after the start. */
  credits: number;
}

/** Creates a student with a running interview, by calls. */
export async function startsAnInterview(request: APIRequestContext, accommodations?: object): Promise<Running> {
  const steps = api(request);
  const [employer, student] = await Promise.all([steps.person("employer"), steps.student()]);
  if (accommodations) await steps.profile(student, accommodations);
  const applicationId = await steps.application(student, await steps.job(employer));
  const { sessionId, expiresAt } = await steps.call("POST", "/mock-interview/start", student, { applicationId });
  const { user } = await steps.call("GET", "/auth/me", student);
  const path = `/student/interview/start/${applicationId}`;
  return { student, path, sessionId, expiresAt, credits: user.interviewCredits };
}

/** Returns the kinds of recorded events in order. */
export async function recordedEvents(request: APIRequestContext, { student, sessionId }: Running): Promise<string[]> {
  const { events } = await api(request).call("GET", `/mock-interview/history/${sessionId}`, student);
  return events.map(({ type }: { type: string }) => type);
}

/** Checks that it is the same session with the same end, without a second credit. */
export async function expectTheSame(request: APIRequestContext, { student, sessionId, expiresAt, credits }: Running) {
  const steps = api(request);
  const { user } = await steps.call("GET", "/auth/me", student);
  expect(user.interviewCredits).toBe(credits);
  expect(user.runningInterview).toMatchObject({ sessionId, expiresAt });
  const { sessions } = await steps.call("GET", "/mock-interview/history", student);
  expect(sessions).toHaveLength(1);
}

/** Returns the seconds until the end of the interview, by the server's clock. */
export async function secondsLeft(request: APIRequestContext, { expiresAt }: Running): Promise<number> {
  const { serverTime } = await (await request.get("/api/masterclass/sessions")).json();
  return (Date.parse(expiresAt) - Date.parse(serverTime)) / 1000;
}

/** Returns to the room; returns the seconds on its clock. */
export async function resumeRoom(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Resume interview" }).click();
  await expect(page.getByText(/Question \d+ of 10/).first()).toBeVisible();
  return secondsShown(page);
}

export async function secondsShown(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await page.getByRole("timer").innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Kills the page's process like a browser crash: no event fires and nothing is sent. */
export async function crashTab(page: Page) {
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void client.send("Page.crash").catch(() => {}); // no answer comes
  await crashed;
  await page.close();
}

/** Returns the answer box, which is on a separate tab on phones. */
export async function answerBox(page: Page, number = 1) {
  const tab = page.getByRole("tab", { name: "Answer" });
  if (await tab.isVisible()) await tab.click();
  return page.getByRole("textbox", { name: `Your answer to question ${number}` });
}

/** Types into the room and waits until the server has the text. */
export async function typeAnswer(page: Page, text: string) {
  const box = await answerBox(page);
  await box.click();
  await box.press("ControlOrMeta+End");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.keyboard.insertText(text);
  await saved;
}

/** Reads why the person was signed out, logs in again, and returns to the interview. */
export async function logsInAgain(page: Page, { student }: Running, why: string) {
  const alert = page.getByRole("alertdialog", { name: "You were logged out" });
  await expect(alert).toContainText("You left the interview window at");
  await expect(alert).toContainText(why);
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/so you were logged out\. Your answers are saved .* Log in to continue\./)).toBeVisible();
  await page.getByLabel("Email").fill(student.email);
  await page.getByLabel("Password", { exact: false }).first().fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
