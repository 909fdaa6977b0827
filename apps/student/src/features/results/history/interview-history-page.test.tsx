import { pollDelay } from "@dryrun/api-client/polling/use-pending-poll";
import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { interviewDetail, interviewHistory } from "@dryrun/domain/interviews/contract";
import { INTERVIEWS_LOAD_FAILED } from "@dryrun/domain/interviews/messages";
import { sharedResults } from "@dryrun/domain/shared-results/contract";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { handedInState } from "../../../shared/interview/handed-in.ts";
import { aSharedResult, onePage } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import { aResult, aSession, pending } from "../testing.ts";

withServer();
beforeEach(() => server.use(answers(interviewDetail, aResult({ ...pending, questions: [], graded: [] }))));
/** Leaves the screen that waits for a result over the page. */
const leave = async () => userEvent.click(await screen.findByRole("button", { name: "Leave" }));
const PATH = "/student/interview-summary";
const cards = async () =>
  (await screen.findByRole("heading", { name: "Your mock interviews" })) && screen.getAllByRole("listitem");

function show(sessions: ReturnType<typeof aSession>[], paging = { ...onePage, total: sessions.length }, at = PATH) {
  const requests: URLSearchParams[] = [];
  server.use(answers(interviewHistory, { sessions, ...paging }, (_, url) => requests.push(url.searchParams)));
  return { ...showAt(at), asked: requests };
}

describe("the history", () => {
  it("shows no score if an interview could not be graded, neither on its card nor in the line of scores", async () => {
    show([aSession(3, { score: null, evaluated: 0 }), aSession(2, { score: 62 }), aSession(1, { score: 50 })]);
    await cards();
    const parked = screen.getByRole("link", { name: "Analyst 3" }).closest("li") as HTMLElement;
    expect(within(parked).getByText("Not graded")).toBeInTheDocument();
    expect(parked).not.toHaveTextContent(/Review|Being evaluated/);
    const trend = screen.getByRole("figure", { name: "Scores of your interviews" });
    expect(trend).not.toHaveTextContent("3 Nov");
  });

  it("links a card only when it has a result", async () => {
    show([
      aSession(3, pending),
      aSession(2, { submittedToEmployer: true, sentAt: "2026-11-20T11:10:00.000Z" }),
      aSession(1, { ...pending, submitted: false }),
    ]);
    await leave();
    await cards();
    expect(screen.queryByRole("link", { name: "Analyst 3" })).toBeNull();
    expect(screen.getByText("Being evaluated")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Analyst 2" })).toHaveAttribute("href", `${PATH}/${aSession(2).sessionId}`);
    expect(screen.getByText("Sent 20 Nov, 4:40 pm IST")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Analyst 1" })).toHaveAttribute(
      "href",
      expect.stringMatching(/interview\/start/),
    );
  });

  it("shows who can see practice: only the student, or anyone with the link", async () => {
    const practice = { applicationId: null, topic: "sql" } as const;
    const { sessionId, createdAt: at } = aSession(2);
    const shared = aSharedResult({ sessionId, at });
    server.use(answers(sharedResults, { results: [shared] }));
    show([aSession(3, practice), aSession(2, practice)]);
    await cards();
    expect(await screen.findByText("Shared by a link")).toBeVisible();
    expect(screen.getAllByText("Only you see this")).toHaveLength(1);
  });

  const state = handedInState("success", "Answers received 4:40 pm.", aSession(1).sessionId);
  it("shows that the answers are submitted until their result is ready, and then announces it", async () => {
    server.use(answers(interviewHistory, { sessions: [aSession(2), aSession(1, pending)], ...onePage }));
    showAt(PATH, { state });
    await leave();
    expect(await screen.findByText("Being evaluated")).toBeInTheDocument();
    expect(screen.getByText("Answers received 4:40 pm.")).toBeInTheDocument();
    server.use(answers(interviewHistory, { sessions: [aSession(2), aSession(1)], ...onePage }));
    expect((await screen.findAllByText(/^Result ready: \d+ out of 100/)).length).toBeGreaterThan(0);
    expect(screen.queryByText("Answers received 4:40 pm.")).toBeNull();
  });

  it("announces a result that was ready before the page", async () => {
    server.use(
      answers(interviewHistory, { sessions: [aSession(1)], ...onePage }),
      answers(interviewDetail, aResult({ sessionId: aSession(1).sessionId })),
    );
    showAt(PATH, { state });
    expect((await screen.findAllByText(/^Result ready: \d+ out of 100/)).length).toBeGreaterThan(0);
    expect(screen.queryByText("Answers received 4:40 pm.")).toBeNull();
  });

  it("loads six per page, with the page in the URL", async () => {
    const { at, asked } = show([aSession(9)], { totalPages: 3, currentPage: 1, total: 14 });
    await cards();
    expect(asked[0]?.get("limit")).toBe("6");
    expect(screen.getByText("Page 1 of 3")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(at()).toBe(`${PATH}?page=2`);
  });

  it("draws the scores from two on", async () => {
    const { router } = show([aSession(2), aSession(1)]);
    await cards();
    expect(screen.getByRole("heading", { name: "Scores of your interviews" })).toBeInTheDocument();
    router.dispose();
  });

  it("draws nothing for one score", async () => {
    show([aSession(2), aSession(1, pending)]);
    await leave();
    await cards();
    expect(screen.queryByRole("heading", { name: "Scores of your interviews" })).toBeNull();
  });

  it("shows a message when there are no interviews", async () => {
    show([]);
    expect(await screen.findByText("No mock interviews yet.")).toBeInTheDocument();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "My Applications" })).toHaveAttribute("href", "/student/my-applications");
  });

  it("shows an alert when it cannot be loaded, and retries", async () => {
    server.use(failsWith(interviewHistory));
    showAt(PATH);
    expect(await screen.findByRole("alertdialog", { name: INTERVIEWS_LOAD_FAILED })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "OK" }));
    server.use(answers(interviewHistory, { sessions: [aSession(1)], ...onePage }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Analyst 1" })).toBeInTheDocument();
  });

  it("polls while one is pending, and shows the result when it is ready", async () => {
    const requests: URL[] = [];
    const sessions = [aSession(1, { ...pending, evaluated: 6 })];
    server.use(answers(interviewHistory, { sessions, ...onePage }, (_, url) => requests.push(url)));
    showAt(PATH);
    await leave();
    expect(await screen.findByText("6 of 10 scored")).toBeInTheDocument();
    server.use(answers(interviewHistory, { sessions: [aSession(1)], ...onePage }));
    expect(await screen.findByRole("link", { name: "Analyst 1" })).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });
});

it("polls after 3, 5, 8 and then every 15 seconds", () => {
  expect([0, 1, 2, 3, 4, 40].map(pollDelay)).toEqual([3000, 5000, 8000, 15_000, 15_000, 15_000]);
});
