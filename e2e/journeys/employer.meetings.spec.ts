import { addMs, DAY_MS, indianDay } from "@dryrun/domain/time";
import { api } from "../support/api.ts";
import { violationsOf } from "../support/axe.ts";
import { aColleague } from "../support/invited.ts";
import { wholeMailTo } from "../support/outbox.ts";
import { signIn, untilWhole } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test("a recruiter proposes times with a colleague, and the candidate books, moves and cancels one on a phone", async ({
  page,
  request,
  browser,
}, info) => {
  const { outbox } = info.project.metadata as { outbox: string };
  const steps = api(request);
  const recruiter = await steps.person("employer", "Kavita Menon");
  await steps.verify(recruiter);
  const jobId = await steps.job(recruiter, { title: "Meeting Analyst" });
  const colleague = await aColleague(request, recruiter, "Anil Deshmukh", { role: "manager", jobIds: [jobId] });
  const student = await steps.student("Asha Verma");
  const applicationId = await steps.application(student, jobId);
  const day = indianDay(addMs(new Date(), 2 * DAY_MS));

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, recruiter);
  await page.goto(`/employer/applications/${applicationId}`);
  const part = page.getByRole("region", { name: "Meetings" });
  await part.getByRole("button", { name: "Propose a meeting" }).click();
  const dialog = page.getByRole("dialog", { name: "Propose a meeting to Asha Verma" });
  await dialog.getByLabel("Place").fill("Video call");
  await dialog.locator("input[type=datetime-local]").first().fill(`${day}T11:00`);
  await dialog.getByRole("button", { name: "Add time" }).click();
  await dialog.locator("input[type=datetime-local]").last().fill(`${day}T15:30`);
  await dialog.getByRole("group", { name: "With" }).getByText("Anil Deshmukh").click();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send the proposal" }).click();
  await expect(page.getByText("Meeting proposed. The candidate gets an e-mail.")).toBeVisible();
  await expect(part.getByText("Waiting for the candidate")).toBeVisible();
  await expect(part.getByText("With Anil Deshmukh")).toBeVisible();

  const proposal = await wholeMailTo(outbox, student.email, "meeting-", "Please pick one of the proposed times.");
  expect(proposal.text).toContain("11:00 am IST\n");
  expect(proposal.text).toContain("Kavita Menon and Anil Deshmukh");
  const link = /\/student\/meetings\/[\w-]+/.exec(proposal.text ?? "")?.[0] ?? "";
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const candidate = await phone.newPage();
  await signIn(candidate, student);
  await candidate.goto(link);
  await expect(candidate.getByText("Kavita Menon and Anil Deshmukh")).toBeVisible();
  await expect(candidate.getByRole("button", { name: "None of these times suit me" })).toBeVisible();
  await candidate.getByText("11:00 am IST").tap();
  expect(await violationsOf(candidate)).toEqual([]);
  await candidate.getByRole("button", { name: "Book this time" }).tap();
  await expect(candidate.getByText(/^Booked: .*11:00 am IST/)).toBeVisible();
  const booked = await wholeMailTo(outbox, recruiter.email, "meeting-", "is booked.");
  expect(booked.attachments.map(({ filename }) => filename)).toEqual(["meeting.ics"]);
  const too = await wholeMailTo(outbox, colleague.email, "meeting-", "is booked.");
  expect(too.attachments.map(({ filename }) => filename)).toEqual(["meeting.ics"]);

  const download = candidate.waitForEvent("download");
  await candidate.getByRole("button", { name: "Add to calendar" }).tap();
  expect((await download).suggestedFilename()).toBe("meeting.ics");
  await candidate.getByRole("button", { name: "Move to another time" }).tap();
  await candidate.getByText("3:30 pm IST").tap();
  await candidate.getByRole("button", { name: "Move to this time" }).tap();
  await expect(candidate.getByText(/^Booked: .*3:30 pm IST/)).toBeVisible();
  expect(await violationsOf(candidate)).toEqual([]);

  await page.goto("/employer/meetings");
  const next = page.getByRole("list", { name: "Next meetings" });
  await expect(next.getByText(/3:30 pm IST/)).toBeVisible();
  await untilWhole(page);
  expect(await violationsOf(page)).toEqual([]);

  const managers = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const manager = await managers.newPage();
  await signIn(manager, colleague);
  await manager.goto("/employer/meetings");
  await expect(manager.getByRole("list", { name: "Next meetings" }).getByText(/3:30 pm IST/)).toBeVisible();
  await manager.goto("/employer/notifications");
  await expect(manager.getByText("Asha Verma moved the meeting with you")).toBeVisible();
  await managers.close();

  await candidate.getByRole("button", { name: "Cancel the meeting" }).tap();
  await candidate.getByRole("alertdialog").getByLabel("Reason").fill("I have an exam.");
  await candidate.getByRole("alertdialog").getByRole("button", { name: "Cancel the meeting" }).tap();
  await expect(candidate.getByText(/You have cancelled this meeting/)).toBeVisible();
  await phone.close();
  const cancelled = await wholeMailTo(outbox, recruiter.email, "meeting-", "has cancelled the meeting");
  expect(cancelled.text).toContain("Reason: I have an exam.");
  await page.goto(`/employer/applications/${applicationId}`);
  await expect(part.getByText("Cancelled by the candidate")).toBeVisible();
});
