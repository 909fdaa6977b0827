import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { api, type Person } from "../support/api.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

interface Entry {
  name: string;
  owns: string[];
  current: { version: string; entry: string; integrity: string };
}

const ROOT = path.resolve(import.meta.dirname, "../..");
/** A page of each part, and a person who may open it. */
const FIRST_PAGES: Record<string, { url: string; who: (request: APIRequestContext) => Promise<Person | null> }> = {
  student: { url: "/student/quiz", who: (request) => api(request).person("student") },
  employer: { url: "/employer/dashboard", who: (request) => api(request).person("employer") },
  masterclass: { url: "/live_event_data_analyst_master_class", who: async () => null },
  admin: { url: "/admin/live-sessions", who: (request) => api(request).admin() },
};

async function opens(page: Page, url: string, who: Person | null) {
  if (who) await signIn(page, who);
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole("alert").getByText("This part did not load")).toHaveCount(0);
}

const released = async (request: APIRequestContext) => (await (await request.get("/remotes.json")).json()) as Entry[];

for (const [name, { url, who }] of Object.entries(FIRST_PAGES)) {
  test(`${name} works when it is the only part`, async ({ page, request }) => {
    const only = (await released(request)).filter((entry) => entry.name === name);
    expect(only).toHaveLength(1);
    const loaded = page.waitForResponse((response) => response.url().includes(`/remotes/${name}/`));
    await page.route("**/remotes.json", (route) => route.fulfill({ json: only }));
    await opens(page, url, await who(request));
    await page.keyboard.press("Shift"); // a page that came as HTML is taken over at a touch
    await loaded;
  });
}

/** Builds the admin's part against other releases of the facades. */
function builtAgainst(versions: Record<string, string>): { folder: string; integrity: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-part-"));
  // Without the frames, which would be built into the same folder.
  const args = ["build", "--config-name", "admin", "--mode", "production", "--output-path", folder];
  execFileSync(path.join(ROOT, "apps/admin/node_modules/.bin/rspack"), args, {
    cwd: path.join(ROOT, "apps/admin"),
    env: { ...process.env, NODE_ENV: "production", FACADE_VERSIONS: JSON.stringify(versions) },
    stdio: "pipe",
  });
  const manifest = readFileSync(path.join(folder, "mf-manifest.json"));
  return { folder, integrity: `sha384-${createHash("sha384").update(manifest).digest("base64")}` };
}

for (const minor of ["1.1.0", "1.0.9"]) {
  test(`a part built against facades ${minor} uses the shell's own facades`, async ({ page, request }) => {
    const { folder, integrity } = builtAgainst({ "@dryrun/remote-kit": minor, "@dryrun/api-client": minor });
    const entries = (await released(request)).map((entry) =>
      entry.name === "admin"
        ? { ...entry, current: { version: "other", entry: "/remotes/admin/other/mf-manifest.json", integrity } }
        : entry,
    );
    await page.route("**/remotes.json", (route) => route.fulfill({ json: entries }));
    await page.route("**/remotes/admin/other/**", (route) => {
      const file = path.basename(new URL(route.request().url()).pathname);
      return route.fulfill({ path: path.join(folder, file) });
    });
    await opens(page, "/admin/live-sessions", await api(request).admin());
    // One store: the part shows the data of its query, sent with the shell's token.
    await expect(page.getByRole("heading", { level: 2, name: /^Upcoming/ })).toBeVisible();
    // One page title: the part's heading names the shell's document.
    await expect(page).toHaveTitle("Live sessions – Dryrun");
    expect(await page.locator("[data-announcer='polite']").count()).toBe(1);
  });
}
