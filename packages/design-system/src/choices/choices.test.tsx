import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MonthInput } from "../inputs/month-input.tsx";
import { Checkbox } from "./checkbox.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Switch } from "./switch.tsx";

describe("RadioGroup", () => {
  const options = [
    { value: "student", label: "I'm a Student", hint: "Free" },
    { value: "employer", label: "I'm an Employer" },
  ];

  it("is a named group whose error is described, and whose first radio has the group's id", () => {
    render(
      <RadioGroup
        legend="Account"
        id="userType"
        options={options}
        value={undefined}
        onValue={jest.fn()}
        error="Choose one"
        look="cards"
      />,
    );
    expect(screen.getByRole("group", { name: "Account" })).toHaveAccessibleDescription("Error: Choose one");
    const first = screen.getByRole("radio", { name: "I'm a Student" });
    expect(first).toHaveAttribute("id", "userType");
    expect(first).toHaveAccessibleDescription("Free");
  });

  it("returns the value of the pressed radio", async () => {
    const onValue = jest.fn();
    render(<RadioGroup legend="Account" options={options} value="student" onValue={onValue} />);
    expect(screen.getByRole("radio", { name: "I'm a Student" })).toBeChecked();
    await userEvent.click(screen.getByText("I'm an Employer"));
    expect(onValue).toHaveBeenCalledWith("employer");
  });
});

describe("Checkbox", () => {
  it("is named by its label alone and shows its error", async () => {
    const onValue = jest.fn();
    render(
      <Checkbox label="I am 18 or older" isRequired error="Tick this to go on" checked={false} onValue={onValue} />,
    );
    const box = screen.getByRole("checkbox", { name: "I am 18 or older" });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription("Error: Tick this to go on");
    await userEvent.click(screen.getByText("I am 18 or older"));
    expect(onValue).toHaveBeenCalledWith(true);
  });
});

describe("MonthInput", () => {
  it("joins month and year to YYYY-MM and splits them again", async () => {
    const onValue = jest.fn();
    const { rerender } = render(<MonthInput legend="Start date" value="" onValue={onValue} />);
    expect(screen.getByRole("group", { name: "Start date" })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText("Month"), "May");
    expect(onValue).toHaveBeenLastCalledWith("-05");
    rerender(<MonthInput legend="Start date" value="2024-05" onValue={onValue} />);
    expect(screen.getByLabelText("Year")).toHaveValue("2024");
    expect(screen.getByLabelText("Month")).toHaveDisplayValue("May");
    await userEvent.selectOptions(screen.getByLabelText("Month"), "Month");
    expect(onValue).toHaveBeenLastCalledWith("2024-");
  });

  it("marks required controls with a star, and only those", () => {
    const { rerender } = render(<MonthInput legend="End date" value="" onValue={jest.fn()} isRequired />);
    expect(screen.getByRole("group", { name: /^End date/ })).toHaveTextContent(/^End date \*/);
    rerender(<MonthInput legend="End date" value="" onValue={jest.fn()} />);
    expect(screen.getByRole("group", { name: "End date" })).toHaveTextContent(/^End dateMonth/);
  });

  it("is disabled with its reason", () => {
    render(<MonthInput legend="End date" value="" onValue={jest.fn()} disabledReason="You are still working here" />);
    expect(screen.getByLabelText("Month")).toBeDisabled();
    expect(screen.getByRole("group", { name: "End date" })).toHaveAccessibleDescription("You are still working here");
  });
});

describe("Switch", () => {
  it("is a named switch that returns its new state", async () => {
    const onValue = jest.fn();
    render(<Switch aria-label="Active" checked onValue={onValue} />);
    const control = screen.getByRole("switch", { name: "Active" });
    expect(control).toBeChecked();
    await userEvent.click(control);
    expect(onValue).toHaveBeenCalledWith(false);
  });

  it("ignores presses while it is busy", async () => {
    const onValue = jest.fn();
    render(<Switch aria-label="Active" checked={false} isBusy onValue={onValue} />);
    await userEvent.click(screen.getByRole("switch"));
    expect(onValue).not.toHaveBeenCalled();
  });
});
