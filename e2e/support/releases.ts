import type { APIRequestContext, Page } from "@playwright/test";
import { api } from "./api.ts";
import { signIn } from "./pages.ts";
import { expect } from "./test.ts";

interface Release {
  version: string;
  entry: string;
  integrity: string;
}
interface Line {
  name: string;
  owns: string[];
  current: Release;
  previous?: Release;
  canary?: Release & { share: number };
}

/** Signs in a student who may use the whole part. */
export async function signInStudent(page: Page, request: APIRequestContext) {
  const steps = api(request);
  const student = await steps.student();
  await signIn(page, student);
}

/** Serves a changed list instead of earlier ones. The student's part is available under any version that the change names. */
export async function changeList(page: Page, change: (student: Line, lines: Line[]) => void) {
  const lines = (await (await page.request.get("/remotes.json")).json()) as Line[];
  const student = lines.find(({ name }) => name === "student") as Line;
  const built = student.current.version;
  change(student, lines);
  await page.route("**/remotes.json", (route) => route.fulfill({ json: lines }));
  await page.route("**/remotes/student/again/**", async (route) => {
    const url = route.request().url().replace("/again/", `/${built}/`);
    await route.fulfill({ response: await page.request.get(url) });
  });
}
export const sameReleaseAgain = ({ current }: Line): Release => ({
  ...current,
  version: "again",
  entry: current.entry.replace(current.version, "again"),
});
/**
 * Makes the page check for a release, as after a minute or a return to the tab. A page starts watching some seconds after it has loaded.
 */
export const updateNotices = (page: Page) =>
  expect(async () => {
    const read = page.waitForResponse("**/remotes.json", { timeout: 1000 });
    await Promise.all([read, page.evaluate(() => dispatchEvent(new Event("focus")))]);
  }).toPass();
/** Marks the document; `isMarked` detects whether it is still the same one. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => "marked" in globalThis);
export const headingOf = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const menuLink = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first();
