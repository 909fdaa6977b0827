import "@testing-library/jest-dom/jest-globals";
import { expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import type { Graded } from "./evidence.ts";
import { GradedQuestion } from "./graded-question.tsx";
import { pointsText } from "./points-text.ts";

const ANSWER = "SELECT city, SUM(revenue) FROM sales";
const at = ANSWER.indexOf("SUM(revenue)");
const question: Graded = {
  number: 3,
  type: "SQL",
  question: "Sum the revenue.",
  sampleData: JSON.stringify({ tables: [{ name: "sales", columns: ["city"], rows: [["Pune"]] }] }),
  answer: ANSWER,
  score: 4.5,
  assessed: true,
  feedback: "The sum is right.",
  rubric: [
    {
      criterion: "Sums",
      points: 4.5,
      maxPoints: 5,
      verdict: "partial",
      note: "You sum.",
      evidence: { start: at, end: at + 12, text: "SUM(revenue)" },
      counterexample: null,
    },
    {
      criterion: "Groups",
      points: 0,
      maxPoints: 5,
      verdict: "unmet",
      note: "Group by city.",
      evidence: null,
      counterexample: null,
    },
  ],
};
const show = (own: Partial<Graded & { modelAnswer: string }> = {}, hasFoldedData = false) =>
  render(
    <GradedQuestion
      question={{ ...question, ...own }}
      isOpen
      answerTitle="Your answer"
      hasFoldedData={hasFoldedData}
    />,
  );

it("marks the words that earned points with the number of their criterion", () => {
  show();
  expect(screen.getByText("SUM(revenue)").tagName).toBe("MARK");
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toContain("Sums4.5 of 5, partly metYou sum.[1]");
  expect(rows).toContain("Groups0 of 5, not metGroup by city.None");
  expect(screen.getByText("Score 4.5 out of 10, fair")).toBeInTheDocument();
});

it("says that an answer could not be assessed, and shows no points", () => {
  const rubric = question.rubric.map((one) => ({
    ...one,
    points: 0,
    verdict: "cannot_assess" as const,
    note: "It could not be assessed: it took too long to check.",
    evidence: null,
  }));
  show({ score: 0, assessed: false, rubric });
  expect(screen.getByText("Not assessed", { selector: "summary span" })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /^Sums Not assessed It could not be assessed/ })).toBeInTheDocument();
  expect(screen.queryByText(/0 out of 10|0 of 5/)).toBeNull();
});

it("says that there is no answer, and omits missing parts", () => {
  show({ answer: "", feedback: "", rubric: [], sampleData: null });
  expect(screen.getByText("No answer")).toBeVisible();
  expect(screen.queryByText("Feedback")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("Compare with a model answer")).toBeNull();
});

it("collapses the model answer, and also the sample data on a page with many questions", () => {
  show({ modelAnswer: "SELECT city, SUM(revenue) FROM sales GROUP BY city" }, true);
  for (const summary of ["Compare with a model answer", "Sample data"])
    expect(screen.getByText(summary, { selector: "summary" }).closest("details")).not.toHaveAttribute("open");
  const data = screen.getByText("Sample data", { selector: "summary" }).closest("details") as HTMLElement;
  expect(within(data).getByRole("table", { hidden: true })).toBeInTheDocument();
});

it.each([
  [3, 5, "3 of 5"],
  [-2, 0, "−2"],
])("shows %d of %d points", (points, of, text) => {
  expect(pointsText(points, of)).toBe(text);
});
