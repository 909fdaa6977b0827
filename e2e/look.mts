import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const B = "http://localhost:4300";
const login = async (email: string) =>
  (
    await (
      await fetch(`${B}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "dryrun demo 2026" }),
      })
    ).json()
  ).token;
const token = await login("asha@student.example");
const call = async (m: string, p: string, body?: object, t = token) => {
  const r = await fetch(`${B}/api${p}`, {
    method: m,
    headers: { authorization: `Bearer ${t}`, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  return r.status === 204 ? null : r.json();
};
const browser = await chromium.launch(await findChromium());
export async function shoot(
  name: string,
  path: string,
  act?: (p: any) => Promise<void>,
  { w = 360, h = 740, dark = false, full = true, t = token } = {},
) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: h },
    serviceWorkers: "block",
    colorScheme: dark ? "dark" : "light",
  });
  await ctx.addInitScript((tok) => localStorage.setItem("token", tok), t);
  const page = await ctx.newPage();
  page.on("console", (m) => m.type() === "error" && console.log(name, m.text().slice(0, 200)));
  page.on("pageerror", (e) => console.log(name, "ERR", String(e).slice(0, 300)));
  await page.goto(B + path);
  await page.waitForTimeout(2500);
  if (act) await act(page);
  await page.waitForTimeout(500);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log(name, "wide", wide);
  await page.screenshot({ path: `/tmp/w/shots/${name}.png`, fullPage: full });
  await ctx.close();
}
const apps = await call("GET", "/my-applications");
const accepted = apps.applications.find((a: any) => a.status === "accepted");
const rejected = apps.applications.find((a: any) => a.status === "rejected");
console.log(apps.applications.map((a: any) => [a.status, a.interview.score]));
if (accepted) await shoot("accepted", `/student/my-applications/${accepted._id}`, undefined, { full: false });
if (rejected) await shoot("rejected", `/student/my-applications/${rejected._id}`);
const jobs = await call("GET", "/jobs?page=1&limit=10");
const job = jobs.jobs.find((j: any) => !j.applicationId);
await shoot("job", `/student/jobs/${job._id}`, undefined, { full: false });
await shoot("check", `/student/jobs/${job._id}?apply=1`, async (p) => p.waitForTimeout(1500));
await shoot("check-wide", `/student/jobs/${job._id}?apply=1`, async (p) => p.waitForTimeout(1500), {
  w: 1280,
  h: 800,
  dark: true,
});
const hist = await call("GET", "/mock-interview/history");
const good = hist.sessions.find((s: any) => s.finalDecision === "Pass" || s.finalDecision === "Review");
console.log(hist.sessions.map((s: any) => [s.score, s.finalDecision]));
await shoot(
  "share",
  `/student/interview-summary/${good.sessionId}#share`,
  async (p) => {
    await p.getByRole("heading", { name: "Share this result" }).scrollIntoViewIfNeeded();
    await p.waitForTimeout(1500);
    await p.getByLabel("One of your answers").selectOption({ index: 1 });
    await p.waitForTimeout(1500);
    const f = p.getByRole("form");
    await f.screenshot({ path: "/tmp/w/shots/share-form.png" });
    await p.getByRole("button", { name: "Create a link" }).click();
    await p.waitForTimeout(1500);
    await p.getByText("QR code for your resume").click();
    await p.waitForTimeout(800);
    await p.getByRole("region", { name: "Share this result" }).screenshot({ path: "/tmp/w/shots/share-link.png" });
  },
  { full: false },
);
const { results } = await call("GET", "/shared-results");
console.log(results);
await shoot("shared", `/shared/${results[0].token}`);
await shoot("shared-dark", `/shared/${results[0].token}`, undefined, { dark: true, w: 1280, h: 800 });
const png = Buffer.from(await (await fetch(`${B}/shared/${results[0].token}/card.png`)).arrayBuffer());
(await import("node:fs")).writeFileSync("/tmp/w/shots/card.png", png);
const jpng = Buffer.from(await (await fetch(`${B}/jobs/${job._id}/card.png`)).arrayBuffer());
(await import("node:fs")).writeFileSync("/tmp/w/shots/jobcard.png", jpng);
// the reveal
const started = await call("POST", "/mock-interview/practice", {
  topic: "sql",
  consent: { version: "2026-11", at: new Date().toISOString() },
});
console.log(JSON.stringify(started).slice(0, 200));
if (started.sessionId) {
  const answers = Array.from({ length: 10 }, (_, i) => ({
    number: i + 1,
    answer:
      i % 2
        ? "SELECT name, COUNT(*) FROM orders GROUP BY name ORDER BY 2 DESC"
        : "SELECT * FROM orders WHERE city = 'Pune'",
  }));
  const ctx = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  await ctx.addInitScript((tok) => localStorage.setItem("token", tok), token);
  const page = await ctx.newPage();
  page.on("pageerror", (e) => console.log("ERR", String(e).slice(0, 300)));
  await page.goto(`${B}/student`);
  await page.waitForTimeout(2000);
  await call("POST", "/mock-interview/submit-all", { sessionId: started.sessionId, answers });
  await page.goto(`${B}/student/interview-summary`);
  for (let i = 0; i < 9; i++) {
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/w/shots/reveal-${i}.png` });
  }
  await ctx.close();
}
await browser.close();
