import { afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
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

test("loads no toaster before the first toast, which is then shown", async () => {
  render(<Toaster containerAriaLabel="Notifications" />);
  expect(screen.queryByLabelText(/Notifications/)).not.toBeInTheDocument();
  act(() => toast.success("Saved"));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  act(() => toast.error("Not saved"));
  expect(await screen.findByText("Not saved")).toBeInTheDocument();
});

test("shows a toast created before the toaster has loaded", async () => {
  act(() => toast("Job posted"));
  render(<Toaster />);
  expect(await screen.findByText("Job posted")).toBeInTheDocument();
});

test("does not show a toast that was dismissed before the toaster has loaded", async () => {
  act(() => toast.warning("Not this one", { id: "gone" }));
  act(() => toast("This one", { id: "kept" }));
  act(() => toast.dismiss("gone"));
  render(<Toaster />);
  expect(await screen.findByText("This one")).toBeInTheDocument();
  expect(screen.queryByText("Not this one")).not.toBeInTheDocument();
});

test.each([
  ["a notice", (text: string) => toast.success(text), false],
  ["a warning", (text: string) => toast.warning(text), false],
  ["an error", (text: string) => toast.error(text), true],
  ["an offer to undo", (text: string) => toast(text, { action: { label: "Undo", onClick: () => {} } }), true],
])("%s closes after five seconds, unless a person must close it", async (what, show, stays) => {
  render(<Toaster />);
  act(() => toast("The toaster has come"));
  await screen.findAllByText("The toaster has come");
  jest.useFakeTimers();
  try {
    act(() => show(what));
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(screen.getByText(what)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryAllByText(what)).toHaveLength(stays ? 1 : 0);
  } finally {
    jest.useRealTimers();
  }
});

test("continues Tab from the toasts to the top of the page instead of the previous position", async () => {
  jest.useRealTimers();
  render(
    <>
      <a href="#main">Skip</a>
      <button type="button">Last control</button>
      <Toaster closeButton />
    </>,
  );
  act(() => toast.error("Not saved"));
  await screen.findByText("Not saved");
  screen.getByRole("button", { name: "Last control" }).focus();
  const close = screen.getAllByRole("button", { name: /close/i }).at(-1) as HTMLElement;
  act(() => close.focus());
  act(() => void close.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true })));
  await waitFor(() => expect(screen.getByText("Skip")).toHaveFocus());
});
