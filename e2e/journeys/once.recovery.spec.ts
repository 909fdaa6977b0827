import type { Page, Route } from "@playwright/test";
import { changeList, headingOf, menuLink, sameReleaseAgain, signInStudent } from "../support/releases.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page, request }) => signInStudent(page, request));

const CONTRACT = /\bcontract:\d+/;
const builtVersion = async (page: Page) => {
  const lines = (await (await page.request.get("/remotes.json")).json()) as {
    name: string;
    current: { version: string };
  }[];
  return lines.find(({ name }) => name === "student")?.current.version;
};

const BREAKS: [string, (page: Page) => Promise<unknown>][] = [
  ["is missing", (page) => page.route("**/student/again/mf-manifest*", (route) => route.fulfill({ status: 404 }))],
  ["is of another hash", (page) => page.route("**/student/again/mf-manifest*", (route) => route.fulfill({ json: {} }))],
  ["is cut off", (page) => page.route("**/student/again/remoteEntry*", (route) => route.fulfill({ body: "(" }))],
  [
    "throws at its start",
    (page) => page.route("**/student/again/remoteEntry*", (route) => route.fulfill({ body: "throw new Error('no')" })),
  ],
  [
    "needs a newer shell",
    (page) =>
      page.route("**/student/again/__federation_expose_remote*.js", async (route) => {
        const built = route
          .request()
          .url()
          .replace("/again/", `/${await builtVersion(page)}/`);
        const script = await (await page.request.get(built)).text();
        expect(script).toMatch(CONTRACT);
        await route.fulfill({ contentType: "text/javascript", body: script.replace(CONTRACT, "contract:99") });
      }),
  ],
];
for (const [how, breaks] of BREAKS) {
  test(`a release that ${how} is replaced by the previous one, with one reload and a report`, async ({
    page,
    expectsFaults,
  }) => {
    expectsFaults.value = true;
    await page.goto("/student/jobs");
    await expect(headingOf(page, "Jobs")).toBeVisible();
    await changeList(page, (student) => {
      student.previous = student.current;
      student.current = sameReleaseAgain(student);
    });
    await breaks(page);
    const documents: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
    const reported = page.waitForRequest("**/api/client-errors");
    await page.goto("/student/my-applications?tab=all");
    expect((await reported).postDataJSON()).toMatchObject({ part: "student", version: "again" });
    await expect(headingOf(page, "My Applications")).toBeVisible();
    expect(documents).toHaveLength(2); // the page, and its reload
    expect(new URL(page.url()).search).toBe("?tab=all");
  });
}

test("a release that is silent for 15 s is not replaced: Try again loads it", async ({ page, expectsFaults }) => {
  expectsFaults.value = true;
  await page.goto("/student/jobs");
  await changeList(page, (student) => {
    student.previous = student.current;
    student.current = sameReleaseAgain(student);
  });
  await page.route("**/student/again/remoteEntry*", () => {});
  const reports: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/client-errors") && reports.push(request.url()));
  await page.goto("/student/my-applications");
  const alert = page.getByRole("alert").filter({ hasText: "did not load" });
  await expect(alert).toBeVisible();
  expect(reports).toEqual([]);
  await page.unroute("**/student/again/remoteEntry*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(headingOf(page, "My Applications")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("failed-release:student"))).toBeNull();
});

const FILES = {
  manifest: /\/remotes\/student\/[^/]+\/mf-manifest/,
  entry: /\/remotes\/student\/[^/]+\/remoteEntry/,
  "exposed module": /\/remotes\/student\/[^/]+\/__federation_expose_remote/,
  "page's chunk": /\/remotes\/student\/[^/]+\/(?!mf-|remoteEntry|__federation)[^/]+\.js/,
};
const FAULTS: Record<string, (route: Route) => unknown> = {
  hangs: () => {},
  "is a 404": (route) => route.fulfill({ status: 404, body: "gone" }),
  "is a 500": (route) => route.fulfill({ status: 500, body: "" }),
  "is cut off": (route) => route.fulfill({ contentType: "text/javascript", body: "(() => {" }),
  "is aborted": (route) => route.abort(),
};
for (const [file, url] of Object.entries(FILES))
  for (const [how, answer] of Object.entries(FAULTS))
    for (const when of ["on the first load", "later"])
      test(`Try again recovers when the ${file} ${how} ${when}`, async ({ page, expectsFaults }) => {
        expectsFaults.value = true;
        await page.goto(when === "later" ? "/account/security" : "/login");
        if (when === "later" && file === "page's chunk") {
          await page.goto("/student/quiz");
          await page.getByRole("heading", { level: 1 }).first().waitFor(); // the page's own chunk has loaded
        }
        await page.route(url, answer);
        if (when === "later" && file === "page's chunk") await menuLink(page, "My Applications").click();
        else await page.goto("/student/my-applications", { waitUntil: "commit" }); // a request that hangs delays the load event
        const alert = page.getByRole("alert").filter({ hasText: "did not load" });
        await expect(alert).toBeVisible();
        await page.unroute(url);
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(headingOf(page, "My Applications")).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
