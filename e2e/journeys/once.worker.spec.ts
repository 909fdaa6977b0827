import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

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
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/login").catch(() => {});
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat();
  });
  expect(cachedPaths.some((url) => /\/main\.[0-9a-f]+\.js$/.test(url))).toBe(true);
  expect(cachedPaths.filter((url) => /remotes\.json|mf-manifest|\/api\/|\/login/.test(url))).toEqual([]);
});
