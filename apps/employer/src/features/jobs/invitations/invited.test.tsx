import { answers, refuses } from "@dryrun/api-client/testing/msw";
import {
  cancelInvitation,
  extendInvitation,
  jobInvitations,
  previewReminders,
  remindAllToApply,
  remindOfInterview,
  remindToApply,
  undoReminders,
} from "@dryrun/domain/invitations/contract";
import { INTERVIEW_DONE, INTERVIEW_PENDING } from "@dryrun/domain/invitations/limits";
import { employerJob, jobStats } from "@dryrun/domain/jobs/contract";
import { HOUR_MS } from "@dryrun/domain/time";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import type { Invitation } from "../../../shared/answers.ts";
import { application } from "../../../testing/samples/application.ts";
import { job, jobStatsAnswer } from "../../../testing/samples/jobs.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const uuid = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, "0")}`;
const soon = new Date(Date.now() + HOUR_MS).toISOString();
const person = (last: number, fullName: string, own: Partial<Invitation> = {}): Invitation => ({
  _id: uuid(last),
  student: { _id: uuid(last + 50), fullName, email: `p${last}@example.com` },
  validity: "24",
  createdAt: "2026-11-18T06:00:00.000Z",
  expiresAt: soon,
  hasApplied: false,
  interviewStatus: null,
  applicationId: null,
  applicationStatus: null,
  ...own,
});
const waiting = person(1, "Asha Rao");
const over = person(2, "Ravi Iyer", { expiresAt: "2020-01-01T00:00:00.000Z" });
const applied = person(3, "Meera Nair", {
  hasApplied: true,
  interviewStatus: INTERVIEW_PENDING,
  applicationId: application._id,
  applicationStatus: "pending",
});
const done = person(4, "Imran Ali", {
  hasApplied: true,
  interviewStatus: INTERVIEW_DONE,
  applicationId: uuid(9),
  applicationStatus: "accepted",
});

beforeEach(() => {
  server.use(
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [waiting, over, applied, done] }),
  );
});
const open = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
const act = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the invited candidates of a job", () => {
  test("shows the progress of each, and links to the application of people who have applied", async () => {
    show(paths.jobTab(job._id, "invited"));
    const cards = await screen.findAllByText(/@example\.com$/);
    expect(cards).toHaveLength(4);
    expect(screen.getAllByText("Not Applied")).toHaveLength(2);
    expect(screen.getAllByText("Applied", { exact: true }).length).toBeGreaterThanOrEqual(2);
    expect(screen.getByText("Done")).toBeVisible();
    expect(screen.getByText("Pending")).toBeVisible();
    expect(screen.getByText("Over")).toBeVisible();
    expect(screen.getByRole("link", { name: "Meera Nair" })).toHaveAttribute(
      "href",
      paths.application(application._id),
    );
    expect(screen.queryByRole("link", { name: "Asha Rao" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Actions for Imran Ali" })).toBeNull();
  });

  test("reminds people to apply, and people who have applied to take the interview", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(remindToApply, { message: "ok" }, (body) => sent.push(body)),
      answers(remindOfInterview, { message: "ok" }, (body) => sent.push(body)),
    );
    show(paths.jobTab(job._id, "invited"));
    await open("Asha Rao");
    expect(screen.queryByRole("button", { name: "Send interview reminder" })).toBeNull();
    await act("Remind to apply");
    expect(await screen.findByText("Application reminder sent")).toBeVisible();
    await open("Meera Nair");
    await act("Send interview reminder");
    expect(await screen.findByText("Interview reminder sent")).toBeVisible();
    expect(sent).toEqual([
      { studentId: waiting.student._id, jobId: job._id },
      { studentId: applied.student._id, jobId: job._id, applicationId: application._id },
    ]);
  });

  test("shows that the last reminder is too recent, or that it failed", async () => {
    server.use(refuses(remindToApply, "TOO_MANY_REQUESTS", { message: "Already reminded within the hour" }));
    show(paths.jobTab(job._id, "invited"));
    await open("Asha Rao");
    await act("Remind to apply");
    expect(await screen.findByText("Already reminded within the hour")).toBeVisible();
  });

  test("extends an expired invitation, which allows no reminder", async () => {
    const sent: unknown[] = [];
    server.use(answers(extendInvitation, { message: "ok" }, (body) => sent.push(body)));
    show(paths.jobTab(job._id, "invited"));
    await open("Ravi Iyer");
    expect(screen.queryByRole("button", { name: "Remind to apply" })).toBeNull();
    await act("Remove expiry");
    expect(await screen.findByText("Invitation updated")).toBeVisible();
    expect(sent).toEqual([{ validity: "never" }]);
  });

  test("cancels after a confirmation", async () => {
    let cancelled = "";
    server.use(
      answers(cancelInvitation, { message: "ok" }, (_, url) => {
        cancelled = url.pathname;
      }),
    );
    show(paths.jobTab(job._id, "invited"));
    await open("Asha Rao");
    await act("Cancel invitation");
    const question = await screen.findByRole("alertdialog", { name: "Cancel the invitation of Asha Rao?" });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel invitation" }));
    expect(await screen.findByText("Invitation cancelled")).toBeVisible();
    await waitFor(() => expect(cancelled).toMatch(new RegExp(`${waiting._id}$`)));
  });

  test("shows 25 per page, and returns from a page that becomes empty", async () => {
    const many = Array.from({ length: 26 }, (_, index) => person(index + 100, `Person ${index + 1}`));
    server.use(
      answers(jobInvitations, { invitations: many }),
      answers(cancelInvitation, { message: "ok" }, () =>
        server.use(answers(jobInvitations, { invitations: many.slice(0, 25) })),
      ),
    );
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByText("Person 25")).toBeVisible();
    expect(screen.queryByText("Person 26")).toBeNull();
    expect(screen.getByText("26 candidates")).toBeVisible();
    const next = within(screen.getByRole("navigation", { name: "Pages of invited candidates" }));
    await userEvent.click(next.getByRole("button", { name: "Next" }));
    expect(screen.getByText("Person 26")).toBeVisible();
    expect(screen.queryByText("Person 1")).toBeNull();
    expect(screen.getByRole("heading", { name: "Invited candidates" }).closest("summary")).toHaveFocus();
    await open("Person 26");
    await act("Cancel invitation");
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel invitation" }));
    expect(await screen.findByText("Person 1")).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Pages of invited candidates" })).toBeNull(); // because there is one page
  });

  test.each([
    ["closed", { closed: true }],
    ["hidden", { hidden: true }],
  ])("a %s job offers no invitations and has no link to share", async (_, state) => {
    server.use(answers(employerJob, { job: { ...job, ...state } }), answers(jobInvitations, { invitations: [] }));
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByText("Nobody has been invited to this job yet.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Bulk invite" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Invite a candidate" })).toBeNull();
    expect(screen.queryByLabelText("Link to this job")).toBeNull();
    expect(screen.queryAllByText(/^We have hidden this job/)).toHaveLength("hidden" in state ? 1 : 0);
  });

  test("shows a selected group, which the URL stores", async () => {
    const gone = person(5, "Tara Bose", {
      ...done,
      _id: uuid(5),
      student: { ...done.student, fullName: "Tara Bose" },
      applicationStatus: "withdrawn",
    });
    const fresh = person(6, "Zara Shah", { expiresAt: new Date(Date.now() + 24 * HOUR_MS).toISOString() });
    server.use(answers(jobInvitations, { invitations: [waiting, fresh, over, applied, done, gone] }));
    const router = show(paths.jobTab(job._id, "invited"));
    const choice = await screen.findByLabelText("Show");
    expect(
      within(choice)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Everybody (6)",
      "Not applied (3)",
      "Not applied, ends within 12 hours (1)",
      "Applied (2)",
      "Interview sent (1)",
      "Accepted (1)",
    ]);
    expect(screen.getByText("Withdrawn")).toBeVisible();
    await userEvent.selectOptions(choice, "Interview sent (1)");
    expect(router.state.location.search).toBe("?tab=invited&show=sent");
    expect(screen.getByRole("link", { name: "Imran Ali" })).toBeVisible();
    expect(screen.queryByText("Asha Rao")).toBeNull();
  });

  test("searches by name and address, sorts by the headings and shows other columns, all stored in the URL", async () => {
    const router = show(paths.jobTab(job._id, "invited"));
    const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await screen.findByRole("link", { name: "Meera Nair" });
    expect(names()).toEqual(["Asha Rao", "Ravi Iyer", "Meera Nair", "Imran Ali"]);
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(names()).toEqual(["Asha Rao", "Imran Ali", "Meera Nair", "Ravi Iyer"]));
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(names()[0]).toBe("Ravi Iyer"));
    expect(router.state.location.search).toBe("?tab=invited&sort=name-desc");
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Invited" }));
    expect(await screen.findByRole("columnheader", { name: "Invited" })).toBeVisible();
    await fill(screen.getByLabelText("Name or e-mail"), "P3@EXAMPLE");
    await waitFor(() => expect(names()).toEqual(["Meera Nair"]));
    expect(screen.getByText("1 candidate")).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Name or e-mail"));
    await fill(screen.getByLabelText("Name or e-mail"), "zebra");
    expect(await screen.findByRole("heading", { name: "Nobody matches." })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  test("are paused without reminders while their employer has closed the job", async () => {
    server.use(answers(employerJob, { job: { ...job, closed: true, closedAt: new Date().toISOString() } }));
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByText("Waits until the job is reopened")).toBeVisible();
    expect(screen.getByText(/^The job is closed: nobody can be invited\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remind everybody who has not applied" })).toBeNull();
    await open("Asha Rao");
    expect(screen.queryByRole("button", { name: "Remind to apply" })).toBeNull();
    expect(screen.getByRole("button", { name: "Cancel invitation" })).toBeVisible();
  });
});

HTMLElement.prototype.setPointerCapture = () => {}; // jsdom has no pointer capture, which sonner uses
describe("reminding everyone who has not applied", () => {
  const pressButton = async () =>
    userEvent.click(await screen.findByRole("button", { name: "Remind everybody who has not applied" }));

  const skipped = [
    { reason: "withinDay", count: 1 },
    { reason: "declined", count: 2 },
  ] as const;
  const reasons =
    "Skipped: 1 candidate invited or reminded within the last 24 hours, 2 candidates who do not accept invitations.";
  const answer = {
    message: "2 candidates reminded",
    reminded: 2,
    notReminded: [...skipped],
    undoUntil: "2026-11-20T10:00:15.000Z",
  };

  test("first shows how many get a mail and who is skipped, and can be undone", async () => {
    const calls: unknown[] = [];
    server.use(
      answers(previewReminders, { mail: 2, skipped: [...skipped] }),
      answers(remindAllToApply, answer, (body) => calls.push(body)),
      answers(undoReminders, { message: "No reminders were sent." }, () => calls.push("undo")),
    );
    show(paths.jobTab(job._id, "invited"));
    await pressButton();
    const question = within(await screen.findByRole("alertdialog", { name: "Remind 2 candidates?" }));
    expect(question.getByText("2 candidates will get an e-mail from you.")).toBeVisible();
    expect(question.getByText(reasons)).toBeVisible();
    expect(calls).toEqual([]);
    await userEvent.click(question.getByRole("button", { name: "Send 2 reminders" }));
    expect(await screen.findByText("2 reminders will be sent.")).toBeVisible();
    expect(screen.getByText(reasons)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("No reminders were sent.")).toBeVisible();
    expect(calls).toEqual([{ undoable: true }, "undo"]);
  });

  test("shows why nobody can be reminded, without a confirmation", async () => {
    server.use(answers(previewReminders, { mail: 0, skipped: [...skipped] }));
    show(paths.jobTab(job._id, "invited"));
    await pressButton();
    expect(await screen.findByText(`Nobody can be reminded now. ${reasons}`)).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("shows an error when it fails", async () => {
    server.use(refuses(previewReminders, "JOB_CLOSED", { message: "This job is closed." }));
    show(paths.jobTab(job._id, "invited"));
    await pressButton();
    expect(await screen.findByText("This job is closed.")).toBeVisible();
  });

  test("is not offered if everyone has applied", async () => {
    server.use(answers(jobInvitations, { invitations: [applied, done] }));
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByRole("link", { name: "Meera Nair" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remind everybody who has not applied" })).toBeNull();
  });
});
