import { api, type Person } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { pressAccessKey } from "../support/keyboard.ts";
import { mailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { interviewed } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

const APPLICATIONS = 20;
/** Two for each candidate, one to begin, and an undo with the repeated decision. */
const MOST_PRESSES = 44;
const ROWS_IN_SIGHT = 14;
const AT_ONCE = 4;

const FIRST = ["Asha", "Ravi", "Meera", "Arjun", "Kavita"];
const LAST = ["Verma", "Iyer", "Nair", "Khan"];
const nameOf = (at: number) => `${FIRST[at % FIRST.length]} ${LAST[Math.floor(at / FIRST.length) % LAST.length]}`;

test(
  "decides on 20 applications with interviews by keyboard alone, in at most 44 presses",
  { tag: "@core" },
  async ({ page, request }, info) => {
    test.skip(info.project.metadata.screen !== "desktop", "a phone has no keyboard");
    test.setTimeout(400_000);
    const { outbox } = info.project.metadata as { outbox: string };
    const steps = api(request);
    const employer = await steps.person("employer", "Kavita Menon");
    const jobId = await steps.job(employer, { title: "Review Analyst" });
    const candidates: Person[] = [];
    const waiting = Array.from({ length: APPLICATIONS }, (_, index) => index);
    async function work() {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const student = await steps.student(nameOf(index));
        const applicationId = await steps.application(student, jobId, { fullName: nameOf(index) });
        await interviewed(request, student, applicationId);
        candidates.push(student);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));

    await signIn(page, employer);
    await page.goto("/employer/applications-dashboard");
    await expect(page.getByRole("row")).toHaveCount(APPLICATIONS + 1);
    const { height } = page.viewportSize() ?? { height: 0 };
    const rows = await page.getByRole("row").evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect(rows.filter((bottom) => bottom <= height).length - 1).toBeGreaterThanOrEqual(ROWS_IN_SIGHT);
    expect(await violationsOf(page)).toEqual([]);

    await page.goto("/employer/dashboard");
    await expect(page.getByRole("link", { name: "Read interviews" })).toBeVisible();
    let presses = 0;
    const pressButton = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    presses += 1;
    await pressAccessKey(page, "r");
    await expect(page.getByText(`1 of ${APPLICATIONS}`, { exact: true })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Interview" })).toHaveAttribute("aria-selected", "true");
    for (let index = 1; index <= APPLICATIONS; index++) {
      await expect(page.getByText(`${index} of ${APPLICATIONS}`, { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
      await pressButton(index % 2 === 0 ? "a" : "r");
      await pressButton("Enter");
    }
    await expect(page.getByRole("navigation", { name: "Candidates to review" }).getByText("Accepted")).toHaveCount(
      APPLICATIONS / 2,
    );
    // Undoes the decision by one more press, and decides again.
    await pressButton("u");
    await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
    await pressButton("r");
    await pressButton("Enter");
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES);

    const counts = async () => {
      const { statuses } = await steps.call("GET", "/emp/jobs/applications/counts", employer);
      return [statuses.pending, statuses.accepted, statuses.rejected];
    };
    await expect.poll(counts).toEqual([0, APPLICATIONS / 2 - 1, APPLICATIONS / 2 + 1]);
    expect(await mailTo(outbox, candidates[0]?.email ?? "", "application-decided")).toContain("Review Analyst");
  },
);

test("an employer reads, stages and decides on any screen, undoes a decision, and compares", async ({
  page,
  request,
}, info) => {
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const jobId = await steps.job(employer, { title: "Stage Analyst" });
  for (const fullName of ["Asha Verma", "Ravi Iyer"]) {
    const student = await steps.student(fullName);
    const applicationId = await steps.application(student, jobId, { fullName });
    if (fullName === "Asha Verma") await interviewed(request, student, applicationId);
  }
  await signIn(page, employer);
  await page.goto("/employer/applications-dashboard");
  await page.getByRole("searchbox", { name: "Candidate's name" }).fill("rma");
  await expect(page.getByRole("link", { name: "Ravi Iyer" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Asha Verma" })).toBeVisible();
  await page.goto("/employer/applications-dashboard?status=pending");
  await page.getByRole("link", { name: "Review 2" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ravi Iyer" })).toBeVisible();
  if (info.project.metadata.screen === "phone") await page.getByText("Notes and tags").click(); // collapsed on a phone
  await page.getByRole("combobox", { name: "Stage" }).selectOption("Call");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeVisible();
  await page.getByRole("tab", { name: "Interview" }).click();
  await expect(page.getByText("out of 100").filter({ visible: true }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  if (info.project.metadata.screen === "desktop")
    await expect(page.getByRole("heading", { level: 1, name: "Asha Verma" })).toBeInViewport(); // the page has not scrolled
  await page.getByLabel("Reason", { exact: true }).fill("Another candidate fits better.");
  await page.getByRole("button", { name: "Reject application" }).click();
  await page.getByRole("button", { name: "Undo Asha Verma" }).click();
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).click();

  await page.getByRole("checkbox", { name: /^Select Asha Verma/ }).click();
  await page.getByRole("checkbox", { name: /^Select Ravi Iyer/ }).click();
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare candidates" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Asha Verma" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Stage/ })).toContainText("Call");
  expect(await violationsOf(page)).toEqual([]);
});

test("a typed note survives a reload and a lost network, and is added with its author", async ({
  page,
  context,
  request,
  expectsFaults,
}, info) => {
  expectsFaults.value = true; // the network is lost
  const steps = api(request);
  const employer = await steps.person("employer", "Kavita Menon");
  const jobId = await steps.job(employer);
  const applicationId = await steps.application(await steps.student(), jobId);
  await signIn(page, employer);
  await page.goto(`/employer/applications-dashboard?review=1&candidate=${applicationId}`);
  const note = page.getByRole("textbox", { name: "Note" });
  const opens = async () => {
    if (info.project.metadata.screen === "phone") await page.getByText("Notes and tags").click(); // collapsed on a phone
  };
  await opens();
  await note.fill("Strong SQL");
  await page.reload(); // immediately
  await opens();
  await expect(note).toHaveValue("Strong SQL");
  await context.setOffline(true);
  await note.fill("Strong SQL, call on Monday");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Not added yet. Your note is kept on this device.")).toBeVisible();
  await expect(note).toHaveValue("Strong SQL, call on Monday");
  await context.setOffline(false);
  await note.press("Control+Enter");
  await expect(note).toHaveValue("");
  await page.goto(`/employer/applications/${applicationId}`);
  const added = page.getByRole("list", { name: "Notes" }).getByRole("listitem");
  await expect(added).toContainText("Kavita Menon");
  await expect(added).toContainText("Strong SQL, call on Monday");
});
