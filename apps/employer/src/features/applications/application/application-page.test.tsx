import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import {
  acceptApplication,
  employerApplication,
  rejectApplication,
  reopenDecision,
} from "@dryrun/domain/applications/contract";
import { TOO_LATE_TO_UNDO } from "@dryrun/domain/applications/messages";
import { openedApplication, undoDecisions } from "@dryrun/domain/applications/triage/contract";
import { DEFAULT_REJECTION_REASONS } from "@dryrun/domain/company/rejection-reasons/limits";
import { templates } from "@dryrun/domain/templates/contract";
import { formatDateTime, HOUR_MS } from "@dryrun/domain/time";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { application, applicationAnswer } from "../../../testing/samples/application.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const message = "done";
const undoUntil = new Date(Date.now() + 15_000).toISOString();
const rejectedAnswer = applicationAnswer({
  status: "rejected",
  decidedAt: "2026-11-20T06:00:00.000Z",
  decisionReason: "No SQL",
});
const open = () => show(paths.application(application._id));
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const bar = () => screen.getByRole("region", { name: "Decision" });

describe("an application", () => {
  test("shows its state and the whole resume", async () => {
    server.use(answers(employerApplication, applicationAnswer()));
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
    expect(screen.getByText("Pending")).toBeVisible();
    expect(screen.getByText("74 out of 100")).toBeVisible();
    const read = screen.getByRole("link", { name: "Read the interview" });
    expect(read).toHaveAttribute("href", paths.interview(application._id));
    const steps = within(screen.getByRole("list", { name: "Timeline" })).getAllByRole("listitem");
    expect(steps.map((step) => step.querySelector("p")?.textContent)).toEqual([
      "Applied, done",
      "Interview sent to you, done",
      "Decision, now",
    ]);
    const resume = within(screen.getByRole("article", { name: "Resume" }));
    const texts = [
      "₹7,00,000 a year (7 lakh)",
      "+91 98765 43210",
      "Junior analyst",
      "Jun 2023 – present",
      "BSc, Statistics",
    ];
    for (const text of texts) expect(resume.getByText(text)).toBeVisible();
    expect(resume.getByText("retail").tagName).toBe("EM");
  });

  test("is accepted after a confirmation and counts as opened; the bar then shows the date", async () => {
    const bodies: unknown[] = [];
    const opened: unknown[] = [];
    server.use(
      answers(employerApplication, applicationAnswer()),
      answers(acceptApplication, { message, undoUntil }, (body) => bodies.push(body)),
      answers(openedApplication, undefined as never, (body) => opened.push(body)),
    );
    open();
    await pressButton("Accept");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Accept the application of Asha Rao?" }));
    const accepted = applicationAnswer({ status: "accepted", decidedAt: "2026-11-20T06:00:00.000Z" });
    server.use(answers(employerApplication, accepted));
    await userEvent.click(dialog.getByRole("button", { name: "Accept application" }));
    expect(await screen.findByText("Accepted.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() =>
      expect(bar()).toHaveTextContent("Accepted on 20 Nov 2026. The candidate was notified by e-mail."),
    );
    expect(
      within(bar())
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Reopen"]);
    expect(bodies).toEqual([{ applicationId: application._id, undoable: true, notify: "now" }]);
    expect(opened).toEqual([{ interview: false }]);
  });

  test("is rejected with a reason, after showing it in the mail", async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(employerApplication, applicationAnswer()),
      answers(rejectApplication, { message, undoUntil }, (body) => bodies.push(body)),
    );
    open();
    await pressButton("Reject");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject the application of Asha Rao?" }));
    const mail = dialog.getByRole("region", { name: "The mail to the candidate" });
    expect(mail).toHaveTextContent("Thank you for your interest in Sahyadri Foods");
    expect(mail).not.toHaveTextContent("The recruiter wrote");
    const reason = dialog.getByLabelText("Reason");
    const shared = dialog.getByRole("checkbox", { name: /^The candidate reads this reason/ });
    expect(shared).toBeChecked();
    const common = DEFAULT_REJECTION_REASONS[1]?.text ?? "";
    await dialog.findByRole("option", { name: common });
    await userEvent.selectOptions(dialog.getByLabelText("Suggestions"), common);
    expect(reason).toHaveValue(common);
    expect(mail).toHaveTextContent(`The recruiter wrote: ${common}`);
    await userEvent.clear(reason);
    await fill(reason, "No SQL");
    expect(mail).toHaveTextContent("The recruiter wrote: No SQL");
    await userEvent.click(shared);
    expect(mail).not.toHaveTextContent("The recruiter wrote");
    server.use(answers(employerApplication, rejectedAnswer));
    await userEvent.click(dialog.getByRole("button", { name: "Reject application" }));
    expect(await screen.findByText("Rejected.")).toBeVisible();
    await waitFor(() =>
      expect(bar()).toHaveTextContent(
        "Rejected on 20 Nov 2026. The candidate was notified by e-mail.You wrote: No SQL",
      ),
    );
    expect(bodies).toEqual([
      { applicationId: application._id, reason: "No SQL", shareReason: false, notify: "now", undoable: true },
    ]);
  });

  test("is decided for the morning, which is remembered, and shows until when it can be undone", async () => {
    const bodies: unknown[] = [];
    const morning = new Date(Date.now() + 12 * HOUR_MS).toISOString();
    const held = { status: "accepted" as const, decidedAt: new Date().toISOString(), undoUntil: morning };
    server.use(
      answers(employerApplication, applicationAnswer()),
      answers(acceptApplication, { message, undoUntil: morning }, (body) => bodies.push(body)),
    );
    open();
    await pressButton("Accept");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Send the e-mail on .*9:00 am/ }));
    server.use(answers(employerApplication, applicationAnswer(held)));
    await userEvent.click(dialog.getByRole("button", { name: "Accept application" }));
    expect(await screen.findByText("Application accepted. The candidate is notified at 9:00.")).toBeVisible();
    await waitFor(() =>
      expect(bar()).toHaveTextContent(
        `The e-mail goes out on ${formatDateTime(morning)}. You can undo the decision until then.`,
      ),
    );
    expect(bodies).toEqual([{ applicationId: application._id, undoable: true, notify: "morning" }]);
    expect(localStorage.getItem("dryrun:notify:accepted")).toBe("morning");
    localStorage.removeItem("dryrun:notify:accepted");
  });

  test.each([
    ["2026-12-01T05:30:00.000Z", "Also cancels the meeting on 1 Dec 2026, 11:00 am IST."],
    ["2026-11-01T05:30:00.000Z", undefined],
    [null, undefined],
  ])("names the booked meeting that a rejection cancels: %s", async (bookedMeetingAt, sentence) => {
    server.use(answers(employerApplication, applicationAnswer({ bookedMeetingAt })));
    open();
    await pressButton("Reject");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByText(/^Also cancels/)?.textContent).toBe(sentence);
  });

  test("is reopened after a question, with a reason for the company", async () => {
    const bodies: unknown[] = [];
    server.use(answers(employerApplication, rejectedAnswer));
    open();
    await waitFor(() => expect(bar()).toHaveTextContent("Rejected on 20 Nov 2026."));
    await userEvent.click(within(bar()).getByRole("button", { name: "Reopen" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Reopen the application of Asha Rao?" }));
    await fill(dialog.getByLabelText("Why"), "The other candidate declined");
    server.use(refuses(reopenDecision, "NOT_DECIDED", { message: "There is no decision to reopen." }));
    await userEvent.click(dialog.getByRole("button", { name: "Reopen application" }));
    expect(await dialog.findByText("There is no decision to reopen.")).toBeVisible();
    server.use(
      answers(reopenDecision, { message: "Reopened" }, (body) => bodies.push(body)),
      answers(employerApplication, applicationAnswer()),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Reopen application" }));
    await waitFor(() => expect(within(bar()).getByRole("button", { name: "Accept" })).toBeVisible());
    expect(bodies).toEqual([{ reason: "The other candidate declined" }]);
  });

  test("can be undone while the decision is held, and shows an error when it is too late", async () => {
    const requests: unknown[] = [];
    const decision = { status: "rejected" as const, decidedAt: new Date(Date.now() - 6000).toISOString() };
    server.use(
      answers(
        employerApplication,
        applicationAnswer({ ...decision, undoUntil: new Date(Date.now() + 9000).toISOString() }),
      ),
      refuses(undoDecisions, "TOO_LATE", { message: TOO_LATE_TO_UNDO }),
    );
    open();
    await waitFor(() => expect(bar()).toHaveTextContent("Rejected."));
    expect(bar()).toHaveTextContent(
      "The e-mail goes out 15 seconds after your decision. After that, you can only reopen the application.",
    );
    await userEvent.click(within(bar()).getByRole("button", { name: "Undo" }));
    expect(await screen.findByText(TOO_LATE_TO_UNDO)).toBeVisible();
    server.use(
      answers(undoDecisions, { message: "", undone: 1 }, (body) => requests.push(body)),
      answers(employerApplication, applicationAnswer()),
    );
    await userEvent.click(within(bar()).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(within(bar()).getByRole("button", { name: "Accept" })).toBeVisible());
    expect(requests).toEqual([{ applicationIds: [application._id] }]);
  });

  test("is rejected with the employer's own template, if there is one", async () => {
    const own = { kind: "reject" as const, subject: "About {job}", text: "Dear {name},\n\nno.", isOwn: true };
    server.use(answers(employerApplication, applicationAnswer()), answers(templates, { templates: [own] }));
    open();
    await pressButton("Reject");
    const mail = await screen.findByRole("region", { name: "The mail to the candidate" });
    await waitFor(() => expect(mail).toHaveTextContent("About Data AnalystDear Asha,no."));
    expect(mail).toHaveTextContent("Sahyadri Foods wrote the text of this mail.");
    expect(within(mail).getByRole("link", { name: "Edit this mail" })).toHaveAttribute(
      "href",
      paths.template("reject"),
    );
  });

  test("stays undecided when the call fails", async () => {
    server.use(answers(employerApplication, applicationAnswer()), failsWith(rejectApplication));
    open();
    await pressButton("Reject");
    await pressButton("Reject application");
    const dialog = within(screen.getByRole("dialog"));
    expect(await dialog.findByText("Failed to reject application")).toBeVisible();
    server.use(answers(rejectApplication, { message, undoUntil }));
    await pressButton("Reject application");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("decided by another person: reloads and shows that", async () => {
    const refusal = { message: "This application has already been decided." };
    server.use(
      answers(employerApplication, applicationAnswer()),
      refuses(acceptApplication, "ALREADY_DECIDED", refusal),
    );
    open();
    await pressButton("Accept");
    server.use(answers(employerApplication, rejectedAnswer));
    await pressButton("Accept application");
    expect(await screen.findByText("This application has already been decided.")).toBeVisible();
    await waitFor(() => expect(bar()).toHaveTextContent("Rejected on 20 Nov 2026."));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("shows neither score nor link before the interview is sent, and no decision after a withdrawal", async () => {
    const timeline = [{ type: "withdrawn" as const, at: "2026-11-20T06:00:00.000Z", reason: "" }];
    const none = { state: "none" as const, score: null, finalDecision: null };
    const own = {
      status: "withdrawn" as const,
      timeline,
      interview: none,
      interviewCompleted: false,
      email: "",
      phone: "",
      currentCTC: 0,
      expectedCTC: 0,
      workExperience: [],
    };
    server.use(answers(employerApplication, { ...applicationAnswer(own), interviewCompleted: false, verdict: null }));
    open();
    const line = "Withdrawn by the candidate; their data has been removed";
    expect(await screen.findByRole("heading", { name: line })).toBeVisible();
    expect(screen.getAllByText(/withdrawn/i)).toHaveLength(2); // here, and in the timeline with its date
    expect(screen.queryByRole("article", { name: "Resume" })).toBeNull();
    expect(screen.queryByText(/Pending|₹0|yet\.|None given/)).toBeNull();
    for (const name of ["Accept", "Send interview reminder"]) expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("link", { name: "Read the interview" })).toBeNull();
  });

  test("has no link to an interview before one is sent", async () => {
    const none = { state: "none" as const, score: null, finalDecision: null };
    const own = { interview: none, interviewCompleted: false };
    server.use(answers(employerApplication, { ...applicationAnswer(own), interviewCompleted: false, verdict: null }));
    open();
    expect(await screen.findByText(/^The candidate has not sent you an interview result yet/)).toBeVisible();
    expect(document.querySelector(`a[href="${paths.interview(application._id)}"]`)).toBeNull();
  });

  test("has no resume if the candidate deleted the account", async () => {
    const own = { status: "accepted" as const, email: "", phone: "", currentCTC: 0, expectedCTC: 0 };
    server.use(answers(employerApplication, applicationAnswer(own)));
    open();
    expect(await screen.findByRole("heading", { name: /^The candidate deleted their account/ })).toBeVisible();
    expect(screen.queryByText(/₹0/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Read the interview" })).toBeNull();
  });

  test("links back to all applications when opened by its address", async () => {
    server.use(refuses(employerApplication, "NOT_FOUND", { message: "Not found." }));
    open();
    const title = "This application no longer exists.";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} – Dryrun`);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("main").querySelector("a")).toHaveAttribute("href", paths.applications);
  });
});
