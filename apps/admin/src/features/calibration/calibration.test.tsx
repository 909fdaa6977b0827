import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { calibration, drawAnswers, nextAnswer, scoreAnswer } from "@dryrun/domain/admin/calibration/contract";
import { drawnMessage, GRADE_SAVED } from "@dryrun/domain/admin/calibration/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { NextAnswer, Report } from "./calibration.ts";

const server = useServer();
const unknown = { answers: 0, r: null, kappa: null, meanError: null };
const empty: Report = {
  drawn: 0,
  scored: 0,
  scoredTwice: 0,
  people: 0,
  left: 0,
  between: unknown,
  grader: unknown,
  topics: [],
  questions: [],
  differences: [],
};
const grader = {
  answers: 20,
  r: { value: 0.88, least: 0.7, most: 0.97 },
  kappa: { value: -0.05, least: null, most: null },
  meanError: { value: 1.1, least: 0.8, most: 1.4 },
};
const full: Report = {
  ...empty,
  drawn: 30,
  scored: 20,
  scoredTwice: 12,
  people: 2,
  left: 10,
  grader,
  topics: [{ topic: "case", between: unknown, grader }],
  questions: [
    {
      questionId: "case-sales-drop",
      topic: "case",
      question: "Sales fell by 20%. What do you look at?",
      answers: 4,
      people: 7.25,
      grader: 4,
      off: 3.25,
      apart: 0.5,
      mend: "grader",
    },
  ],
  differences: [
    {
      _id: "d1",
      questionId: "case-sales-drop",
      topic: "case",
      question: "Sales fell by 20%. What do you look at?",
      answer: "I check the data first.",
      people: [8, 9],
      grader: 3,
      notes: ["Short, but complete."],
    },
    {
      _id: "d2",
      questionId: "sql-top",
      topic: "sql",
      question: "Show the top three.",
      answer: null,
      people: [6],
      grader: 9,
      notes: [],
    },
  ],
};
const first: NextAnswer = {
  _id: "a1",
  questionId: "case-sales-drop",
  topic: "case",
  question: "Sales fell by 20%. What do you look at?",
  sampleData: null,
  answer: "I check the data first.",
  modelAnswer: "First the data, then price and volume.",
  criteria: [{ label: "Checks the data first", weight: 10 }],
  errors: [{ label: "Blames the season without a check", penalty: 2 }],
};
const second: NextAnswer = { ...first, _id: "a2", answer: "I ask the sales team." };

test("shows that there is nothing to compare without scores; a draw reports how many answers were added", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(calibration, empty),
    answers(drawAnswers, { message: drawnMessage(7, 50), added: 7 }, (body) => sent.push(body)),
  );
  show(paths.calibration);
  expect(await screen.findByText("Nobody has scored an answer yet.")).toBeVisible();
  expect(screen.getByText("No answers have been drawn yet. Draw some first.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Score the next answer" })).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "From" }), "Golden set");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Topic" }), "Power BI");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Answers" }), "50");
  await userEvent.click(screen.getByRole("button", { name: "Draw" }));
  expect(await screen.findByText("7 answers drawn. There are no more.")).toBeVisible();
  expect(sent).toEqual([{ source: "golden", count: 50, topic: "power-bi" }]);
  server.use(answers(drawAnswers, { message: drawnMessage(0, 50), added: 0 }));
  await userEvent.click(await screen.findByRole("button", { name: "Draw" }));
  const none = await screen.findByText("No answers were drawn: none are left for this source and topic.");
  expect(none.closest("[data-sonner-toast]")).toHaveAttribute("data-type", "info");
  server.use(failsWith(drawAnswers));
  await userEvent.click(await screen.findByRole("button", { name: "Draw" }));
  expect(await screen.findByRole("alert")).toBeVisible();
});

test("the report has figures with intervals, questions to improve and the largest differences", async () => {
  server.use(answers(calibration, full));
  show(paths.calibration);
  const table = within(await screen.findByRole("table", { name: "Agreement" }));
  const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    "People with one another0–––",
    "People with the grader200.88 (0.70 to 0.97)−0.051.10 (0.80 to 1.40)",
    "Case: People with the grader200.88 (0.70 to 0.97)−0.051.10 (0.80 to 1.40)",
  ]);
  expect(screen.getByText("2 people scored 20 of 30 drawn answers; 12 by two or more.")).toBeVisible();
  const [, question] = within(screen.getByRole("table", { name: "Questions" })).getAllByRole("row");
  expect(question).toHaveTextContent(/What do you look at\?Case47\.34\.03\.30\.5Grader/);
  await userEvent.click(screen.getByText("Case: people 8, 9, grader 3"));
  expect(screen.getByText("I check the data first.")).toBeVisible();
  expect(screen.getByText("Short, but complete.")).toBeVisible();
  expect(screen.getByText(/no longer kept/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Score the next answer" })).toHaveAttribute("href", paths.calibrationScore);
});

test("an answer is scored without showing other scores; the last score can be changed", async () => {
  const sent: unknown[] = [];
  const queue = [first, second, second, null];
  const serveNext = () => {
    const answer = queue.shift() ?? null;
    server.use(answers(nextAnswer, { left: queue.length, answer }));
  };
  serveNext();
  server.use(
    answers(scoreAnswer, { message: GRADE_SAVED }, (body) => {
      sent.push(body);
      serveNext();
    }),
  );
  show(paths.calibrationScore);
  expect(await screen.findByText("I check the data first.")).toBeVisible();
  expect(screen.getByText("Checks the data first (10 points)")).toBeVisible();
  expect(screen.getByText("Blames the season without a check (minus 2 points)")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save and show the next one" }));
  expect(await screen.findByText("Choose a score.")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Your score/ }), "6.5 out of 10");
  await fill(screen.getByRole("textbox", { name: "Note" }), "Short.");
  await userEvent.click(screen.getByRole("button", { name: "Save and show the next one" }));
  expect(await screen.findByText("I ask the sales team.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Your score/ })).toHaveValue("");
  expect(screen.getByRole("heading", { name: "Question: Case" })).toHaveFocus();

  await userEvent.click(screen.getByRole("button", { name: "Change the last score" }));
  expect(await screen.findByText("I check the data first.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: /Your score/ })).toHaveValue("6.5");
  expect(screen.getByRole("textbox", { name: "Note" })).toHaveValue("Short.");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Your score/ }), "It cannot be assessed");
  await userEvent.click(screen.getByRole("button", { name: "Save and show the next one" }));
  expect(await screen.findByText("I ask the sales team.")).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Your score/ }), "3 out of 10");
  await userEvent.click(screen.getByRole("button", { name: "Save and show the next one" }));
  expect(await screen.findByText("There are no answers left for you to score.")).toBeVisible();
  expect(sent).toEqual([
    { score: 6.5, note: "Short." },
    { score: null, note: "Short." },
    { score: 3, note: "" },
  ]);
});
