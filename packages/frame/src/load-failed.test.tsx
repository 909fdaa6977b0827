import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoadFailed } from "./load-failed.tsx";
import "@testing-library/jest-dom/jest-globals";

const ours = { status: 500, data: { message: "Something went wrong.", requestId: "req-1" } };
const offline = { status: "FETCH_ERROR", error: "no network" };

describe("an error panel", () => {
  test.each([
    ["a fault of the server", ours, "Something went wrong on our side. Try again."],
    [
      "a lost connection",
      offline,
      "You are offline, or Dryrun cannot be reached. Check your connection and try again.",
    ],
  ])("names %s", (_case, error, detail) => {
    render(<LoadFailed title="Failed to load jobs" error={error} onRetry={() => undefined} isRetrying={false} />);
    expect(screen.getByRole("heading", { name: "Failed to load jobs" })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  test("shows the reference of a server fault for support", () => {
    render(<LoadFailed title="Failed" error={ours} onRetry={() => undefined} isRetrying={false} />);
    expect(screen.getByText(/req-1/)).toBeVisible();
  });

  test("links to the status page for a server fault, but not for a lost connection", () => {
    const panel = (error: unknown) => (
      <LoadFailed
        title="Failed"
        error={error}
        onRetry={() => undefined}
        isRetrying={false}
        wayOut={<a href="/">Home</a>}
      />
    );
    const { rerender } = render(panel(ours));
    expect(screen.getByRole("link", { name: "System status" })).toHaveAttribute("href", "/status");
    rerender(panel(offline));
    expect(screen.queryByRole("link", { name: "System status" })).toBeNull();
    expect(screen.getByRole("link", { name: "Home" })).toBeVisible();
  });

  test("Try again retries, and the panel takes the focus only after a failed retry", async () => {
    let tries = 0;
    const panel = (isRetrying: boolean) => (
      <LoadFailed title="Failed" error={ours} onRetry={() => tries++} isRetrying={isRetrying} />
    );
    const { rerender } = render(panel(false));
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    rerender(panel(true));
    rerender(panel(false));
    expect(tries).toBe(1);
    expect(screen.getByRole("heading", { name: "Failed" })).toHaveFocus();
  });
});
