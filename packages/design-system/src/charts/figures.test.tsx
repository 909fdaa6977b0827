import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Progress } from "../feedback/progress.tsx";
import { OrderSummary } from "../pages/order-summary.tsx";
import { PriceTag } from "../pages/price-tag.tsx";
import { FunnelBars, shareText } from "./funnel-bars.tsx";
import { TrendLine } from "./trend-line.tsx";

const steps = [
  { label: "Invited", count: 40 },
  { label: "Applied", count: 10 },
  { label: "Interview sent", count: 0 },
  { label: "Accepted", count: 0 },
];

describe("FunnelBars", () => {
  it("compares each step with the previous one, never with an empty one", () => {
    expect(steps.map((_, index) => shareText(steps, index))).toEqual(["", "25% of invited", "0% of applied", ""]);
    const accepted = { label: "Accepted", count: 3, of: { count: 10, text: "all applications" } };
    expect(shareText([{ label: "Interview sent", count: 5 }, accepted], 1)).toBe("30% of all applications");
    expect(
      shareText(
        [
          { label: "Invited", count: 5 },
          { label: "Applied", count: 20, of: null },
        ],
        1,
      ),
    ).toBe("");
    render(<FunnelBars title="From invitation to decision" steps={steps} />);
    expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("Applied10 · 25% of invited");
  });
});

it("TrendLine describes its points and shows them as a table", async () => {
  render(
    <TrendLine
      title="Your scores"
      points={[
        { key: "a", when: "2 Nov", score: 38 },
        { key: "b", when: "20 Nov", score: 62 },
      ]}
    />,
  );
  expect(screen.getByRole("img", { name: "2 Nov: 38 out of 100; 20 Nov: 62 out of 100" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show as table" }));
  expect(screen.getByRole("row", { name: "20 Nov 62 out of 100" })).toBeInTheDocument();
});

it("TrendLine labels a repeated day once", () => {
  const points = [38, 41, 62].map((score, index) => ({ key: `${index}`, when: index < 2 ? "2 Nov" : "20 Nov", score }));
  render(<TrendLine title="Your scores" points={points} />);
  expect(screen.getAllByText("2 Nov")).toHaveLength(1);
  expect(screen.getAllByText("20 Nov")).toHaveLength(1);
  expect(screen.getByText("41")).toBeInTheDocument();
});

it("OrderSummary shows the previous price and the total", () => {
  render(<OrderSummary lines={[{ label: "Course", amount: "₹1,999", was: "₹2,499" }]} total="₹1,999" />);
  expect(screen.getByText("was ₹2,499, now")).toBeInTheDocument();
  expect(screen.getByText("Total")).toBeInTheDocument();
});

describe("PriceTag", () => {
  it("names its number and announces the struck price as the previous one", () => {
    render(<PriceTag label="Price of the course" amount="₹1,999" was="₹2,499" note="Includes all taxes" />);
    expect(screen.getByRole("term")).toHaveTextContent("Price of the course");
    const [price, note] = screen.getAllByRole("definition");
    expect(price).toHaveTextContent("was ₹2,499, now ₹2,499 ₹1,999");
    expect(price?.querySelector("s")).toHaveAttribute("aria-hidden", "true");
    expect(note).toHaveTextContent("Includes all taxes");
  });

  it("strikes nothing without a previous price", () => {
    const { container } = render(<PriceTag amount="₹0" />);
    expect(container.querySelector("s")).toBeNull();
    expect(screen.queryByText(/was/)).not.toBeInTheDocument();
  });
});

describe("Progress", () => {
  const label = (done: number) => `${done} of 10 scored`;
  const bar = (done: number) => <Progress done={done} total={10} label={label(done)} note="You may leave this page." />;

  it("is determinate, named, and shows that leaving is safe", () => {
    render(bar(6));
    expect(screen.getByRole("progressbar", { name: label(6) })).toHaveAttribute("value", "6");
    expect(screen.getByText("You may leave this page.")).toBeInTheDocument();
  });

  it("is announced at the start, at each quarter and at the end, not with each step", () => {
    const { rerender } = render(bar(0));
    const heard = Array.from({ length: 11 }, (_, done) => {
      rerender(bar(done));
      return screen.getByRole("status").textContent;
    });
    expect([...new Set(heard)]).toEqual([0, 3, 5, 8, 10].map(label));
  });
});
