import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { interviewQuestions, updateInterviewQuestion } from "@dryrun/domain/admin/calibration/contract";
import {
  INTERVIEW_QUESTION_RESTORED,
  INTERVIEW_QUESTION_RETIRED,
  tooFewQuestions,
} from "@dryrun/domain/admin/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { BankQuestion } from "./bank-questions.ts";

const server = useServer();
const item: BankQuestion = {
  _id: "case-sales-drop",
  topic: "case",
  difficulty: 2,
  question: "Sales fell by 20%. What do you look at?",
  modelAnswer: "First whether the data are complete.",
  criteria: [
    { label: "Checks the data first", weight: 4 },
    { label: "Splits sales into their parts", weight: 1 },
  ],
  uses: 80,
  mean: 4.25,
  spread: 2.5,
  notAssessed: 4,
  flagged: 0,
  raised: 2,
  discrimination: -0.21,
  concerns: ["negative", "raised"],
  retired: null,
};
const fresh: BankQuestion = {
  ...item,
  _id: "sql-top-three",
  topic: "sql",
  question: "Show the top three.",
  uses: 0,
  mean: null,
  spread: null,
  notAssessed: 0,
  raised: 0,
  discrimination: null,
  concerns: [],
};
const retired: BankQuestion = { ...item, retired: { at: "2026-11-20T10:00:00.000Z", reason: "It is ambiguous." } };
const pageOf = (...rows: BankQuestion[]) => ({
  interviewQuestions: rows,
  totalPages: 1,
  currentPage: 1,
  total: rows.length,
});
const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const openDetails = async () => {
  await pressButton(`Details of ${item.question}`);
  return within(await screen.findByRole("dialog", { name: "Case" }));
};

test("each question shows its numbers and possible faults; its details show criteria and model answer", async () => {
  server.use(answers(interviewQuestions, pageOf(item, fresh)));
  show(paths.interviewQuestions);
  const rows = within(await screen.findByRole("table", { name: "Interview questions" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(
    /What do you look at\?Case804\.34 \(5%\)−0\.21Better candidates score lower\s*Raised in reviews/,
  );
  expect(rows[2]).toHaveTextContent(/Show the top three\.SQL0–––/);
  const detail = await openDetails();
  const lines = detail.getAllByRole("listitem").map(({ children }) => [...children].map((one) => one.textContent));
  expect(lines.slice(0, 2)).toEqual([
    ["Checks the data first", "4 points"],
    ["Splits sales into their parts", "1 point"],
  ]);
  expect(detail.getByText("First whether the data are complete.").tagName).not.toBe("CODE");
  expect(detail.getByText("2 (3%)")).toBeVisible();
  expect(detail.getByText(/Check the criteria and the model answer first\./)).toBeVisible();
});

test("a model answer that is a program is shown as code", async () => {
  server.use(answers(interviewQuestions, pageOf({ ...fresh, modelAnswer: "SELECT name\nFROM people" })));
  show(paths.interviewQuestions);
  await pressButton(`Details of ${fresh.question}`);
  const detail = within(await screen.findByRole("dialog", { name: "SQL" }));
  expect(detail.getByText(/^SELECT name/).tagName).toBe("CODE");
});

test("the filters are in the address and are sent to the server", async () => {
  const requests: string[] = [];
  server.use(answers(interviewQuestions, pageOf(item), (_, url) => requests.push(url.search)));
  const router = show(paths.interviewQuestions);
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Topic" }), "Power BI");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Often not assessed");
  expect(router.state.location.search).toBe("?topic=power-bi&show=not-assessed");
  await screen.findByRole("table", { name: "Interview questions" });
  expect(requests.at(-1)).toMatch(/topic=power-bi.*show=not-assessed|show=not-assessed.*topic=power-bi/);
});

test("a question can be retired with a reason and restored; a refusal stays in the dialog", async () => {
  const sent: unknown[] = [];
  server.use(answers(interviewQuestions, pageOf(item)));
  show(paths.interviewQuestions);
  await openDetails();
  await pressButton("Retire this question");
  const dialog = within(await screen.findByRole("alertdialog"));
  server.use(refuses(updateInterviewQuestion, "LIMIT_REACHED", { message: tooFewQuestions("Case", 9, 10) }));
  await fill(dialog.getByLabelText(/^Reason/), "It is ambiguous.");
  await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
  expect(await dialog.findByText(/9 questions on Case would be left/)).toBeVisible();
  server.use(
    answers(updateInterviewQuestion, { message: INTERVIEW_QUESTION_RETIRED, interviewQuestion: retired }, (body) => {
      sent.push(body);
      server.use(answers(interviewQuestions, pageOf(retired)));
    }),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Retire" }));
  expect(await screen.findByText(INTERVIEW_QUESTION_RETIRED)).toBeVisible();
  expect(await screen.findByText("Retired", { selector: "span" })).toBeVisible();
  server.use(
    answers(updateInterviewQuestion, { message: INTERVIEW_QUESTION_RESTORED, interviewQuestion: item }, (body) =>
      sent.push(body),
    ),
  );
  const detail = await openDetails();
  expect(detail.getByText("On 20 Nov 2026: It is ambiguous.")).toBeVisible();
  await pressButton("Restore this question");
  const again = within(await screen.findByRole("alertdialog"));
  await fill(again.getByLabelText(/^Reason/), "It is clear now.");
  await userEvent.click(again.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText(INTERVIEW_QUESTION_RESTORED)).toBeVisible();
  expect(sent).toEqual([
    { retired: true, reason: "It is ambiguous." },
    { retired: false, reason: "It is clear now." },
  ]);
});
