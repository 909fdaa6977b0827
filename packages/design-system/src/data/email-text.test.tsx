import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { EmailText } from "./email-text.tsx";

test("wraps an address only before @ and dots", () => {
  render(<EmailText email="asha.rao@student.example" />);
  const text = screen.getByText("asha.rao@student.example");
  expect(text.innerHTML).toBe("asha<wbr>.rao<wbr>@student<wbr>.example");
});
