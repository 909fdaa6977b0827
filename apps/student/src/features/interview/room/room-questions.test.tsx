import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeFullScreen } from "../../../testing/full-screen.ts";
import { withServer } from "../../../testing/show.tsx";
import { answerEditor, aQuestion, aStart, openRoom, pressButton } from "../testing.tsx";

withServer();
let takeAway = () => {};
beforeEach(() => {
  takeAway = fakeFullScreen();
});
afterEach(() => takeAway());

describe("I don't know", () => {
  it("visibly marks the question, and a second press removes the mark", async () => {
    await openRoom();
    await pressButton("I don't know");
    const mark = screen.getByRole("button", { name: "I don't know" });
    expect(mark).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText("Marked “I don't know”. Press it again to answer.")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Question 1, I don't know" })).toBeInTheDocument();
    await userEvent.click(mark);
    expect(answerEditor()).toHaveValue("");
    expect(mark).toHaveAttribute("aria-pressed", "false");
    expect(await screen.findByRole("button", { name: "Question 1, not answered" })).toBeInTheDocument();
  });

  it("is counted separately in the overview", async () => {
    await openRoom();
    await pressButton("I don't know");
    await pressButton("Next");
    await screen.findByRole("heading", { name: /^Question 2 of 10/ });
    fireEvent.change(answerEditor(2), { target: { value: "SELECT 1" } });
    await pressButton("Overview");
    expect(screen.getByText("1 of 10 answered, 1 marked “I don't know”")).toBeInTheDocument();
    expect(screen.getByText("I don't know", { selector: "li *" })).toBeInTheDocument();
    expect(screen.queryByText(DONT_KNOW, { selector: "li *" })).toBeNull();
    expect(screen.getByText("You cannot change your answers after you submit them.")).toBeInTheDocument();
  });
});

it.each([
  ["a query", { run: { kind: "sql", world: '{"tables":[]}' } } as const, "Write one query."],
  ["code that cannot be run", {}, "Write your answer."],
  ["words", { type: "Case" }, "Answer in your own words."],
])("the answer box shows what to write: %s", async (_, own, line) => {
  await openRoom(aStart({ firstQuestion: aQuestion(1, own) }));
  expect(answerEditor()).toHaveAccessibleDescription(line);
});

describe("on a phone", () => {
  const before = globalThis.matchMedia;
  beforeEach(() => {
    const narrow = (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} });
    globalThis.matchMedia = narrow as unknown as typeof matchMedia;
  });
  afterEach(() => {
    globalThis.matchMedia = before;
  });

  it.each(["What is asked in question 1?", `${"word ".repeat(60)}end`])(
    "shows a question without data above its answer, without tabs: %s",
    async (question) => {
      await openRoom(aStart({ firstQuestion: aQuestion(1, { type: "Behavioural", sampleData: null, question }) }));
      expect(screen.queryByRole("tab")).toBeNull();
      expect(screen.getAllByText(question)).toHaveLength(1);
      expect(answerEditor()).toBeVisible();
    },
  );

  it.each([
    ["data", {}],
    [
      "a workbook",
      { sampleData: null, run: { kind: "sheet", world: '{"sheets":[],"sheet":"S","address":"A1"}' } } as const,
    ],
  ])("shows a question with %s in tabs", async (_, own) => {
    await openRoom(aStart({ firstQuestion: aQuestion(1, own) }));
    expect(screen.getAllByRole("tab")).toHaveLength(2);
  });
});
