import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dots10 } from "../charts/dots10.tsx";
import { ReadinessRing } from "../charts/readiness-ring.tsx";
import { TopicBars } from "../charts/topic-bars.tsx";
import { Countdown } from "../feedback/countdown.tsx";
import { CueLine } from "../feedback/cue-line.tsx";
import { clockText, PromptClock } from "../feedback/prompt-clock.tsx";
import { ScoreBadge } from "./score-badge.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { VerdictBadge } from "./verdict-badge.tsx";
import { VerdictMeter } from "./verdict-meter.tsx";

describe("badges", () => {
  it.each([
    [7.5, "good"],
    [7, "good"],
    [6.9, "fair"],
    [4, "fair"],
    [3.9, "weak"],
  ])("labels a score of %s as %s", (score, word) => {
    render(<ScoreBadge score={score} />);
    expect(screen.getByText(`Score ${score} out of 10, ${word}`)).toBeInTheDocument();
  });

  it("writes the status, and has a dashed border only while pending", () => {
    const { container } = render(
      <>
        <StatusBadge status="pending" />
        <StatusBadge status="accepted" />
      </>,
    );
    expect(screen.getByText("Pending")).toBeInTheDocument();
    expect(container.querySelectorAll("[data-draft]")).toHaveLength(1);
  });

  it("shows that a verdict is close to the line", () => {
    render(<VerdictBadge verdict="Review" score={38} isClose />);
    expect(screen.getByText("38 Review (close to the line)")).toBeInTheDocument();
  });

  it("shows that there is no verdict yet", () => {
    render(<VerdictBadge verdict={null} />);
    expect(screen.getByText("Being evaluated")).toBeInTheDocument();
  });
});

describe("VerdictMeter", () => {
  it.each([
    [62, "Review", false, "62 out of 100, Review"],
    [74, "Review", true, "74 out of 100, Review (close to the line)"],
    [38, "Review", true, "38 out of 100, Review (close to the line)"],
    [70, "Pass", false, "70 out of 100, Pass"],
    [39, "Rejected", false, "39 out of 100, Rejected"],
    [40, "Review", false, "40 out of 100, Review"],
  ] as const)("describes %s with %s, close %s, as: %s", (score, verdict, isClose, text) => {
    render(<VerdictMeter score={score} verdict={verdict} isClose={isClose} />);
    expect(document.querySelectorAll("[data-here]")).toHaveLength(isClose ? 0 : 2);
    const meter = screen.getByRole("meter", { name: "Score" });
    expect(meter).toHaveAttribute("aria-valuetext", text);
    expect(meter).toHaveAttribute("aria-valuenow", String(score));
  });
});

describe("ReadinessRing", () => {
  it("names the link around it", () => {
    const filled = Array.from({ length: 12 }, (_, index) => index < 7);
    render(
      <a href="/student/profile">
        <ReadinessRing filled={filled} percent={58} text="Profile 58% complete, 5 items missing" />
      </a>,
    );
    expect(screen.getByRole("link", { name: "Profile 58% complete, 5 items missing" })).toBeInTheDocument();
  });

  it.each([
    [100, "success"],
    [99, "warning"],
    [50, "warning"],
    [49, "danger"],
  ])("has at %d percent the colour of %s", (percent, tone) => {
    const { container } = render(<ReadinessRing filled={[true]} percent={percent} text="" />);
    expect(container.firstElementChild).toHaveAttribute("data-tone", tone);
  });
});

describe("CueLine", () => {
  it("opens saved and open questions, not locked ones", async () => {
    const onSelect = jest.fn();
    render(
      <CueLine
        steps={[{ state: "saved" }, { state: "open" }, { state: "locked" }]}
        current={1}
        onSelect={onSelect}
        noun="Question"
      />,
    );
    expect(screen.getByRole("button", { name: "Question 2, not answered" })).toHaveAttribute("aria-current", "step");
    await userEvent.click(screen.getByRole("button", { name: "Question 1, answered" }));
    const locked = screen.getByRole("button", { name: "Question 3, not opened" });
    await userEvent.click(locked);
    expect(locked).toHaveAttribute("aria-disabled", "true");
    expect(onSelect.mock.calls).toEqual([[0]]);
  });

  it("is one picture if nothing can be pressed", () => {
    render(
      <CueLine
        steps={Array.from({ length: 50 }, (_, index) => ({ state: index < 12 ? "saved" : "open" }))}
        current={12}
      />,
    );
    expect(screen.getByRole("img", { name: "12 of 50 answered" })).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("PromptClock", () => {
  it("is a timer with minutes and seconds", () => {
    render(<PromptClock secondsLeft={754} totalSeconds={1800} />);
    expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent("12:34");
  });

  it("hides the digits until five minutes are left, and announces the last minute in words", () => {
    const { rerender } = render(<PromptClock secondsLeft={301} totalSeconds={1800} hasHiddenDigits />);
    expect(screen.getByRole("timer")).toHaveTextContent("Time hidden");
    rerender(<PromptClock secondsLeft={300} totalSeconds={1800} hasHiddenDigits />);
    expect(screen.getByRole("timer")).toHaveTextContent("5:00");
    rerender(<PromptClock secondsLeft={60} totalSeconds={1800} />);
    expect(screen.getByRole("timer")).toHaveTextContent("1 min");
  });

  it("never goes below zero", () => expect(clockText(-3)).toBe("0:00"));
});

it("counts down in days, hours and minutes", () => {
  render(<Countdown secondsLeft={2 * 86_400 + 4 * 3600 + 600} label="Starts in" />);
  expect(screen.getByRole("timer", { name: "Starts in: 2 days, 4 hours, 10 minutes" })).toBeInTheDocument();
});

it("shows seconds on request, and never announces them", () => {
  render(<Countdown secondsLeft={3600 + 5} label="Starts in" hasSeconds />);
  const timer = screen.getByRole("timer", { name: "Starts in: 0 days, 1 hour, 0 minutes" });
  expect(timer).toHaveTextContent("0 d1 h0 min05 s");
});

describe("charts", () => {
  it("shows the topics as text and as a table", async () => {
    render(
      <TopicBars
        bars={[{ topic: "SQL", tone: 3, correct: 6, total: 13 }]}
        mark={{ percent: 60, text: "The mark is 60%." }}
        title="Correct by topic"
        columns={["Topic", "Correct", "Share"]}
      />,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent("SQL6 of 13 · 46%");
    expect(screen.getByText("The mark is 60%.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
    expect(screen.getByRole("table", { name: "Correct by topic" })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: "SQL 6 of 13 46%" })).toBeInTheDocument();
  });

  it("shows that a question could not be assessed, without a score", () => {
    const { container } = render(<Dots10 title="Scores" noun="Question" scores={[7.5, null]} />);
    expect(screen.getByText("Question 2: Not assessed")).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/Question 2: 0/);
    render(<ScoreBadge score={null} />);
    expect(screen.getByText("Not assessed")).toBeInTheDocument();
  });

  it("describes each question's score", () => {
    render(<Dots10 title="Scores" noun="Question" scores={[7.5, 3]} />);
    expect(screen.getByText("Question 1: 7.5 out of 10, good")).toBeInTheDocument();
    expect(screen.getByText("Question 2: 3 out of 10, weak")).toBeInTheDocument();
  });
});
