import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import {
  acceptApplication,
  employerApplication,
  employerApplications,
  rejectApplication,
} from "@dryrun/domain/applications/contract";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { remindOfInterview } from "@dryrun/domain/invitations/contract";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import type { Interview } from "../../shared/answers.ts";
import { application, applicationAnswer } from "../../testing/samples/application.ts";
import { interview } from "../../testing/samples/interview.ts";
import { job } from "../../testing/samples/jobs.ts";
import { listed } from "../../testing/samples/listed-applications.ts";
import { paged } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const undoUntil = new Date(Date.now() + 15_000).toISOString();
const open = () => show(paths.interview(interview.applicationId._id));
const withData = (sampleData: string): Interview => ({
  ...interview,
  questions: interview.questions.map((question) => (question.number === 1 ? { ...question, sampleData } : question)),
});

const question = (number: number) =>
  screen.getByText(`Question ${number} · SQL`).closest("details") as HTMLDetailsElement;

describe("a sent interview", () => {
  test("shows verdict, score, feedback and the evaluator", async () => {
    server.use(answers(employerInterview, interview));
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Interview of Asha Rao" })).toBeVisible();
    const meter = screen.getByRole("meter", { name: "Score" });
    expect(meter).toHaveAttribute("aria-valuetext", "74 out of 100, Review (close to the line)");
    expect(
      screen.getByText("Scored by Dryrun rubric, version 1.0. Read the evidence before you decide."),
    ).toBeVisible();
    expect(screen.getByText("It is Review because the score is too close to 70 to be sure of a pass.")).toBeVisible();
    expect(screen.getByText("Strong in SQL, close to the line.")).toBeVisible();
  });

  test("shows that the answers were deleted", async () => {
    server.use(answers(employerInterview, { ...interview, questions: [], events: [] }));
    open();
    expect(await screen.findByText(/^The answers, .* were deleted: they are kept for 24 months/)).toBeVisible();
    expect(screen.getByRole("meter", { name: "Score" })).toBeVisible();
    for (const name of ["Questions", "Interruptions"]) expect(screen.queryByRole("heading", { name })).toBeNull();
  });

  test("shows ten questions with answer, score, feedback, points and evidence", async () => {
    server.use(answers(employerInterview, interview));
    open();
    expect(await screen.findAllByText(/^Question \d+ · SQL$/)).toHaveLength(10);
    const third = within(question(3));
    await userEvent.click(third.getByRole("heading", { name: "Question 3 · SQL" }));
    expect(third.getByText("Sum the revenue, task 3.")).toBeVisible();
    expect(third.getByText("The sum is right.", { selector: "p" })).toBeVisible();
    expect(third.getByText("Score 7.5 out of 10, good")).toBeInTheDocument();
    expect(third.getByText("SELECT SUM(revenue)").tagName).toBe("MARK");
    expect(third.getByRole("row", { name: /4 of 5.*partly met.*\[1\]/ })).toBeVisible();
    expect(screen.queryByText("Compare with a model answer")).toBeNull();
  });

  test("shows an answer that could not be assessed as such, not as the weakest", async () => {
    const rubric = interview.questions[0]?.rubric.map((one) => ({
      ...one,
      points: 0,
      verdict: "cannot_assess" as const,
    }));
    const missed = { score: 0, assessed: false, feedback: "The answer could not be assessed.", rubric: rubric ?? [] };
    const questions = interview.questions.map((one) => (one.number === 6 ? { ...one, ...missed } : one));
    server.use(answers(employerInterview, { ...interview, questions }));
    open();
    await screen.findByText("Question 1 · SQL");
    expect(screen.getByText("Question 6: Not assessed")).toBeInTheDocument();
    expect(question(6).open).toBe(false);
    const sixth = within(question(6));
    await userEvent.click(sixth.getByRole("heading", { name: "Question 6 · SQL" }));
    expect(sixth.getByText("The answer could not be assessed.")).toBeVisible();
    expect(sixth.queryByText(/0 out of 10|0 of 5/)).toBeNull();
  });

  test("is collapsed except for the weakest question", async () => {
    const questions = interview.questions.map((one) => (one.number === 6 ? { ...one, score: 2 } : one));
    server.use(answers(employerInterview, { ...interview, questions }));
    open();
    await screen.findByText("Question 1 · SQL");
    const isOpen = interview.questions.map(({ number }) => question(number).open);
    expect(isOpen).toEqual(interview.questions.map(({ number }) => number === 6));
  });

  test("draws sample data as a table, and shows text that is not a table unchanged", async () => {
    const tables = [
      {
        name: "sales",
        columns: ["region", "revenue"],
        rows: [
          ["Pune", 120],
          ["Goa", null],
        ],
      },
    ];
    server.use(answers(employerInterview, withData(JSON.stringify({ tables }))));
    open();
    await userEvent.click((await screen.findAllByText("Sample data", { selector: "summary" }))[0] as HTMLElement);
    const table = within(await screen.findByRole("table", { name: "sales, 2 rows" }));
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual(["regionrevenue", "Pune120", "GoaNULL"]);
  });

  test.each(["{broken", '{"tables":[{"name":1}]}', "null"])("survives %s", async (json) => {
    server.use(answers(employerInterview, withData(json)));
    open();
    await screen.findByText("Question 1 · SQL");
    const first = within(question(1));
    expect(first.getByText(json).tagName).toBe("PRE");
    expect(first.queryByRole("table", { name: /rows?$/ })).toBeNull();
  });

  test("lists interruptions by kind and question, never by time", async () => {
    server.use(answers(employerInterview, interview));
    open();
    const part = within(await screen.findByRole("region", { name: "Interruptions" }));
    expect(part.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "The connection was lost",
      "Question 3: Another window came to the front (2 times)",
    ]);
    expect(part.getByText("Full screen was not available on this device.")).toBeVisible();
  });

  test("can be rejected here; a failure has its own message", async () => {
    server.use(answers(employerInterview, interview), failsWith(rejectApplication));
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Reject the application of Asha Rao?" }));
    const reject = dialog.getByRole("button", { name: "Reject application" });
    await userEvent.click(reject);
    expect(await dialog.findByText("Failed to reject candidate. Please try again.")).toBeVisible();

    const rejected = { ...interview, applicationId: { ...interview.applicationId, status: "rejected" } };
    const other = { ...listed, _id: job._id, fullName: "Ravi Iyer" };
    server.use(
      answers(rejectApplication, { message: "done", undoUntil }),
      answers(employerInterview, rejected),
      answers(employerApplications, { applications: [listed, other], ...paged, total: 2, hasMore: false }),
    );
    await userEvent.click(reject);
    expect(await screen.findByText("Rejected.")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Reject" })).toBeNull());
    const next = await screen.findByRole("link", { name: "Next to read: Ravi Iyer" });
    expect(next).toHaveAttribute("href", paths.interview(other._id));
  });

  test("can be accepted here, and the bar shows it", async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(employerInterview, interview),
      answers(acceptApplication, { message: "done", undoUntil }, (body) => bodies.push(body)),
      answers(employerApplications, { applications: [], ...paged, total: 0, hasMore: false }),
    );
    open();
    const bar = within(await screen.findByRole("region", { name: "Decision" }));
    await userEvent.click(bar.getByRole("button", { name: "Accept" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Accept the application of Asha Rao?" }));
    const accepted = { ...interview, applicationId: { ...interview.applicationId, status: "accepted" } };
    server.use(answers(employerInterview, accepted));
    await userEvent.click(dialog.getByRole("button", { name: "Accept application" }));
    expect(await bar.findByText(/^Accepted\. The candidate was notified by e-mail\./)).toBeVisible();
    expect(bodies).toEqual([{ applicationId: interview.applicationId._id, undoable: true, notify: "now" }]);
  });

  test("shows that none was sent", async () => {
    server.use(
      refuses(employerInterview, "INTERVIEW_NOT_SENT", {
        message: "The candidate has not sent you an interview result yet.",
      }),
      answers(employerApplication, applicationAnswer({ status: "rejected", interviewCompleted: false })),
    );
    open();
    expect(
      await screen.findByRole("heading", { level: 1, name: "The candidate has not sent you an interview result yet." }),
    ).toBeVisible();
    const back = screen.getByRole("link", { name: "Back to the application" });
    expect(back).toHaveAttribute("href", paths.application(interview.applicationId._id));
  });

  test("offers a reminder if it was not sent", async () => {
    const bodies: unknown[] = [];
    const none = { state: "none" as const, score: null, finalDecision: null };
    server.use(
      refuses(employerInterview, "INTERVIEW_NOT_SENT", {
        message: "The candidate has not sent you an interview result yet.",
      }),
      answers(employerApplication, applicationAnswer({ interview: none, interviewCompleted: false })),
      answers(remindOfInterview, { message: "done" }, (body) => bodies.push(body)),
    );
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Send interview reminder" }));
    expect(await screen.findByText("Interview reminder sent")).toBeVisible();
    const { _id, studentId, jobId } = application;
    expect(bodies).toEqual([{ studentId: studentId._id, jobId: jobId._id, applicationId: _id }]);
  });
});
