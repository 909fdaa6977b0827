import { afterEach, beforeAll, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Toaster, toast } from "./toasts.tsx";
import "@testing-library/jest-dom/jest-globals";

beforeAll(() => {
  Object.defineProperty(globalThis, "matchMedia", {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});
afterEach(() => {
  act(() => toast.dismiss());
});

test("nothing of a toaster is there before the first toast, which then is shown", async () => {
  render(<Toaster containerAriaLabel="Notifications" />);
  expect(screen.queryByLabelText(/Notifications/)).not.toBeInTheDocument();
  act(() => toast.success("Saved"));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  act(() => toast.error("Not saved"));
  expect(await screen.findByText("Not saved")).toBeInTheDocument();
});

test("a toast from before the toaster is not lost", async () => {
  act(() => toast("Job posted"));
  render(<Toaster />);
  expect(await screen.findByText("Job posted")).toBeInTheDocument();
});
