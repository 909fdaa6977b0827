import { chromium } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
const base = "http://127.0.0.1:3967";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const token = (await (await fetch(base + "/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: "asha@student.example", password: "dryrun demo 2026" }) })).json()).token;
const auth = { headers: { authorization: `Bearer ${token}` } };
const get = async (p) => (await fetch(base + "/api" + p, auth)).json();
const { applications } = await get("/my-applications"), { history } = await get("/quiz/history"), { jobs } = await get("/jobs?limit=40");
const fresh = jobs.find((j) => !j.applicationId), comp = jobs.find((j) => j.companyApply);
const pages = { today: "/student", jobs: "/student/jobs?title=anlyst", job: `/student/jobs/${fresh._id}`, comp: `/student/jobs/${comp._id}`, apply: `/student/jobs/${fresh._id}?apply=1`, apps: "/student/my-applications", app: `/student/my-applications/${applications[0]._id}`, quiz: "/student/quiz", paper: "/student/quiz/start", quizzes: "/student/quizzes", attempt: `/student/quizzes/${history[0]._id}` };
for (const [width, theme] of [[320, "light"], [360, "dark"], [768, "light"], [1024, "dark"], [1280, "light"]]) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: base });
  await context.addInitScript(([t, th]) => { localStorage.setItem("token", t); localStorage.setItem("theme", th); }, [token, theme]);
  const page = await context.newPage();
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console", m.text().slice(0, 300)));
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(250);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) console.log("OVERFLOW", name, width, over);
    await page.screenshot({ path: `/tmp/st/x-${name}-${width}.png` });
    if (width === 320 || width === 768) continue;
    const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
    for (const v of violations) console.log("AXE", name, width, v.id, v.nodes.length, v.nodes[0].html.slice(0, 160), v.nodes[0].failureSummary.slice(0, 200).replace(/\n/g, " "));
  }
  await context.close();
}
await browser.close();
