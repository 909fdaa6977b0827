import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { interviewDetail, sendToRecruiter } from "@dryrun/domain/interviews/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DONT_KNOW, INTERVIEWS_LOAD_FAILED, PARKED, SEND_FAILED } from "@dryrun/domain/interviews/messages";
import { previewShared, sharedResults, shareResult } from "@dryrun/domain/shared-results/contract";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aDrill, aSharedResult, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import type { Result } from "../result.ts";
import { aGraded, aResult, pending } from "../testing.ts";

withServer();
const result = aResult();
const PATH = `/student/interview-summary/${result.sessionId}`;
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const sendButton = () => screen.getByRole("button", { name: "Send to Recruiter" });

async function show(own: Partial<Result> = {}) {
  server.use(answers(interviewDetail, aResult(own)));
  showAt(PATH);
  await screen.findByRole("meter");
}
const question = (number: number, type = "Case") =>
  screen.getByText(`Question ${number} · ${type}`).closest("details") as HTMLDetailsElement;

describe("the result", () => {
  it("shows score, verdict, feedback and evaluator", async () => {
    await show();
    expect(screen.getByRole("meter")).toHaveAttribute("aria-valuetext", "62 out of 100, Review");
    expect(screen.getByText(/^62 out of 100\. A pass needs 70/)).toBeInTheDocument();
    expect(screen.getByText("Your strongest topic was SQL.")).toBeInTheDocument();
    expect(screen.getByText("Dryrun's own grader, version 1")).toBeInTheDocument();
    expect(screen.getByText("Question 4: 1.5 out of 10, weak")).toBeInTheDocument();
  });

  it("shows next to a score at the pass mark why it is Review", async () => {
    await show({ score: 70 });
    expect(
      screen.getByText(
        "70 out of 100. It is Review because the score is too close to 70 to be sure of a pass. You can send this result, and the recruiter decides. You can also practise first: the score stays as it is.",
      ),
    ).toBeVisible();
  });

  it("shows why an interview has no score", async () => {
    const parked = { score: null, finalDecision: "Review", evaluator: null, sendable: false, questions: [] } as const;
    server.use(answers(interviewDetail, aResult({ ...parked, questions: [], summaryFeedback: PARKED })));
    showAt(PATH);
    expect(await screen.findByRole("heading", { name: "This interview has no score" })).toBeInTheDocument();
    expect(screen.getByText(PARKED)).toBeInTheDocument();
    expect(screen.getByText("Not graded")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Practise while you wait" })).toHaveAttribute(
      "href",
      "/student/interview/practice",
    );
    expect(screen.queryByRole("meter")).toBeNull();
    expect(document.body).not.toHaveTextContent(/out of 100|Send to Recruiter|Report a wrong score/);
  });

  it("opens the sharing form with one press and creates the link with the next", async () => {
    const sent: unknown[] = [];
    const other = aSharedResult({ sessionId: idOf(1), jobTitle: "MIS Executive", token: "y".repeat(43) });
    const own = aSharedResult({ sessionId: result.sessionId, jobTitle: "Junior Data Analyst" });
    server.use(
      answers(sharedResults, { results: [other] }),
      answers(previewShared, { html: "<p>the page</p>" }),
      answers(shareResult, { token: own.token }, (body, url) => void sent.push([url.pathname, body])),
    );
    await show({ questions: [aGraded(1, { type: "SQL" }), aGraded(2, { type: "Case" })] });
    await pressButton("Share this result");
    const part = within(await screen.findByRole("region", { name: "Share this result" }));
    expect(part.getByRole("heading", { level: 2 })).toHaveFocus();
    const options = within(await part.findByRole("combobox", { name: "One of your answers" })).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["No answer", "Question 1, SQL: 6.5 out of 10"]);
    expect(sent).toEqual([]);
    server.use(answers(sharedResults, { results: [other, own] }));
    await userEvent.click(part.getByRole("button", { name: "Create a link" }));
    expect(await part.findByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}/shared/${own.token}`);
    const contents = { name: "", shownName: "full", showsScore: true, showsLevels: true, answer: null, days: 365 };
    expect(sent).toEqual([[`/api/mock-interview/${result.sessionId}/share`, contents]]);
  });

  it("does not offer to share a rejected result", async () => {
    await show({ finalDecision: "Rejected", score: 30, sendable: false });
    expect(screen.queryByRole("button", { name: "Share this result" })).toBeNull();
  });

  it("keeps the section open when the window crosses the width of two columns", async () => {
    let matches = true;
    const listeners = new Set<() => void>();
    const list = {
      get matches() {
        return matches;
      },
      addEventListener: (_: string, changed: () => void) => listeners.add(changed),
      removeEventListener: (_: string, changed: () => void) => listeners.delete(changed),
    };
    Object.assign(window, { matchMedia: () => list });
    server.use(answers(sharedResults, { results: [] }));
    await show({ questions: [aGraded(1, { type: "SQL" })] });
    await pressButton("Share this result");
    const opened = await screen.findByRole("region", { name: "Share this result" });
    matches = false;
    act(() => {
      for (const changed of [...listeners]) changed();
    });
    const part = await screen.findByRole("region", { name: "Share this result" });
    expect(part).toBe(opened);
    expect(screen.queryByRole("button", { name: "Share this result" })).toBeNull();
    expect(await within(part).findByRole("button", { name: "Create a link" })).toBeVisible();
    Reflect.deleteProperty(window, "matchMedia");
  });

  it("summarises what was strongest and what to fix first, and opens that answer to correct it", async () => {
    const questions = [
      aGraded(1, { type: "SQL", score: 9 }),
      aGraded(2, { type: "VBA", score: 2, family: "vba-loop" }),
      aGraded(3, { type: "VBA", score: 5, family: "vba-cells" }),
    ];
    await show({ questions, score: 16, finalDecision: "Rejected", sendable: false });
    const story = within(screen.getByRole("region", { name: "Your result in brief" }));
    expect(story.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "SQL 9 out of 10 on average.",
      "VBA cost the most: 13 of 20 points.Question 2: Say the order.With 7 out of 10 on questions 2 and 3, your score would be 23.",
    ]);
    const sent: unknown[] = [];
    server.use(answers(startDrill, aDrill(), (body) => sent.push(body)));
    await userEvent.click(screen.getByRole("button", { name: "Fix it: question 2" }));
    await waitFor(() => expect(sent).toEqual([{ from: "result", id: idOf(520), number: 2 }]));
  });

  it("does not show a possible higher score when every question of the weakest topic already has 7 of 10", async () => {
    const questions = [aGraded(1, { type: "SQL", score: 10 }), aGraded(2, { type: "VBA", score: 8, rubric: [] })];
    await show({ questions, score: 18 });
    const story = within(screen.getByRole("region", { name: "Your result in brief" }));
    expect(story.getAllByRole("definition")[1]).toHaveTextContent(/^VBA cost the most: 2 of 10 points\.$/);
  });

  it("begins with the costliest mistake in an answer that was tried, and praises no topic under 60%", async () => {
    const row = { ...aGraded(1).rubric[1], verdict: "unmet" as const, points: 0, evidence: null, counterexample: null };
    const broken = {
      ...row,
      criterion: "The query, run on the data",
      maxPoints: 10,
      note: "There is no table orders.",
    };
    const skipped = { ...row, criterion: "Groups by buyer", maxPoints: 3, note: "Group by buyer." };
    const questions = [
      aGraded(1, { type: "Behavioural", score: 5.9, rubric: [] }),
      aGraded(3, { type: "SQL", score: 0, answer: DONT_KNOW, rubric: [skipped] }),
      aGraded(4, { type: "SQL", score: 0, rubric: [broken] }),
    ];
    await show({ questions, score: 6, finalDecision: "Rejected", sendable: false });
    const story = within(screen.getByRole("region", { name: "Your result in brief" }));
    expect(story.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "SQL cost the most: 20 of 20 points.Question 4: There is no table orders.With 7 out of 10 on questions 3 and 4, your score would be 19.",
    ]);
    const losses = within(screen.getByRole("figure", { name: "Where the points went" })).getAllByText(/points lost/);
    expect(losses.map(({ textContent }) => textContent)).toEqual([
      "Question 4: There is no table orders (10 points lost)",
      "Question 3: Group by buyer (3 points lost)",
    ]);
  });

  it("has Send as its only button if the result can be sent", async () => {
    await show();
    expect(screen.queryByRole("button", { name: /^Fix it: / })).toBeNull();
    expect(sendButton().closest("[data-action-bar=always]")).not.toBeNull();
  });

  it("shows the practice bar once, with one short button per topic, if the result cannot be sent", async () => {
    const questions = [aGraded(1, { type: "SQL", score: 4 }), aGraded(2, { type: "VBA", score: 5 })];
    await show({ questions, finalDecision: "Rejected", sendable: false });
    const bar = screen.getByRole("button", { name: "Fix it: question 1" });
    expect(bar.closest("[data-action-bar=always]")).not.toBeNull();
    const practice = screen.getAllByRole("button", { name: /^Fix it/ }).map(({ textContent }) => textContent);
    expect(practice.sort()).toEqual([
      "Fix it, Question 1",
      "Fix it, Question 2",
      "Fix it, SQL",
      "Fix it, VBA",
      "Fix it: question 1",
    ]);
  });

  it("praises what went well, quoting the answer", async () => {
    await show({ questions: [aGraded(1), aGraded(2, { score: 9 }), aGraded(3, { rubric: [] })] });
    const praise = within(screen.getByRole("region", { name: "What went well" }));
    expect(praise.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "group by cityQuestion 2, Case, 9 out of 10. You group by city.",
      "group by cityQuestion 1, Case, 6.5 out of 10. You group by city.",
    ]);
  });

  it("shows where the points went: a bar for each topic, and losses as text with links to their questions", async () => {
    const questions = [aGraded(1, { type: "SQL", score: 4 }), aGraded(2, { type: "Case", score: 10, rubric: [] })];
    await show({ questions });
    const chart = within(screen.getByRole("figure", { name: "Where the points went" }));
    expect(chart.getByText("4 of 10 · 40%")).toBeInTheDocument();
    expect(chart.getByText("10 of 10 · 100%")).toBeInTheDocument();
    expect(chart.getByText(/: Say the order \(3 points lost\)/)).toBeInTheDocument();
    expect(chart.getAllByRole("button", { name: "Fix it , SQL" })).toHaveLength(1);
    question(2, "Case");
    const first = question(1, "SQL");
    first.open = false;
    await userEvent.click(chart.getAllByRole("button", { name: "Question 1" })[0] as HTMLElement);
    expect(first.open).toBe(true);
    expect(first.querySelector("summary")).toHaveFocus();
    await userEvent.click(chart.getByRole("button", { name: "Show as table" }));
    expect(chart.getByRole("row", { name: "SQL 4 of 10 40% 1" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Read the explanations of your quizzes" })).toHaveAttribute(
      "href",
      "/student/quizzes",
    );
  });

  it("opens a question from its dot", async () => {
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Question 7: 6.5 out of 10, fair" }));
    expect(question(7).open).toBe(true);
  });

  it("opens the weakest question, and marks the evidence with the number of its criterion", async () => {
    await show();
    expect([1, 4, 10].map((number) => question(number).open)).toEqual([false, true, false]);
    const weakest = within(question(4));
    const mark = weakest.getByText("group by city");
    expect(mark.tagName).toBe("MARK");
    expect(mark).toHaveTextContent("group by city[1]");
    expect(
      weakest.getByRole("row", { name: /Groups the rows.*6\.5 of 7.*You group by city\..*\[1\]/ }),
    ).toBeInTheDocument();
    expect(weakest.getByRole("row", { name: /Sorts them.*0 of 3.*Say the order\..*None/ })).toBeInTheDocument();
    expect(weakest.getByText("Compare with a model answer").closest("details")).not.toHaveAttribute("open");
  });

  it("shows that the answers were deleted, and offers nothing that needs them", async () => {
    await show({ questions: [], events: [] });
    expect(screen.getByText(/^The answers, .* were deleted: they are kept for 24 months/)).toBeInTheDocument();
    expect(screen.getByText("Your strongest topic was SQL.")).toBeInTheDocument();
    for (const name of [
      "Questions",
      "Interruptions",
      "Score of each question",
      "Where the points went",
      "What went well",
    ])
      expect(screen.queryByRole("heading", { name })).toBeNull();
    expect(screen.queryByRole("button", { name: "Report a wrong score" })).toBeNull();
    await userEvent.click(sendButton());
    expect(await screen.findByText("that your answers were deleted")).toBeInTheDocument();
  });

  it("lists the interruptions by kind and question, never by time", async () => {
    await show({ fullScreen: false });
    expect(screen.getByText("Question 4: Another window came to the front")).toBeInTheDocument();
    expect(screen.getByText("Full screen was not available on this device.")).toBeInTheDocument();
    expect(screen.queryByText(/3:42|10:12/)).toBeNull();
  });

  it("shows an answer that could not be assessed as not assessed, not as 0", async () => {
    const missed = aGraded(1, {
      type: "SQL",
      score: 0,
      assessed: false,
      feedback: "It could not be assessed: it took too long to check.",
      rubric: aGraded(1).rubric.map((one) => ({
        ...one,
        points: 0,
        verdict: "cannot_assess" as const,
        evidence: null,
      })),
    });
    await show({ questions: [missed, aGraded(2, { score: 4 })] });
    const first = within(screen.getByText("Question 1 · SQL").closest("details") as HTMLElement);
    expect(first.getAllByText("Not assessed")).toHaveLength(3); // once for the question, and once for each of its two criteria
    expect(first.getByText("It could not be assessed: it took too long to check.")).toBeInTheDocument();
    expect(screen.getByText("Question 1: Not assessed")).toBeInTheDocument();
    expect(screen.getByText("Question 2 · Case").closest("details")).toHaveAttribute("open");
    expect(screen.queryByText(/\b0 of 10|\b0 out of 10/)).toBeNull();
    const chart = within(screen.getByRole("figure", { name: "Where the points went" }));
    expect(chart.getByText("4 of 10 · 40%")).toBeInTheDocument();
    expect(chart.queryByText("SQL")).toBeNull();
  });

  it("has neither story nor topics if nothing could be assessed", async () => {
    await show({ score: 0, questions: [aGraded(1, { score: 0, assessed: false, rubric: [] })] });
    for (const name of ["Your result in brief", "Where the points went"])
      expect(screen.queryByRole("heading", { name })).toBeNull();
  });

  it("names person and job in the title, which names the printed file", async () => {
    await show();
    expect(document.title).toBe("Asha Verma – interview result, Junior Data Analyst – Dryrun");
    expect(screen.getByRole("heading", { level: 1, name: "Interview result" })).toBeInTheDocument();
  });

  it.each([
    ["Pass", 80, "80 out of 100. You passed, and the recruiter has your result."],
    ["Review", 62, "62 out of 100. A pass needs 70. The recruiter has this result and will decide."],
  ] as const)("does not offer to send a %s that was sent", async (finalDecision, score, sentence) => {
    await show({
      finalDecision,
      score,
      submittedToEmployer: true,
      sentAt: "2026-11-20T11:10:00.000Z",
      sendable: false,
    });
    const verdict = within(screen.getByRole("region", { name: finalDecision }));
    expect(verdict.getByText(sentence)).toBeInTheDocument();
    expect(verdict.getByText("Sent 20 Nov, 4:40 pm IST")).toBeInTheDocument();
  });

  it("shows a note when the built-in evaluator was used", async () => {
    await show({ evaluator: { name: "dryrun-offline", version: "1", isFallback: true } });
    expect(screen.getByText(/the built-in one graded this interview/)).toBeInTheDocument();
  });

  it("offers the company's portal only if the job uses one", async () => {
    const job = {
      title: "Analyst",
      company: "BluePeak",
      companyApply: true,
      companyUrl: "https://jobs.bluepeak.example",
    };
    await show({ job });
    const link = screen.getByRole("link", { name: /^Apply on Company Portal/ });
    expect(link).toHaveAttribute("href", job.companyUrl);
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("sending", () => {
  it("asks for confirmation, shows what is sent, and then shows that it was sent", async () => {
    await show();
    const sent: unknown[] = [];
    expect(screen.queryByRole("link", { name: /Company Portal/ })).toBeNull();
    server.use(
      answers(sendToRecruiter, { message: "Sent." }, (body) => sent.push(body)),
      answers(
        interviewDetail,
        aResult({ submittedToEmployer: true, sentAt: "2026-11-20T11:10:00.000Z", sendable: false }),
      ),
    );
    await pressButton("Send to Recruiter");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("your ten answers")).toBeInTheDocument();
    expect(dialog.getByText("You cannot take it back.")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Send to Recruiter" }));
    const moment = await screen.findByRole("dialog", { name: "Sent to Sahyadri Analytics" });
    expect(within(moment).getByText("Sent to the recruiter").closest("li")).toHaveTextContent(
      "20 Nov 2026, 4:40 pm IST",
    );
    expect(within(moment).getByRole("link", { name: "See the application" })).toHaveAttribute(
      "href",
      `/student/my-applications/${idOf(200)}`,
    );
    let top: number | undefined = 6000; // the student pressed the button at the end of the page
    jest.spyOn(globalThis, "scrollTo").mockImplementation((to?: ScrollToOptions | number) => {
      top = typeof to === "object" ? to.top : to;
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(top).toBe(0));
    expect(screen.getAllByText("Sent 20 Nov, 4:40 pm IST")).toHaveLength(2); // once next to the verdict and once instead of the button
    expect(sent).toEqual([{ sessionId: result.sessionId }]);
    expect(screen.queryByRole("button", { name: "Send to Recruiter" })).toBeNull();
  });

  it("offers to share the result directly after sending it", async () => {
    await show();
    server.use(
      answers(sendToRecruiter, { message: "Sent." }),
      answers(interviewDetail, aResult({ submittedToEmployer: true, sendable: false })),
      answers(sharedResults, { results: [] }),
    );
    await pressButton("Send to Recruiter");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Send to Recruiter" }),
    );
    const moment = within(await screen.findByRole("dialog", { name: "Sent to Sahyadri Analytics" }));
    await userEvent.click(moment.getByRole("button", { name: "Share this result" }));
    expect(await screen.findByRole("heading", { name: "Share this result" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows an error when sending fails, and can be retried", async () => {
    await show();
    server.use(failsWith(sendToRecruiter));
    await pressButton("Send to Recruiter");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Send to Recruiter" }));
    expect(await screen.findByText(SEND_FAILED)).toBeInTheDocument();
    expect(sendButton()).not.toHaveAttribute("aria-disabled");
  });

  it("is not possible for a rejected result, and shows why", async () => {
    await show({ score: 38, finalDecision: "Rejected", sendable: false });
    expect(sendButton()).toHaveAttribute("aria-disabled", "true");
    expect(sendButton()).toHaveAccessibleDescription("Only Review and Pass results can be sent");
    await pressButton("Send to Recruiter");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("link", { name: "Practise and apply to another job" })).toBeInTheDocument();
  });

  it.each([
    [
      "accepted",
      "Sahyadri Analytics accepted your application.",
      "Sahyadri Analytics has already decided on this application.",
    ],
    ["rejected", "Sahyadri Analytics has decided.", "Sahyadri Analytics has already decided on this application."],
    ["withdrawn", "You have withdrawn this application.", "You have withdrawn this application."],
    ["deleted", "Sahyadri Analytics has deleted this job.", "Sahyadri Analytics has deleted this job."],
  ] as const)(
    "shows that sending is over once the application is %s, and offers other jobs",
    async (end, said, why) => {
      await show({ score: 87, finalDecision: "Pass", sendable: false, applicationEnd: end });
      expect(screen.getByText(`87 out of 100. ${said}`)).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Send to Recruiter" })).toBeNull();
      expect(screen.getByText(new RegExp(`^${why} You can use this score for another job`))).toBeInTheDocument();
      expect(screen.getByRole("link", { name: "Find another job" })).toHaveAttribute("href", "/student/jobs");
      expect(screen.getByRole("button", { name: "Share this result" })).toBeInTheDocument();
    },
  );

  it("labels the verdict and the decision separately, and promises nothing after a sent result is decided on", async () => {
    const sentAt = "2026-11-20T11:10:00.000Z";
    await show({ sentAt, submittedToEmployer: true, sendable: false, applicationEnd: "rejected" });
    const verdict = within(screen.getByRole("region", { name: "Review" }));
    expect(verdict.getByText("Interview verdict: Review")).toBeInTheDocument();
    expect(verdict.getByText("Company's decision: Rejected")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/decides|when there is a decision/);
  });
});

describe("no result yet", () => {
  it("shows that it is being evaluated", async () => {
    server.use(answers(interviewDetail, aResult({ ...pending, questions: [], sendable: false, evaluated: 6 })));
    showAt(PATH);
    expect(await screen.findByText("6 of 10 scored")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send to Recruiter" })).toBeNull();
  });

  it("shows that another person's result does not exist", async () => {
    server.use(refuses(interviewDetail, "NOT_FOUND", { message: "This interview was not found." }));
    showAt(PATH);
    expect(await screen.findByText("This interview does not exist.")).toBeInTheDocument();
  });

  it("shows an alert when it could not be loaded", async () => {
    server.use(failsWith(interviewDetail));
    showAt(PATH);
    expect(await screen.findByRole("alertdialog", { name: INTERVIEWS_LOAD_FAILED })).toBeInTheDocument();
  });
});
