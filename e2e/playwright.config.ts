import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { serve } from "./servers.ts";

const { executablePath, env } = await findChromium();
const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
// TEST_DATABASE_URL is set by `npm test` and `npm run e2e`.
const databases = process.env.TEST_DATABASE_URL ? (["pglite", "postgres"] as const) : (["pglite"] as const);
const servers = await Promise.all(databases.map((database) => serve(database)));
// What waits for a day has a server of its own: its clock is moved.
const clock = await serve("pglite", { DEV_CLOCK: "on" }, "clock");

/**
 * The journeys run on a phone with PGlite and on a desktop with PostgreSQL. What depends on neither runs once, and how a page
 * looks once for each screen.
 */
function ignoredBy(screen: string, database: string): RegExp[] {
  const isPhone = screen === "phone";
  const isEmbedded = database === "pglite";
  return [
    ...(!isPhone && isEmbedded ? [] : [/once\./]),
    ...(isEmbedded ? [] : [/accessible/]),
    ...(isPhone === isEmbedded ? [] : [/(main-job|access|student|employer|admin)\./]),
    /clock\./,
  ];
}

/** There is one clock: who moves it must be alone. */
const onTheClock = (screen: string) => ({
  testMatch: /clock\./,
  workers: 1,
  dependencies: screen === "desktop" ? ["phone clock"] : [],
});

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    actionTimeout: 15_000,
    // Each step's pictures and copies of the page double the processor's time: to look into a failure, add `--trace on`.
    trace: "on-first-retry",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: [...servers, clock].flatMap(({ name, database, baseURL, outbox }) =>
    Object.entries(SCREENS).map(([screen, options]) => ({
      name: `${screen} ${name}`,
      metadata: { outbox, screen, database },
      ...(name === "clock" ? onTheClock(screen) : { testIgnore: ignoredBy(screen, database) }),
      use: { ...options, baseURL },
    })),
  ),
  webServer: [...servers, clock].map(({ webServer }) => webServer),
});
