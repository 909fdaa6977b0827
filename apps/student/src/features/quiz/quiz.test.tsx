import { PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import type { User } from "@dryrun/auth/use-session";
import { myApplications } from "@dryrun/domain/applications/contract";
import { jobList } from "@dryrun/domain/jobs/contract";
import { generateQuiz, quizAttempt, quizHistory, submitQuiz } from "@dryrun/domain/quiz/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import student from "../../remote.tsx";
import { aJob, anAttempt, anInvitation, aPaper, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { QuizPage } from "./paper/quiz-page.tsx";
import { QuizIntroPage } from "./quiz-intro-page.tsx";

withServer();
const anOpenJob = aJob();
const KEY = `${idOf(1)}:quiz:${idOf(300)}`;
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

/** The quiz on a paper of three questions, with drafts in memory. */
async function openPaper({ store, kept } = memoryDrafts(), user: Partial<User> = {}) {
  server.use(answers(generateQuiz, aPaper(3)));
  const routes = [{ path: "/student/quiz/start", element: <QuizPage store={store} /> }, ...student.routes];
  const view = showAt("/student/quiz/start", { routes, user });
  await screen.findByRole("heading", { name: /^Question/ });
  return { ...view, store, kept };
}
async function answerAll() {
  await choose("All rows");
  await pressButton("Next");
  await choose("One row");
  await pressButton("Next");
  await choose("No row");
}

it("offers an invitation's job first, until the quiz is passed", async () => {
  server.use(
    answers(myApplications, {
      applications: [],
      invitations: [anInvitation()],
      totalPages: 1,
      currentPage: 1,
      total: 0,
    }),
  );
  showAt("/student/quiz", { user: { passedQuiz: false } });
  const link = await screen.findByRole("link", { name: "See the job" });
  expect(link).toHaveAttribute("href", `/student/jobs/${idOf(4)}`);
  expect(screen.getByText(/You can apply without the quiz\. Open until 28 Nov, 1:30 pm IST\./)).toBeVisible();
});

describe("the quiz", () => {
  it("continues only with an answer, and goes back without losing it", async () => {
    await openPaper();
    expect(screen.getByRole("button", { name: "Prev" })).toBeDisabled();
    expect(screen.getByText("COUNT(1)").tagName).toBe("CODE");
    await pressButton("Next");
    expect(screen.getByText("Select an answer to continue.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Question 1 of 3" })).toBeInTheDocument();
    await choose("One row");
    expect(screen.queryByText("Select an answer to continue.")).toBeNull();
    await pressButton("Next");
    expect(screen.getByRole("heading", { name: "Question 2 of 3" })).toHaveFocus();
    expect(screen.getByRole("radio", { name: "One row" })).not.toBeChecked();
    await pressButton("Prev");
    expect(screen.getByRole("radio", { name: "One row" })).toBeChecked();
  });

  it("stores the answers of this paper on the device and reopens at the last question", async () => {
    const { kept, store } = await openPaper();
    await choose("All rows");
    await pressButton("Next");
    await pressButton("Mark for review");
    await waitFor(() =>
      expect(kept.get(KEY)?.values).toEqual({ selected: { "sql-1": "All rows" }, marked: ["sql-2"], at: 1 }),
    );
    const draft = kept.get(KEY);
    const again = memoryDrafts(...(draft ? [draft] : []));
    expect(again.kept.size).toBe(1);
    document.body.innerHTML = "";
    await openPaper({ store, kept });
    expect(screen.getByRole("heading", { name: "Question 2 of 3" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Marked for review" })).toBeInTheDocument();
  });

  it("shows all questions, and opens none past the first unanswered one", async () => {
    await openPaper();
    await choose("All rows");
    await pressButton("Mark for review");
    await pressButton("Next");
    await pressButton("All questions");
    expect(screen.getByRole("button", { name: "Question 3, not reached yet" })).toBeDisabled();
    await pressButton("Question 1, answered, marked for review");
    expect(screen.getByRole("radio", { name: "All rows" })).toBeChecked();
  });

  it("asks for confirmation before the submission and opens the jobs after a pass", async () => {
    const sent: unknown[] = [];
    const { at, kept } = await openPaper(memoryDrafts(), { passedQuiz: false });
    await answerAll();
    server.use(
      answers(submitQuiz, { result: "pass", score: 86, attemptId: idOf(400) }, (body) => void sent.push(body)),
      answers(quizAttempt, anAttempt({ score: 86, result: "pass" })),
      answers(jobList, { jobs: [anOpenJob], totalPages: 1, currentPage: 1, total: 1, ...PLAIN_SEARCH }),
    );
    await pressButton("Submit");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Submit 3 answers?")).toBeInTheDocument();
    expect(dialog.getByText("You cannot change them later.")).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Passed with 86%. You can now see the jobs.")).toBeInTheDocument();
    expect(at()).toBe("/student/jobs");
    expect(sent).toEqual([
      {
        answers: [
          { questionId: "sql-1", selected: "All rows" },
          { questionId: "sql-2", selected: "One row" },
          { questionId: "sql-3", selected: "No row" },
        ],
      },
    ]);
    expect(kept.size).toBe(0);
    const moment = await screen.findByRole("dialog", { name: "You passed the quiz" });
    expect(await within(moment).findByText("86%")).toBeInTheDocument();
    expect(within(moment).getByRole("figure", { name: "Correct by topic" })).toBeInTheDocument();
    expect(await within(moment).findByRole("link", { name: "Junior Data Analyst" })).toBeInTheDocument();
    await waitFor(() => expect(within(moment).getByRole("button", { name: "See all jobs" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByText("Passed with 86%. You can now see the jobs.")).toBeInTheDocument();
  });

  it("shows no celebration to a student who had passed before", async () => {
    const { at } = await openPaper();
    await answerAll();
    server.use(
      answers(submitQuiz, { result: "pass", score: 86, attemptId: idOf(400) }),
      answers(jobList, { jobs: [], totalPages: 1, currentPage: 1, total: 0, ...PLAIN_SEARCH }),
    );
    await pressButton("Submit");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Passed with 86%. You can now see the jobs.")).toBeInTheDocument();
    expect(at()).toBe("/student/jobs");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens the history with the weakest topic after a fail", async () => {
    const { at } = await openPaper();
    await answerAll();
    server.use(
      answers(submitQuiz, { result: "fail", score: 72, attemptId: idOf(400) }),
      answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
      answers(quizAttempt, anAttempt()),
    );
    await pressButton("Submit");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("72%. The pass mark is 80%. Weakest topic: SQL (0 of 1).")).toBeInTheDocument();
    expect(at()).toBe("/student/quizzes");
  });

  it("keeps the answers when the submission fails", async () => {
    const { kept } = await openPaper();
    await answerAll();
    server.use(isOffline(submitQuiz));
    await pressButton("Submit");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Submission failed. Try again.")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "No row" })).toBeChecked();
    expect(kept.size).toBe(1);
  });

  it("shows that a newer paper has replaced this one", async () => {
    const { at, kept } = await openPaper();
    await answerAll();
    server.use(
      refuses(submitQuiz, "VALIDATION", { message: "Some answers are not valid.", errors: [] }),
      answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
    );
    await pressButton("Submit");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/^A newer paper has replaced this one/)).toBeInTheDocument();
    expect(at()).toBe("/student/quiz");
    expect(kept.size).toBe(0);
  });

  it("asks to log in again when it cannot be loaded", async () => {
    server.use(failsWith(generateQuiz));
    showAt("/student/quiz/start");
    expect(await screen.findByText("Your quiz could not be loaded. Log in again to continue.")).toBeInTheDocument();
    await pressButton("OK");
    expect(await screen.findByRole("heading", { name: "Login page" })).toBeInTheDocument();
  });
});

describe("the introduction", () => {
  it("asks when the download is not confirmed, and starts immediately when it is", async () => {
    server.use(
      answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
      answers(generateQuiz, aPaper(3)),
    );
    const { at } = showAt("/student/quiz");
    expect(
      await screen.findByText(/^50 questions, about 60 minutes. Leave and come back any time/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^12 of the 50 questions need this sales workbook/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Start Quiz" }).closest("[data-action-bar]")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Download CSV (255 KB)" })).toHaveAttribute(
      "href",
      "/api/quiz/dataset/dryrun-sales.csv",
    );
    await pressButton("Start Quiz");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("You have not confirmed the dataset download.")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Not yet" }));
    expect(at()).toBe("/student/quiz");
    await userEvent.click(screen.getByRole("checkbox", { name: "I have downloaded the dataset" }));
    await pressButton("Start Quiz");
    await waitFor(() => expect(at()).toBe("/student/quiz/start"));
  });

  it("continues a begun paper without asking about the download", async () => {
    const { store } = memoryDrafts();
    const values = { selected: { "quiz-1": "2" }, marked: [], at: 0 };
    await store.put({ key: KEY, values, savedAt: Date.now() });
    server.use(
      answers(quizHistory, { nextPaperAt: null, openPaperId: idOf(300), history: [] }),
      answers(generateQuiz, aPaper(3)),
    );
    const routes = [{ path: "/student/quiz", element: <QuizIntroPage store={store} /> }, ...student.routes];
    const { at } = showAt("/student/quiz", { routes });
    expect(await screen.findByText("1 of 50 questions answered on this device.")).toBeInTheDocument();
    await pressButton("Continue the quiz");
    await waitFor(() => expect(at()).toBe("/student/quiz/start"));
  });

  it("shows when the quiz can be taken again after three papers, and does not start", async () => {
    const nextPaperAt = "2099-11-21T13:10:00.000Z";
    server.use(
      answers(quizHistory, { nextPaperAt, openPaperId: null, history: [] }),
      refuses(generateQuiz, "TOO_MANY_REQUESTS", { message: "You have taken the quiz three times today." }),
    );
    const { at } = showAt("/student/quiz/start", { user: { hasAttempts: true } });
    expect(
      await screen.findByText("You have taken the quiz three times today. Try again after 21 Nov 2099, 6:40 pm IST."),
    ).toBeInTheDocument();
    expect(at()).toBe("/student/quiz");
    expect(screen.getByRole("button", { name: "Start Quiz" })).toBeDisabled();
  });

  it("starts anyway when the student chooses to", async () => {
    server.use(
      answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
      answers(generateQuiz, aPaper(3)),
    );
    const { at } = showAt("/student/quiz");
    await screen.findByRole("heading", { name: "Qualification quiz" });
    await pressButton("Start Quiz");
    await userEvent.click(await screen.findByRole("button", { name: "Start anyway" }));
    await waitFor(() => expect(at()).toBe("/student/quiz/start"));
  });
});
