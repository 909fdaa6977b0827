import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { InterruptionList } from "./interruption-list.tsx";

const lines = () => screen.getAllByRole("listitem").map((line) => line.textContent);

test("counts events by question and kind, in the order of the questions", () => {
  const events = [
    { type: "blur", number: 7 },
    { type: "hidden", number: 2 },
    { type: "offline", number: null },
    { type: "blur", number: 7 },
  ] as const;
  render(<InterruptionList events={events} fullScreen />);
  expect(lines()).toEqual([
    "The connection was lost",
    "Question 2: Another tab or app was opened",
    "Question 7: Another window came to the front (2 times)",
  ]);
  expect(screen.queryByText(/Full screen/)).toBeNull();
});

test("says that nothing was recorded, and that full screen was not available", () => {
  render(<InterruptionList events={[]} fullScreen={false} />);
  expect(screen.getByText("No interruptions.")).toBeVisible();
  expect(screen.getByText("Full screen was not available on this device.")).toBeVisible();
});
