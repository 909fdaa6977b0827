import { addMs, DAY_MS, indianDay, startOfIndianDay } from "@dryrun/domain/time";
import type { Browser, Page } from "@playwright/test";
import { api, type Person } from "../support/api.ts";
import { aColleague } from "../support/invited.ts";
import { movesClock } from "../support/masterclass.ts";
import { ownWord } from "../support/names.ts";
import { mailTo, wholeMailTo } from "../support/outbox.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NINE_HOURS_MS = (9 * DAY_MS) / 24;

async function opens(browser: Browser, viewport: typeof DESK, person: Person): Promise<Page> {
  const tab = await (await browser.newContext({ viewport })).newPage();
  await signIn(tab, person);
  return tab;
}

test("three people of a company hire together: scorecards, a meeting, a decision for the morning, reopened, the numbers", async ({
  browser,
  request,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const owner = await steps.person("employer", "Kavita Menon");
  await steps.verify(owner);
  const title = `Weekly Analyst ${ownWord()}`;
  const jobId = await steps.job(owner, { title });
  const student = await steps.student("Asha Verma");
  const applicationId = await steps.application(student, jobId, { fullName: "Asha Verma" });
  const recruiter = await aColleague(request, owner, "Rohan Kulkarni", { role: "recruiter", jobIds: [jobId] });
  const manager = await aColleague(request, owner, "Meera Joshi", { role: "manager", jobIds: [jobId] });
  const at = `/employer/applications/${applicationId}`;
  const today = new Date((await steps.call("GET", `/emp/jobs/${jobId}`, owner)).job.createdAt);

  // The hiring manager fills in a scorecard on a phone, the recruiter at a desk; then both see that they disagree.
  const managers = await opens(browser, PHONE, manager);
  const recruiters = await opens(browser, DESK, recruiter);
  for (const [tab, choice] of [
    [managers, "No"],
    [recruiters, "Strong yes"],
  ] as const) {
    await tab.goto(at);
    const cards = tab.getByRole("region", { name: "Scorecards" });
    await cards.getByRole("button", { name: "Fill in your scorecard" }).click();
    await cards
      .getByRole("group", { name: /^Recommendation/ })
      .getByText(choice, { exact: true })
      .click();
    await cards.getByRole("button", { name: "Submit scorecard" }).click();
  }
  const disagreement = "People disagree about the recommendation: 1 person says No and 1 person says Strong yes.";
  await expect(recruiters.getByText(disagreement)).toBeVisible();

  // The recruiter proposes a meeting, and the candidate books it on a phone.
  const meetings = recruiters.getByRole("region", { name: "Meetings" });
  await meetings.getByRole("button", { name: "Propose a meeting" }).click();
  const proposal = recruiters.getByRole("dialog", { name: "Propose a meeting to Asha Verma" });
  await proposal.getByLabel("Place").fill("Video call");
  await proposal
    .locator("input[type=datetime-local]")
    .first()
    .fill(`${indianDay(addMs(today, 3 * DAY_MS))}T11:00`);
  await proposal.getByRole("button", { name: "Send the proposal" }).click();
  const asked = await mailTo(outbox, student.email, "meeting-");
  const candidates = await opens(browser, PHONE, student);
  await candidates.goto(/\/student\/meetings\/[\w-]+/.exec(asked)?.[0] ?? "");
  await candidates.getByText("11:00 am IST").click();
  await candidates.getByRole("button", { name: "Book this time" }).click();
  await expect(candidates.getByText(/^Booked: .*11:00 am IST/)).toBeVisible();

  // The recruiter rejects for the morning. The candidate sees nothing before.
  await recruiters.goto(at);
  const decision = recruiters.getByRole("region", { name: "Decision" });
  await decision.getByRole("button", { name: "Reject" }).click();
  const dialog = recruiters.getByRole("dialog", { name: "Reject the application of Asha Verma?" });
  await dialog.getByRole("checkbox", { name: /^Send the e-mail on .*9:00 am/ }).check();
  await dialog.getByRole("button", { name: "Reject application" }).click();
  await expect(decision.getByText(/^The e-mail goes out on .*, 9:00 am IST\./)).toBeVisible();
  const own = await steps.call("GET", `/my-applications/${applicationId}`, student);
  expect(JSON.stringify(own)).not.toContain("rejected");
  await movesClock(request, addMs(startOfIndianDay(indianDay(addMs(today, DAY_MS))), NINE_HOURS_MS + 60_000));
  const sent = await wholeMailTo(outbox, student.email, "application-decided");
  expect(sent.from?.name).toMatch(/^Rohan at .+ via Dryrun$/);

  // The owner opens it again from a phone; the candidate gets a mail.
  const fresh = async (person: Person) => ({ ...person, token: await steps.token(person.email) });
  const owners = await opens(browser, PHONE, await fresh(owner));
  await owners.goto(at);
  await expect(owners.getByRole("region", { name: "Timeline" })).toContainText("Rejected");
  await owners.getByRole("region", { name: "Decision" }).getByRole("button", { name: "Reopen" }).click();
  await owners.getByRole("alertdialog").getByLabel("Why").fill("The other candidate declined");
  await owners.getByRole("alertdialog").getByRole("button", { name: "Reopen application" }).click();
  await expect(owners.getByRole("region", { name: "Timeline" })).toContainText("Opened again by Kavita Menon");
  expect(await mailTo(outbox, student.email, "application-reopened")).toContain(
    "The earlier decision no longer counts.",
  );

  // The numbers show the work of the week.
  await owners.setViewportSize(DESK);
  await owners.goto(`/employer/numbers?job=${jobId}`);
  await expect(owners.getByRole("heading", { level: 1, name: "Numbers" })).toBeVisible();
  await expect(owners.getByText("Applied", { exact: true }).first()).toBeVisible();
  await expect(owners.getByRole("region", { name: "How far candidates come" })).toContainText("1");
});
