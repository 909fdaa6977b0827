import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { digitsOf } from "../inputs/number-input.tsx";
import { PasswordInput } from "../inputs/password-input.tsx";
import { PhoneInput, phoneDigits } from "../inputs/phone-input.tsx";
import { TextInput } from "../inputs/text-input.tsx";
import { Field } from "./field.tsx";

describe("Field", () => {
  it("connects label, hint and error to its control, the hint first", () => {
    render(
      <Field
        id="workExperience.0.company"
        label="Company"
        hint="As on your letter"
        error="Enter the company"
        isRequired
      >
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Company" });
    expect(input).toHaveAttribute("id", "workExperience.0.company");
    expect(input).toHaveAccessibleDescription("As on your letter Error: Enter the company");
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(screen.getByLabelText("Company")).toBe(input);
  });

  it("sets no error or required attribute on a valid, optional field", () => {
    render(
      <Field label="Company">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Company" });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute("aria-describedby");
    expect(input).not.toHaveAttribute("aria-required");
  });
});

describe("PasswordInput", () => {
  it("shows and hides the typed text by a toggle with a name for each state", async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText("Password");
    expect(input).toHaveAttribute("type", "password");
    const toggle = screen.getByRole("button", { name: "Show password", pressed: false });
    await userEvent.click(toggle);
    expect(input).toHaveAttribute("type", "text");
    expect(toggle).toHaveAttribute("aria-pressed", "true");
  });
});

describe("PhoneInput", () => {
  it("includes +91 in its name and returns ten digits", async () => {
    const onValue = jest.fn();
    render(
      <Field label="Phone">
        <PhoneInput value="" onValue={onValue} />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Phone +91" });
    expect(input).toHaveAttribute("placeholder", "10-digit phone number");
    await userEvent.click(input);
    await userEvent.paste("+91 98765-43210");
    expect(onValue).toHaveBeenLastCalledWith("9876543210");
  });

  it.each([
    ["09876543210", "9876543210"],
    ["919876543210", "9876543210"],
    ["00919876543210", "9876543210"],
    ["9198765432", "9198765432"],
    ["98765abc", "98765"],
  ])("cleans %s to %s", (typed, kept) => expect(phoneDigits(typed)).toBe(kept));
});

describe("digitsOf", () => {
  it.each<[string, boolean, string]>([
    ["₹4,50,000", false, "450000"],
    ["3.5", true, "3.5"],
    ["3.5.1", true, "3.51"],
    ["3.5", false, "35"],
  ])("converts %s (decimals %s) to %s", (typed, decimals, kept) => expect(digitsOf(typed, decimals)).toBe(kept));
});
