import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { quizItems, updateQuizItem } from "@dryrun/domain/admin/calibration/contract";
import { QUIZ_ITEM_RESTORED, QUIZ_ITEM_RETIRED, tooFewQuestions } from "@dryrun/domain/admin/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { QuizItem } from "./bank-questions.ts";

const server = useServer();
const item: QuizItem = {
  _id: "excel-001",
  topic: "Excel",
  difficulty: 2,
  question: "What does `=SUM(A1)` do?",
  options: [
    { text: "Adds", chosen: 45 },
    { text: "Counts", chosen: 14 },
    { text: "Sorts", chosen: 1 },
    { text: "Joins", chosen: 0 },
  ],
  answer: "Adds",
  answered: 60,
  correctPercent: 75,
  discrimination: -0.21,
  concerns: ["negative", "dead-distractor"],
  retired: null,
};
const fresh: QuizItem = {
  ...item,
  _id: "excel-002",
  question: "And COUNT?",
  answered: 0,
  correctPercent: null,
  discrimination: null,
  concerns: [],
};
const retired: QuizItem = { ...item, retired: { at: "2026-11-20T10:00:00.000Z", reason: "Two options are right." } };
const pageOf = (...rows: QuizItem[]) => ({ quizItems: rows, totalPages: 1, currentPage: 1, total: rows.length });
const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const openDetails = async () => {
  await pressButton("Details of What does =SUM(A1) do?");
  return within(await screen.findByRole("dialog", { name: "Excel" }));
};

test("each question shows its numbers and possible faults; its details show how often each option was chosen", async () => {
  server.use(answers(quizItems, pageOf(item, fresh)));
  show(paths.quizItems);
  const rows = within(await screen.findByRole("table", { name: "Quiz items" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(
    /What does =SUM\(A1\) do\?Excel6075%−0\.21Better students get it wrong\s*Unused distractor/,
  );
  expect(rows[2]).toHaveTextContent(/And COUNT\?Excel0–––/);
  const detail = await openDetails();
  expect(detail.getByText("=SUM(A1)").tagName).toBe("CODE");
  const options = detail
    .getAllByRole("listitem")
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(", "));
  expect(options.slice(0, 4)).toEqual([
    "Adds, chosen 45 times",
    "Counts, chosen 14 times",
    "Sorts, chosen 1 time",
    "Joins, never chosen",
  ]);
  expect(detail.getByText(/Check the right answer first\./)).toBeVisible();
  expect(detail.getByText("Right answer").closest("div")).toHaveTextContent("Adds");
});

test("the filters are in the address and are sent to the server", async () => {
  const requests: string[] = [];
  server.use(answers(quizItems, pageOf(item), (_, url) => requests.push(url.search)));
  const router = show(paths.quizItems);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Topic" }), "VBA");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Needs attention");
  expect(router.state.location.search).toBe("?topic=VBA&show=attention");
  await screen.findByRole("table", { name: "Quiz items" });
  expect(requests.at(-1)).toMatch(/topic=VBA/);
  expect(requests.at(-1)).toMatch(/show=attention/);
});

test("a question can be retired with a reason; a refusal stays in the dialog", async () => {
  const sent: unknown[] = [];
  server.use(answers(quizItems, pageOf(item)));
  show(paths.quizItems);
  await openDetails();
  await pressButton("Retire this question");
  const dialog = within(await screen.findByRole("alertdialog"));
  const reason = { field: "reason", message: "A reason is required." };
  server.use(refuses(updateQuizItem, "VALIDATION", { message: reason.message, errors: [reason] }));
  await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
  expect(await dialog.findByText(reason.message)).toBeVisible();
  expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
  server.use(refuses(updateQuizItem, "LIMIT_REACHED", { message: tooFewQuestions("Excel", 49, 50) }));
  await fill(dialog.getByLabelText(/^Reason/), "Two options are right.");
  await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
  expect(await dialog.findByText(/49 questions on Excel would be left/)).toBeVisible();
  server.use(
    answers(updateQuizItem, { message: QUIZ_ITEM_RETIRED, quizItem: retired }, (body) => {
      sent.push(body);
      server.use(answers(quizItems, pageOf(retired)));
    }),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
  expect(await screen.findByText(QUIZ_ITEM_RETIRED)).toBeVisible();
  expect(sent).toEqual([{ retired: true, reason: "Two options are right." }]);
  expect(await screen.findByText("Retired", { selector: "span" })).toBeVisible();
});

test("a retired question shows since when and why, and can be restored", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(quizItems, pageOf(retired)),
    answers(updateQuizItem, { message: QUIZ_ITEM_RESTORED, quizItem: item }, (body) => sent.push(body)),
  );
  show(paths.quizItems);
  const detail = await openDetails();
  expect(detail.getByText("On 20 Nov 2026: Two options are right.")).toBeVisible();
  await pressButton("Restore this question");
  const dialog = within(await screen.findByRole("alertdialog"));
  await fill(dialog.getByLabelText(/^Reason/), "It was right.");
  await userEvent.click(dialog.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText(QUIZ_ITEM_RESTORED)).toBeVisible();
  expect(sent).toEqual([{ retired: false, reason: "It was right." }]);
});
