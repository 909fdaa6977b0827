import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { type Served, serve, startTogether } from "./servers.ts";
import { WAIT_MS } from "./support/limits.ts";

const { executablePath, env } = await findChromium();
const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
// TEST_DATABASE_URL is set by `npm test` and `npm run e2e`.
const databases = process.env.TEST_DATABASE_URL ? (["pglite", "postgres"] as const) : (["pglite"] as const);
const servers = await Promise.all(databases.map((database) => serve(database)));

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
    ...(process.env.DELIVERY ? [] : [/delivery\./]), // by `npm run test:delivery`
  ];
}

const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const projectOf = (screen: keyof typeof SCREENS, { database, baseURL, outbox }: Served) => ({
  name: `${screen} ${database}`,
  metadata: { outbox, screen, database },
  use: { ...SCREENS[screen], baseURL },
});
const journeys = servers.flatMap((server) =>
  screens.map((screen) => ({ ...projectOf(screen, server), testIgnore: ignoredBy(screen, server.database) })),
);
/** Tests that move a server's clock: one at a time, on a server of their own for each screen. */
const clocks = await Promise.all(
  screens.map(async (screen, at) => {
    const server = await serve(databases[at] ?? "pglite", `clock_${screen}`);
    return {
      server,
      project: { ...projectOf(screen, server), name: `${screen} clock`, testMatch: /clock\./, workers: 1 },
    };
  }),
);

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  workers: 3, // on two cores there is always a wait for a server, a timer or a frame
  fullyParallel: true,
  timeout: 5 * WAIT_MS,
  expect: { timeout: WAIT_MS },
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky journey is a fault: fix it
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    actionTimeout: WAIT_MS,
    screenshot: "only-on-failure", // a trace doubles the processor's time: to look into a failure, add `--trace on`
    reducedMotion: "reduce", // a press while the page scrolls smoothly would miss
    serviceWorkers: "block", // a worker would answer before what a journey routes; its own journey allows it
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects: [...journeys, ...clocks.map(({ project }) => project)],
  webServer: await startTogether([...servers, ...clocks.map(({ server }) => server)]),
});
