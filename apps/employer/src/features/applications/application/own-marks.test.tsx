import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication, employerApplications } from "@dryrun/domain/applications/contract";
import { JOB_DELETED } from "@dryrun/domain/applications/messages";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { remindOfInterview } from "@dryrun/domain/invitations/contract";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { application, applicationAnswer } from "../../../testing/samples/application.ts";
import { job } from "../../../testing/samples/jobs.ts";
import { listed } from "../../../testing/samples/listed-applications.ts";
import { paged } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const saved = { message: "Saved" };
const unsent = { interview: { state: "none" as const, score: null, finalDecision: null }, interviewCompleted: false };

function open(own: Partial<Application> = {}) {
  server.use(answers(employerApplication, applicationAnswer(own)));
  return show(paths.application(application._id));
}

describe("stage, tags and note", () => {
  test("saves the stage immediately, and restores it when saving fails", async () => {
    const bodies: unknown[] = [];
    open();
    server.use(answers(triageApplication, saved, (body) => bodies.push(body)));
    expect(await screen.findByLabelText("Stage")).toHaveDisplayValue("Reading");
    server.use(answers(employerApplication, applicationAnswer({ stage: "shortlist" })));
    await userEvent.selectOptions(screen.getByLabelText("Stage"), "Shortlist");
    await waitFor(() => expect(screen.getByLabelText("Stage")).toHaveDisplayValue("Shortlist"));
    expect(bodies).toEqual([{ stage: "shortlist" }]);
    server.use(failsWith(triageApplication));
    await userEvent.selectOptions(screen.getByLabelText("Stage"), "Offer");
    expect(await screen.findByRole("alert")).toHaveTextContent("This was not saved. Try again.");
    expect(screen.getByLabelText("Stage")).toHaveDisplayValue("Shortlist");
  });

  test("marks the application as unread, which is the stage New", async () => {
    const bodies: unknown[] = [];
    open();
    server.use(answers(triageApplication, saved, (body) => bodies.push(body)));
    const unread = await screen.findByRole("button", { name: "Mark as unread" });
    server.use(answers(employerApplication, applicationAnswer({ stage: "new" })));
    await userEvent.click(unread);
    await waitFor(() => expect(screen.getByLabelText("Stage")).toHaveDisplayValue("New"));
    expect(bodies).toEqual([{ stage: "new" }]);
    expect(screen.queryByRole("button", { name: "Mark as unread" })).toBeNull();
  });

  test("shows no stage after a decision", async () => {
    open({ status: "accepted", decidedAt: "2026-11-20T06:00:00.000Z" });
    await screen.findByLabelText("Note");
    expect(screen.queryByLabelText("Stage")).toBeNull();
  });

  test("saves tags without a button, and shows that the candidate never sees the notes", async () => {
    const bodies: unknown[] = [];
    open({ tags: ["Pune"] });
    server.use(answers(triageApplication, saved, (body) => bodies.push(body)));
    const part = within(await screen.findByRole("region", { name: "Notes and tags" }));
    expect(part.getByText("Only your company sees this. The candidate never does.")).toBeVisible();
    await userEvent.type(part.getByLabelText("Tags"), "strong SQL,");
    await waitFor(() => expect(bodies).toEqual([{ tags: ["Pune", "strong SQL"] }]));
  });
});

describe("the interview reminder", () => {
  const name = "Send interview reminder";

  test("is sent to the candidate, at most once an hour", async () => {
    const bodies: unknown[] = [];
    open(unsent);
    server.use(answers(remindOfInterview, { message: "done" }, (body) => bodies.push(body)));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Interview reminder sent")).toBeVisible();
    const { _id, studentId, jobId } = application;
    expect(bodies).toEqual([{ studentId: studentId._id, jobId: jobId._id, applicationId: _id }]);
    server.use(refuses(remindOfInterview, "TOO_MANY_REQUESTS", { message: "Already reminded within the hour" }));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Already reminded within the hour")).toBeVisible();
    server.use(failsWith(remindOfInterview));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Failed to send reminder")).toBeVisible();
  });

  test.each<[string, Partial<Application>]>([
    ["the interview was sent", {}],
    ["the application is rejected", { ...unsent, status: "rejected", decidedAt: "2026-11-20T06:00:00.000Z" }],
    ["the job is deleted", { ...unsent, jobId: { ...application.jobId, title: JOB_DELETED } }],
    ["the candidate deleted the account", { ...unsent, email: "" }],
  ])("is not offered if %s", async (_, own) => {
    open(own);
    await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
    expect(screen.queryByRole("button", { name })).toBeNull();
  });
});

test("shows the title of a deleted job muted, in italics", async () => {
  open({ jobId: { ...application.jobId, title: JOB_DELETED } });
  expect((await screen.findByText("Job Deleted")).tagName).toBe("EM");
});

describe("the other candidates of the list", () => {
  test("are one press away, and Back returns to the list", async () => {
    const second = {
      ...listed,
      _id: job._id,
      studentId: { ...listed.studentId, fullName: "Ravi Iyer" },
      fullName: "Ravi Iyer",
    };
    server.use(
      answers(employerApplications, { applications: [listed, second], ...paged, total: 2, hasMore: false }),
      answers(employerApplication, applicationAnswer()),
    );
    const router = show(`${paths.applications}?sort=score`);
    await userEvent.click(await screen.findByRole("link", { name: "Asha Rao" }));
    const nav = within(await screen.findByRole("navigation", { name: "Candidates in the list" }));
    expect(nav.getByText("1 of 2")).toBeVisible();
    expect(nav.queryByRole("link", { name: /^Previous/ })).toBeNull();
    server.use(answers(employerApplication, applicationAnswer({ _id: second._id, fullName: "Ravi Iyer" })));
    await userEvent.click(nav.getByRole("link", { name: "Next candidate: Ravi Iyer" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Ravi Iyer" })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.application(second._id));
    expect(await screen.findByRole("link", { name: "Previous candidate: Asha Rao" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(router.state.location.search).toBe("?sort=score"));
  });

  test("are not shown if the page was opened by its address", async () => {
    open();
    await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
    expect(screen.queryByRole("navigation", { name: "Candidates in the list" })).toBeNull();
  });
});
