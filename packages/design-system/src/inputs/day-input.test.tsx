import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DayInput } from "./day-input.tsx";

afterEach(cleanup);

/** Holds the value of the form. */
function Kept({ first = "", onValue }: { first?: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(first);
  return (
    <DayInput
      legend="Closing date"
      id="closingDate"
      value={value}
      onValue={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

it("joins day, month and year to YYYY-MM-DD, in any order of typing", async () => {
  const onValue = jest.fn();
  render(<Kept onValue={onValue} />);
  expect(screen.getByRole("group", { name: "Closing date" })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Month"), "December");
  expect(onValue).toHaveBeenLastCalledWith("-12-");
  await userEvent.type(screen.getByLabelText("Year"), "2026");
  await userEvent.type(screen.getByLabelText("Day"), "5");
  expect(onValue).toHaveBeenLastCalledWith("2026-12-05");
});

it("shows a day as typed, digit by digit", async () => {
  render(<Kept first="2026-12-" onValue={jest.fn()} />);
  const day = screen.getByLabelText("Day");
  await userEvent.type(day, "2");
  expect(day).toHaveValue("2");
  await userEvent.type(day, "7");
  expect(day).toHaveValue("27");
  await userEvent.clear(day);
  expect(day).toHaveValue("");
});

it("splits a given day, follows another one, and is empty once all three parts are empty", async () => {
  const onValue = jest.fn();
  const { rerender } = render(<DayInput legend="Closing date" value="" onValue={onValue} />);
  rerender(<DayInput legend="Closing date" value="2026-12-05" onValue={onValue} />);
  expect(screen.getByLabelText("Day")).toHaveValue("05");
  expect(screen.getByLabelText("Month")).toHaveDisplayValue("December");
  expect(screen.getByLabelText("Year")).toHaveValue("2026");
  rerender(<DayInput legend="Closing date" value="--05" onValue={onValue} />);
  await userEvent.clear(screen.getByLabelText("Day"));
  expect(onValue).toHaveBeenLastCalledWith("");
});

it("shows its hint and its error, and marks its controls", () => {
  render(
    <DayInput
      legend="Closing date"
      hint="Until the end of the day."
      error="It has passed."
      value=""
      onValue={jest.fn()}
    />,
  );
  const group = screen.getByRole("group", { name: "Closing date" });
  expect(group).toHaveAccessibleDescription("Until the end of the day. Error: It has passed.");
  for (const label of ["Day", "Month", "Year"]) expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid");
});
