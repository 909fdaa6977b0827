// Tries a release on the target: every file as built, then in Chromium under the live shell.
import { createHash } from "node:crypto";
import path from "node:path";
import { SHELL } from "./built.mjs";
import { ReleaseError } from "./list.mjs";
import { requirePlaywright } from "./tree/tree.mjs";
import { forEach } from "./upload.mjs";

const TIMEOUT_MS = 20_000;
const COMPRESSED = /\.(br|gz)$/;
const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/** Checks that the site serves each file as built. */
async function checkFiles(site, part, { files, release }) {
  const faults = [];
  const names = Object.keys(files).filter((name) => !COMPRESSED.test(name));
  await forEach(names, async (name) => {
    const url = new URL(`/remotes/${part}/${release.version}/${name}`, site);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const content = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) faults.push(`${name}: HTTP ${answer.status}`);
      else if (hashOf(content) !== hashOf(files[name])) faults.push(`${name}: another content`);
    } catch (error) {
      faults.push(`${name}: ${error.cause?.message ?? error.message}`);
    }
  });
  if (faults.length > 0)
    throw new ReleaseError(
      [
        `The release does not come from ${site} as it was built:`,
        ...faults.slice(0, 5).map((one) => `  - ${one}`),
      ].join("\n"),
    );
}

/** Returns the token of a demo account of the role, if the site offers them: its pages are tried signed in. */
async function tokenFor(site, role) {
  const ask = async (url, init) => (await fetch(new URL(url, site), init)).json();
  const { accounts = [] } = await ask("/api/demo-accounts").catch(() => ({}));
  const account = accounts.find(({ userType }) => userType === role);
  if (!account) return null;
  const body = JSON.stringify({ email: account.email, password: account.password });
  const headers = { "content-type": "application/json" };
  return (await ask("/api/auth/login", { method: "POST", headers, body }).catch(() => ({}))).token ?? null;
}

/** Returns the live site's policy, with the inline scripts of this build instead of the live ones. */
export function policyFor(live, { "csp.json": list }) {
  const { scripts } = JSON.parse(list?.toString() ?? '{"scripts":[]}');
  const hashes = scripts.map((hash) => ` '${hash}'`).join("");
  return (live ?? "script-src 'self'").replace(
    /(^|;)(\s*script-src(?=\s))([^;]*)/,
    (_, before, name, sources) => `${before}${name}${sources.replace(/\s+'sha\d+-[^']*'/g, "")}${hashes}`,
  );
}

/** Gives the release only to this browser. */
async function openFor(page, site, part, { files, release }) {
  if (part.name !== SHELL) {
    const lines = await (await fetch(new URL("/remotes.json", site))).json();
    const line = { ...part, current: release };
    await page.route("**/remotes.json", (route) =>
      route.fulfill({ json: [...lines.filter(({ name }) => name !== part.name), line] }),
    );
    return;
  }
  const folder = new URL(path.posix.dirname(release.entry), site);
  const live = await fetch(new URL("/login", site), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const policy = policyFor(live.headers.get("content-security-policy") ?? undefined, files);
  await page.route(
    (url) => url.origin === folder.origin,
    async (route) => {
      const request = route.request();
      const name = request.isNavigationRequest() ? "index.html" : new URL(request.url()).pathname.slice(1);
      if (!files[name]) return route.continue();
      const answer = await fetch(`${folder.href}/${name}`);
      const headers = {
        "content-type": answer.headers.get("content-type") ?? "application/octet-stream",
        ...(name === "index.html" && { "content-security-policy": policy }),
      };
      await route.fulfill({ body: Buffer.from(await answer.arrayBuffer()), headers });
    },
  );
}

/** Whether the browser reports something that the policy refused; violations of a report-only policy do not count. */
const isPolicyFault = (text) => /content security policy/i.test(text) && !/report[- ]only/i.test(text);
const FAILED = "did not load|does not exist|is not working";

async function tryPage(browser, site, part, build) {
  const page = await browser.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && isPolicyFault(message.text())) faults.push(message.text());
  });
  await openFor(page, site, part, build);
  const token = await tokenFor(site, part.name);
  await page.addInitScript((kept) => kept && localStorage.setItem("token", kept), token);
  const own = part.owns.at(0) ?? "/login";
  const entry = page.waitForResponse((answer) => answer.url().includes(build.release.version), {
    timeout: TIMEOUT_MS,
  });
  entry.catch(() => {});
  await page.goto(new URL(own, site).href, { timeout: TIMEOUT_MS });
  await page.keyboard.press("Shift"); // a page that came as HTML becomes interactive at the first input
  if (part.name !== SHELL) await entry;
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: TIMEOUT_MS });
  const broken = page.getByRole("alert").filter({ hasText: new RegExp(FAILED) });
  if (await broken.count())
    faults.push(`${own} shows: ${((await broken.first().textContent()) ?? "").replaceAll("\n", " ")}`);
  await page.close();
  return faults;
}

/** Throws the faults of the release. */
export async function smoke({ site, root, part, build }) {
  await checkFiles(site, part.name, build);
  const { chromium } = requirePlaywright(root);
  const { findChromium } = await import("../../e2e/chromium.ts");
  const { executablePath, env } = await findChromium();
  const args = ["--no-sandbox", "--disable-gpu"];
  const launch = () => chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  const browser = await launch().catch(launch); // a Chromium that crashes at its start says nothing about the release
  try {
    const faults = await tryPage(browser, site, part, build).catch((error) => [error.message.split("\n")[0]]);
    if (faults.length > 0)
      throw new ReleaseError(
        [`${part.name} ${build.release.version} does not work in Chromium:`, ...faults.map((one) => `  - ${one}`)].join(
          "\n",
        ),
      );
  } finally {
    await browser.close();
  }
}
