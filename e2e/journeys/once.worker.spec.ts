import type { BrowserContext, Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn, untilApp, untilWhole } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** Takes the network from the workers too: a worker that starts again would have one. */
const loseNetwork = (context: BrowserContext) =>
  Promise.all(
    context.serviceWorkers().map((worker) =>
      worker.evaluate(() => {
        const fetchFromNetwork = globalThis.fetch;
        Object.assign(globalThis, { fetchFromNetwork, fetch: () => Promise.reject(new TypeError("offline")) });
      }),
    ),
  );
const findNetwork = (context: BrowserContext) =>
  Promise.all(
    context
      .serviceWorkers()
      .map((worker) =>
        worker.evaluate(() => Object.assign(globalThis, { fetch: Reflect.get(globalThis, "fetchFromNetwork") })),
      ),
  );

/** Returns the paths of the worker's copies of the course. */
const copiesOf = (page: Page) =>
  page.evaluate(async () => (await (await caches.open("course-1")).keys()).map(({ url }) => new URL(url).pathname));

test("the service worker shows the offline page without a network, and always loads pages from the network with one", async ({
  page,
  context,
  expectsFaults,
}) => {
  expectsFaults.value = true; // requests without a network
  await page.goto("/login");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await untilApp(page);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/login").catch(() => {});
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await untilApp(page);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat();
  });
  expect(cachedPaths.some((url) => /\/main\.[0-9a-f]+\.js$/.test(url))).toBe(true);
  expect(cachedPaths.filter((url) => /\/api\/|\/login/.test(url))).toEqual([]);
});

test("what was opened of the course is read without a network, and what was done there is sent later", async ({
  page,
  context,
  request,
  expectsFaults,
}) => {
  expectsFaults.value = true; // requests without a network
  const steps = api(request);
  const buyer = await steps.demoPerson("vikram@student.example");
  const { units } = await steps.call("GET", "/course", buyer);
  const unit = units.at(-1);
  const lessons = unit.lessons.map(({ id, title }: { id: string; title: string }) => ({
    url: `/course/${unit.id}/${id}`,
    api: `/api/course/lessons/${id}`,
    heading: page.getByRole("heading", { level: 1, name: title, exact: true }),
  }));
  await signIn(page, buyer);
  await page.goto("/course");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const { url, heading } of lessons.slice(0, 2)) {
    await page.goto(url);
    await expect(heading).toBeVisible();
  }
  await page.goto("/course");
  await untilWhole(page);
  const needed = ["/api/auth/me", "/api/course", "/remotes.json", lessons[0].api, lessons[1].api];
  await expect.poll(() => copiesOf(page)).toEqual(expect.arrayContaining(needed));

  await context.setOffline(true);
  await loseNetwork(context);
  await page.goto(lessons[0].url);
  await expect(lessons[0].heading).toBeVisible();
  await page.getByRole("button", { name: "Done, next lesson" }).click();
  await expect(lessons[1].heading).toBeVisible();
  await expect(page.getByText(/^1 finished lesson not sent yet\. Your progress is saved on this device/)).toBeVisible();
  await page.getByRole("button", { name: "Done, next lesson" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The course could not be loaded" })).toBeVisible();

  await context.setOffline(false);
  await findNetwork(context);
  const isDone = async () => {
    const { units: now } = await steps.call("GET", "/course", buyer);
    return now
      .at(-1)
      .lessons.slice(0, 2)
      .every((lesson: { isDone: boolean }) => lesson.isDone);
  };
  await page.goto("/course");
  await expect.poll(isDone).toBe(true);
});
