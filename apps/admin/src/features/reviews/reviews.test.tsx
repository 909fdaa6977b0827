import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { decideReview, review, reviews } from "@dryrun/domain/admin/contract";
import { ALREADY_REVIEWED, REVIEW_DECIDED } from "@dryrun/domain/admin/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Review } from "./review.ts";
import type { ListedReview } from "./reviews-page.tsx";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const listed: ListedReview = {
  _id: ID,
  sessionId: "00000000-0000-7000-8000-000000000002",
  candidateName: "Asha Rao",
  jobTitle: "Data Analyst",
  score: 35,
  finalDecision: "Rejected",
  reason: "Question 3 was right.",
  state: "open",
  createdAt: "2026-11-20T10:00:00.000Z",
  decidedAt: null,
};
const page = { totalPages: 1, currentPage: 1, total: 1 };
const detail: Review = {
  ...listed,
  note: "",
  evaluator: { name: "dryrun-offline", version: "1", isFallback: false },
  questions: Array.from({ length: 10 }, (_, index) => ({
    number: index + 1,
    type: "SQL",
    question: `Task ${index + 1}`,
    sampleData: null,
    answer: `SELECT ${index + 1}`,
    scoreBefore: 3.5,
    score: 3.5,
    assessed: true,
    feedback: "",
    modelAnswer: "SELECT 1",
    rubric: [],
  })),
};
const choice = (name: string | RegExp) => screen.getByRole("combobox", { name });
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the list", () => {
  test("shows candidate, interview, score and state, and links to the review", async () => {
    const practice = { ...listed, _id: `${ID.slice(0, -1)}3`, jobTitle: null, state: "decided" as const };
    server.use(answers(reviews, { reviews: [listed, practice], ...page, total: 2 }));
    show(paths.reviews);
    const rows = within(await screen.findByRole("table", { name: "Reviews" })).getAllByRole("row");
    expect(rows[1]).toHaveTextContent(/Asha Rao.*Data Analyst.*35 Rejected.*20 Nov 2026, 3:30 pm IST.*Open/);
    expect(rows[2]).toHaveTextContent(/Practice.*Decided/);
    expect(within(rows[1] as HTMLElement).getByRole("link")).toHaveAttribute("href", `/admin/reviews/${ID}`);
  });

  test("filters by state in the address", async () => {
    const requests: string[] = [];
    server.use(answers(reviews, { reviews: [], ...page, total: 0 }, (_, url) => requests.push(url.search)));
    const router = show(paths.reviews);
    expect(await screen.findByText("Nobody has asked for a review.")).toBeVisible();
    await userEvent.selectOptions(choice("Show"), "Open");
    expect(await screen.findByText("No open reviews.")).toBeVisible();
    expect(router.state.location.search).toBe("?state=open");
    expect(requests.at(-1)).toContain("state=open");
  });

  test("shows an error when it could not be loaded, and retries", async () => {
    server.use(failsWith(reviews));
    show(paths.reviews);
    expect(await screen.findByText("The reviews could not be loaded")).toBeVisible();
    server.use(answers(reviews, { reviews: [listed], ...page }));
    await pressButton("Try again");
    expect(await screen.findByRole("link", { name: "Asha Rao" })).toBeVisible();
  });
});

describe("a review", () => {
  test("shows an answer that the grader could not assess, and allows scoring it", async () => {
    const questions = detail.questions.map((one) => (one.number === 2 ? { ...one, score: 0, assessed: false } : one));
    server.use(answers(review, { ...detail, questions }));
    show(paths.review(ID));
    await userEvent.click(await screen.findByRole("heading", { name: "Question 2 · SQL" }));
    const [stays, next] = within(choice("Score of question 2")).getAllByRole("option");
    expect([stays?.textContent, next?.textContent]).toEqual(["Not assessed: 0 points", "0.5 out of 10"]);
  });

  test("offers only higher scores, shows their effect, and asks for confirmation", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(review, detail),
      answers(decideReview, { message: REVIEW_DECIDED, review: listed }, (body) => {
        sent.push(body);
        const questions = detail.questions.map((one) => (one.number === 3 ? { ...one, score: 9 } : one));
        server.use(answers(review, { ...detail, state: "decided", score: 40, finalDecision: "Review", questions }));
      }),
    );
    show(paths.review(ID));
    expect(await screen.findByText("Question 3 was right.")).toBeVisible();
    const third = screen.getByText("Question 3 · SQL").closest("details") as HTMLElement;
    await userEvent.click(within(third).getByRole("heading", { level: 3 }));
    const options = within(choice("Score of question 3")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "3.5 out of 10 (stays)",
      ...Array.from({ length: 13 }, (_, index) => `${4 + index / 2} out of 10`),
    ]);
    await userEvent.selectOptions(choice("Score of question 3"), "4 out of 10");
    expect(screen.getByRole("button", { name: "Raise 1 answer, the score stays 35" })).toBeVisible();
    await userEvent.selectOptions(choice("Score of question 3"), "9 out of 10");
    await fill(screen.getByLabelText(/^Note/), "The join is right.");
    await pressButton("Raise the score from 35 to 40");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/The verdict will be Review\./)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Raise the score from 35 to 40" }));
    expect(await screen.findByText(REVIEW_DECIDED)).toBeVisible();
    expect(sent).toEqual([{ scores: [{ number: 3, score: 9 }], note: "The join is right." }]);
    expect(await screen.findByText("The evaluator gave 3.5.")).toBeVisible();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("confirms with no scores; the server's message appears on the page", async () => {
    server.use(answers(review, detail), refuses(decideReview, "ALREADY_DECIDED", { message: ALREADY_REVIEWED }));
    show(paths.review(ID));
    await screen.findByText("Question 3 was right.");
    await pressButton("Confirm the scores");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm the scores" }));
    expect(await screen.findByText(ALREADY_REVIEWED)).toBeVisible();
  });

  test("shows that the answers of a decided review were deleted, without a blank reason", async () => {
    const gone = { ...detail, state: "decided" as const, decidedAt: detail.createdAt, reason: "", questions: [] };
    server.use(answers(review, gone));
    show(paths.review(ID));
    expect(await screen.findByText(/^The answers, .* were deleted: they are kept for 24 months/)).toBeVisible();
    expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  });

  test("shows that a review does not exist", async () => {
    server.use(refuses(review, "NOT_FOUND", { message: "This review was not found." }));
    show(paths.review(ID));
    expect(await screen.findByText("This review does not exist.")).toBeVisible();
  });
});
