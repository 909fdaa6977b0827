import { defineConfig } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { serverCommand, startTogether } from "./servers.ts";

// `npm run e2e -- -c screenshots.config.ts` takes every page at 360 and 1280 px in both themes, into screenshots/shots.
const { executablePath, env } = await findChromium();
const server = await serverCommand("pglite");

export default defineConfig({
  testDir: "screenshots",
  workers: 1,
  timeout: 600_000,
  reporter: "list",
  use: {
    baseURL: server.baseURL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    launchOptions: {
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
  webServer: await startTogether([server]),
});
