import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TryQuestion } from "../landing/show/try-question.tsx";
import { bindTryQuestion } from "./try-question.ts";
import "@testing-library/jest-dom/jest-globals";

it("shows whether a choice is right, and opens the explanation", async () => {
  const { container } = render(<TryQuestion />);
  const undo = bindTryQuestion(container);
  const explanation = container.querySelector("details");
  expect(explanation?.open).toBe(false);
  await userEvent.click(screen.getByRole("radio", { name: /WHERE COUNT.*GROUP BY/s }));
  expect(screen.getByRole("status")).toHaveTextContent("Not quite. B is correct.");
  expect(explanation?.open).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: /HAVING/ }));
  expect(screen.getByRole("status")).toHaveTextContent("Correct: B.");
  undo();
});
