import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field } from "./field.tsx";
import { FileDrop, sizeText } from "./file-drop.tsx";
import { FunnelBars, shareText } from "./funnel-bars.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Progress } from "./progress.tsx";
import { TrendLine } from "./trend-line.tsx";

const steps = [
  { label: "Invited", count: 40 },
  { label: "Applied", count: 10 },
  { label: "Interview sent", count: 0 },
  { label: "Accepted", count: 0 },
];

describe("FunnelBars", () => {
  it("compares each step with the one before, never with an empty one", () => {
    expect(steps.map((_, at) => shareText(steps, at))).toEqual([
      "",
      "25% of the step before",
      "0% of the step before",
      "",
    ]);
    render(<FunnelBars title="From invitation to decision" steps={steps} />);
    expect(screen.getAllByRole("listitem")[1]).toHaveTextContent("Applied10 25% of the step before");
  });
});

it("TrendLine reads its points and gives them as a table", async () => {
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

it("OrderSummary says what a price was, and the total", () => {
  render(<OrderSummary lines={[{ label: "Course", amount: "₹1,999", was: "₹2,499" }]} total="₹1,999" />);
  expect(screen.getByText("was ₹2,499, now")).toBeInTheDocument();
  expect(screen.getByText("Total")).toBeInTheDocument();
});

describe("FileDrop", () => {
  it("is a file input with its label and error, and gives the chosen file", async () => {
    const onFile = jest.fn();
    const file = new File(["name,email"], "people.csv", { type: "text/csv" });
    const field = (chosen?: File) => (
      <Field label="CSV file" error={chosen ? undefined : "Please select a CSV file."}>
        <FileDrop accept=".csv" onFile={onFile} file={chosen} about="1 row" />
      </Field>
    );
    const { rerender } = render(field());
    expect(screen.getByLabelText("CSV file")).toHaveAccessibleDescription("Error: Please select a CSV file.");
    await userEvent.upload(screen.getByLabelText("CSV file"), file);
    expect(onFile).toHaveBeenCalledWith(file);
    rerender(field(file));
    expect(screen.getByText("people.csv, 1 row, 1 KB")).toBeInTheDocument();
  });

  it.each([
    [10, "1 KB"],
    [340 * 1024, "340 KB"],
    [1.2 * 1024 * 1024, "1.2 MB"],
  ])("writes %s bytes as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

it("Progress is determinate and named", () => {
  render(<Progress done={6} total={10} label="6 of 10 scored" />);
  expect(screen.getByRole("progressbar", { name: "6 of 10 scored" })).toHaveAttribute("value", "6");
});
