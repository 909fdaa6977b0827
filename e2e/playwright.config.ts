import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { type Served, serverCommand, startTogether } from "./servers.ts";
import { WAIT_MS } from "./support/limits.ts";

const { executablePath, env } = await findChromium();
const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};
type ScreenName = keyof typeof SCREENS;
/** `npm test` runs only the journeys tagged @core: money, access, the way to a decision, and releases. */
const isCore = process.env.JOURNEYS === "core";

/** These check totals, failed jobs and switches, or move the clock, so they run one at a time, on separate servers. */
const ADMIN = /admin\./;
const CLOCK = /clock\./;
/** These depend on neither screen nor database. */
const ONCE = /once\./;
const EACH = /(main-job|access|student|employer)\./;
/** These use people and pages that `screens.setup` creates once. */
const PAGES = /accessible\./;

function projectOf(name: string, screen: ScreenName, { baseURL, outbox }: Served, testMatch: RegExp) {
  return { name, testMatch, metadata: { outbox, screen }, use: { ...SCREENS[screen], baseURL } };
}
const alone = (...args: Parameters<typeof projectOf>) => ({ ...projectOf(...args), workers: 1 });
const pagesOf = (screen: ScreenName, served: Served) => [
  projectOf(`setup ${screen}`, screen, served, /screens\.setup/),
  { ...projectOf(`pages ${screen}`, screen, served, PAGES), dependencies: [`setup ${screen}`] },
];

/** Runs each journey once: students and visitors on a phone, employers and admins on a desktop. */
async function once() {
  const [journeys, alone] = [await serverCommand("postgres"), await serverCommand("postgres", "alone")];
  const projects = [
    { ...projectOf("alone", "desktop", alone, /(admin|clock)\./), workers: 1 }, // the moved clock comes last
    projectOf("phone", "phone", journeys, /(main-job|access|student)\./),
    projectOf("desktop", "desktop", journeys, /(employer|once)\./),
    ...(isCore ? [] : pagesOf("phone", journeys)),
  ];
  return { servers: [journeys, alone], projects };
}

/** Runs each journey on a phone with PGlite and on a desktop with PostgreSQL. */
async function atBothWidths() {
  const sides = await Promise.all(
    (
      [
        ["phone", "pglite"],
        ["desktop", "postgres"],
      ] as const
    ).map(async ([screen, database]) => {
      const journeys = await serverCommand(database);
      const [admin, clock] = [
        await serverCommand(database, `admin_${database}`),
        await serverCommand(database, `clock_${database}`),
      ];
      const projects = [
        ...pagesOf(screen, journeys),
        projectOf(screen, screen, journeys, EACH),
        alone(`${screen} admin`, screen, admin, ADMIN),
        alone(`${screen} clock`, screen, clock, CLOCK),
        ...(screen === "desktop" ? [projectOf("once", screen, journeys, ONCE)] : []),
      ];
      return { servers: [journeys, admin, clock], projects };
    }),
  );
  return { servers: sides.flatMap(({ servers }) => servers), projects: sides.flatMap(({ projects }) => projects) };
}

const plan = process.env.TESTS === "full" ? atBothWidths : once;
const { servers, projects } = await plan();

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  workers: 3, // on two cores, a journey always waits for a server, a timer or a frame
  fullyParallel: true,
  ...(isCore && { grep: /@core/ }),
  timeout: 5 * WAIT_MS,
  expect: { timeout: WAIT_MS },
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky journey is a fault: fix it
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    actionTimeout: WAIT_MS,
    screenshot: "only-on-failure",
    // Records actions and requests; pictures of each step would double the processor time, and `--trace on` adds them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    reducedMotion: "reduce", // a press during smooth scrolling would miss
    serviceWorkers: "block", // a worker would answer requests that a journey routes; the worker's own journey allows it
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  projects,
  webServer: await startTogether(servers),
});
