import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:3967";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const login = async (email) => (await (await fetch(base + "/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password: "dryrun demo 2026" }) })).json()).token;
const token = await login("asha@student.example");
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: base });
await context.addInitScript(([t]) => { localStorage.setItem("token", t); if (!localStorage.getItem("theme")) localStorage.setItem("theme", "dark"); }, [token]);
const page = await context.newPage();
page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("console", m.text().slice(0, 400)));
page.on("pageerror", (e) => console.log("pageerror", e.message));
const shot = (n) => page.screenshot({ path: `/tmp/st/f-${n}.png` });
// apply
const auth = { headers: { authorization: `Bearer ${token}` } };
const { jobs } = await (await fetch(base + "/api/jobs?limit=40", auth)).json();
const company = jobs.find((j) => j.companyApply && !j.applicationId), quick = jobs.find((j) => !j.companyApply && !j.applicationId);
await page.goto(`/student/jobs/${company._id}`, { waitUntil: "networkidle" });
await shot("company");
await page.getByRole("button", { name: "Get Ready for Interview" }).click();
await page.getByRole("button", { name: "Submit application" }).waitFor();
await page.getByRole("button", { name: "Submit application" }).click();
await page.getByText("Application submitted").first().waitFor();
await page.waitForTimeout(600);
await shot("applied");
await page.goto(`/student/jobs/${quick._id}?apply=1`, { waitUntil: "networkidle" });
await page.getByRole("button", { name: "Submit application" }).click();
await page.getByText("Application submitted").first().waitFor();
await page.goto("/student/my-applications", { waitUntil: "networkidle" }); await shot("apps");
await page.locator("main li a").first().click();
await page.getByText("Start Mock Interview").waitFor(); await page.waitForTimeout(300);
await page.screenshot({ path: "/tmp/st/f-app.png", fullPage: true });
// quiz
await page.goto("/student/quiz", { waitUntil: "networkidle" });
await page.getByRole("button", { name: "Start Quiz" }).click(); await page.waitForTimeout(500); await shot("quizask");
await page.getByRole("button", { name: "Start anyway" }).click();
for (let i = 1; i <= 50; i++) {
  await page.getByRole("heading", { name: `Question ${i} of 50` }).waitFor();
  if (i === 3) { await page.getByRole("button", { name: "Next" }).click(); await shot("missing"); }
  await page.getByRole("radio").nth(i % 4).check();
  if (i === 5) { await page.getByRole("button", { name: "Mark for review" }).click(); }
  if (i === 20) { await page.reload({ waitUntil: "networkidle" }); await page.getByRole("heading", { name: "Question 20 of 50" }).waitFor(); await page.getByRole("button", { name: "All questions" }).click(); await page.screenshot({ path: "/tmp/st/f-overview.png", fullPage: true }); }
  await page.getByRole("button", { name: i === 50 ? "Submit" : "Next", exact: true }).click();
}
await page.waitForTimeout(500); await shot("submit");
await page.getByRole("alertdialog").getByRole("button", { name: "Submit" }).click();
await page.getByText("The pass mark is 80%").waitFor(); await shot("history");
await page.getByRole("link", { name: /^Quiz of/ }).first().click();
await page.getByText("Wrong only").waitFor(); await page.waitForTimeout(300); await shot("attempt");
await page.screenshot({ path: "/tmp/st/f-attemptfull.png", fullPage: true, clip: { x: 0, y: 0, width: 360, height: 1800 } });
await page.getByRole("button", { name: "More" }).click(); await page.waitForTimeout(500); await shot("more");
await page.keyboard.press("Escape");
await page.getByRole("button", { name: "Account of Asha Verma" }).click(); await shot("menu");
await browser.close();
