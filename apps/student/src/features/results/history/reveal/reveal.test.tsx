import { answers, isOffline } from "@dryrun/api-client/testing/msw";
import { interviewDetail, interviewHistory } from "@dryrun/domain/interviews/contract";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { handedInState } from "../../../../shared/interview/handed-in.ts";
import { axeFaults } from "../../../../testing/axe.ts";
import { onePage } from "../../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../../testing/show.tsx";
import type { Result } from "../../result.ts";
import { aGraded, aResult, aSession, pending } from "../../testing.ts";

withServer();
const PATH = "/student/interview-summary";
const { sessionId } = aSession(1);
const state = handedInState("success", "Answers received 4:40 pm.", sessionId);
const waiting = () => screen.findByRole("dialog", { name: "Your answers are being graded" });
const ready = () => screen.findByRole("dialog", { name: "Your result" });
const graded = (numbers: number[]) => aResult({ ...pending, sessionId, questions: [], graded: numbers });

beforeEach(() => server.use(answers(interviewHistory, { sessions: [aSession(1, pending)], ...onePage })));

async function reveals(own: Partial<Result>) {
  server.use(answers(interviewDetail, aResult({ sessionId, ...own })));
  const shown = showAt(PATH, { state });
  const dialog = within(await ready());
  await userEvent.click(dialog.getByRole("button", { name: "Skip" }));
  return { ...shown, dialog };
}

describe("while the answers are graded, the page", () => {
  it("shows which ones are graded, and then the score, the best line and the one thing to fix", async () => {
    server.use(answers(interviewDetail, graded([1, 2])));
    showAt(PATH, { state });
    const dialog = within(await waiting());
    expect(await dialog.findByRole("img", { name: "2 of 10 answers graded" })).toBeInTheDocument();
    expect(dialog.getByText("Answers received 4:40 pm.")).toBeInTheDocument();
    server.use(answers(interviewDetail, graded([1, 2, 3, 4])));
    expect(await dialog.findByRole("img", { name: "4 of 10 answers graded" })).toBeInTheDocument();

    const best = aGraded(2, { type: "SQL", score: 9, answer: "I would group by city." });
    const worst = aGraded(7, { type: "Excel", score: 1 });
    server.use(answers(interviewDetail, aResult({ sessionId, questions: [best, worst], sendable: false })));
    const whole = within(await ready());
    expect(whole.getByText("62 out of 100")).toBeInTheDocument();
    expect(whole.getByText("group by city")).toBeInTheDocument();
    expect(whole.getByText(/cost the most.* Question 7: /)).toBeInTheDocument();
    expect(await axeFaults()).toEqual([]);
  });

  it("continues when the connection is back", async () => {
    server.use(isOffline(interviewDetail));
    showAt(PATH, { state });
    expect(await screen.findByText("No connection. The grading continues without it.")).toBeInTheDocument();
    server.use(answers(interviewDetail, graded([1, 2, 3])));
    expect(await screen.findByRole("img", { name: "3 of 10 answers graded" })).toBeInTheDocument();
  });

  it("waits for an interview that is still being graded when the page is opened again", async () => {
    server.use(answers(interviewDetail, graded([1])));
    showAt(PATH);
    await userEvent.click(within(await waiting()).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("heading", { name: "Interview History" })).toBeInTheDocument();
  });
});

describe("the end of the reveal offers", () => {
  it("to send a result that can be sent", async () => {
    const { dialog } = await reveals({ finalDecision: "Pass", score: 81 });
    expect(dialog.getByRole("link", { name: "See the result and send it" })).toHaveAttribute(
      "href",
      `${PATH}/${sessionId}`,
    );
    expect(dialog.queryByRole("button", { name: "Skip" })).toBeNull();
  });

  it("to correct the weakest answer of a result that cannot be sent", async () => {
    const { dialog } = await reveals({ finalDecision: "Rejected", score: 20, sendable: false });
    expect(dialog.getByRole("button", { name: "Fix it" })).toBeInTheDocument();
    expect(dialog.getByRole("link", { name: "See the whole result" })).toBeInTheDocument();
  });

  it("only the result if nothing is to be fixed", async () => {
    const questions = Array.from({ length: 10 }, (_, index) => aGraded(index + 1, { score: 10 }));
    const { dialog } = await reveals({ questions, sendable: false, score: 100, finalDecision: "Pass" });
    expect(dialog.queryByRole("button", { name: "Fix it" })).toBeNull();
    expect(dialog.getByRole("link", { name: "See the whole result" })).toBeInTheDocument();
  });
});

it("closes for an interview that could not be graded; the page behind it says why", async () => {
  server.use(
    answers(interviewDetail, aResult({ sessionId, score: null, questions: [], graded: [] })),
    answers(interviewHistory, { sessions: [aSession(1, { score: null })], ...onePage }),
  );
  showAt(PATH, { state });
  expect((await screen.findAllByText("This interview could not be graded")).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
