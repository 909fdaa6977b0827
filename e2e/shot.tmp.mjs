// usage: node shot.tmp.mjs email name:path[:full] ...
import { chromium } from "@playwright/test";
const [email, ...pages] = process.argv.slice(2);
const base = "http://127.0.0.1:3967";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const { token } = await (await fetch(base + "/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password: "dryrun demo 2026" }) })).json();
const sizes = process.env.SIZES?.split(",") ?? ["360l", "1280d"];
for (const size of sizes) {
  const width = parseInt(size), theme = size.endsWith("d") ? "dark" : "light";
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 860 }, baseURL: base });
  await context.addInitScript(([t, th]) => { localStorage.setItem("token", t); localStorage.setItem("theme", th); }, [token, theme]);
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console", size, m.text().slice(0, 300)));
  page.on("pageerror", (e) => console.log("pageerror", e.message));
  for (const spec of pages) {
    const [name, path, full] = spec.split("@");
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(300);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) console.log("OVERFLOW", name, size, over);
    await page.screenshot({ path: `/tmp/st/${name}-${size}.png`, fullPage: full === "full" });
  }
  await context.close();
}
await browser.close();
