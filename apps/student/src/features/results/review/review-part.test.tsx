import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { interviewDetail, requestReview } from "@dryrun/domain/interviews/contract";
import { REVIEW_ASKED, REVIEW_REQUESTED } from "@dryrun/domain/interviews/messages";
import { sharedResults } from "@dryrun/domain/shared-results/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSharedResult } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import type { Result } from "../result.ts";
import { aResult } from "../testing.ts";

withServer();
const review = {
  reason: "Question 3 was right.",
  askedAt: "2026-11-20T11:00:00.000Z",
  decidedAt: null,
  note: "",
  scoreBefore: 62,
};

async function show(own: Partial<Result> = {}) {
  const result = aResult(own);
  server.use(answers(interviewDetail, result));
  showAt(`/student/interview-summary/${result.sessionId}`);
  await screen.findByRole("meter");
}
async function ask(reason: string) {
  await userEvent.click(screen.getByRole("button", { name: "Report a wrong score" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report a wrong score" }));
  if (reason) await fill(dialog.getByLabelText(/What is wrong/), reason);
  await userEvent.click(dialog.getByRole("button", { name: "Ask for a review" }));
  return dialog;
}

it("sends the reason once, and then shows that a person will review it", async () => {
  const sent: unknown[] = [];
  await show();
  server.use(
    answers(requestReview, { message: REVIEW_REQUESTED }, (body) => {
      sent.push(body);
      server.use(answers(interviewDetail, aResult({ review: review })));
    }),
  );
  await ask(" Question 3 was right. ");
  expect(await screen.findByText(REVIEW_REQUESTED)).toBeVisible();
  expect(await screen.findByText(/A person will read your answers/)).toBeVisible();
  expect(sent).toEqual([{ reason: "Question 3 was right." }]);
  expect(screen.queryByRole("button", { name: "Report a wrong score" })).toBeNull();
});

it("requires a reason", async () => {
  await show();
  const dialog = await ask("");
  expect(dialog.getByLabelText(/What is wrong/)).toBeInvalid();
});

it("shows the server's reason for a refusal, and keeps the typed text", async () => {
  await show();
  server.use(refuses(requestReview, "REVIEW_ASKED", { message: REVIEW_ASKED }));
  const dialog = await ask("Question 3 was right.");
  expect(await dialog.findByText(REVIEW_ASKED)).toBeVisible();
  expect(dialog.getByLabelText(/What is wrong/)).toHaveValue("Question 3 was right.");
});

it.each([
  [55, "the score went up from 55 to 62"],
  [62, "the score of 62 stays"],
])("a decided review shows both scores (%d before)", async (scoreBefore, words) => {
  const decidedAt = "2026-11-20T12:00:00.000Z";
  const note = "The join is right.";
  await show({ reviewedAt: decidedAt, review: { ...review, decidedAt, note, scoreBefore } });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

it("practice offers no sending to a recruiter", async () => {
  await show({ topic: "sql", applicationId: null, job: null, sendable: false });
  expect(screen.getByText(/^Practice: SQL, /)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send to Recruiter" })).toBeNull();
  expect(screen.getByRole("link", { name: "Practise again" })).toHaveAttribute("href", "/student/interview/practice");
  expect(
    screen.getByText(/^62 out of 100\. Only you see this practice interview, unless you share it\./),
  ).toBeVisible();
});

it("shows that a practice interview is shared", async () => {
  const { sessionId, createdAt: at } = aResult();
  const shared = aSharedResult({ sessionId, at });
  server.use(answers(sharedResults, { results: [shared] }));
  await show({ topic: "sql", applicationId: null, job: null, sendable: false });
  expect(
    await screen.findByText(/Anyone with your link sees what you chose to show of this practice interview/),
  ).toBeVisible();
  expect(screen.queryByText(/Only you see/)).toBeNull();
});
