import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button.tsx";

describe("Button", () => {
  it("does not submit a form by default", async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("shows the pending label, keeps the focus and ignores a second press while it is busy", async () => {
    const pressButton = jest.fn();
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const button = (isBusy: boolean) => (
      <form onSubmit={send}>
        <Button type="submit" isBusy={isBusy} pendingLabel="Registering..." onClick={pressButton}>
          Register Now
        </Button>
      </form>
    );
    const { rerender } = render(button(false));
    await userEvent.click(screen.getByRole("button", { name: "Register Now" }));
    rerender(button(true));
    const busy = screen.getByRole("button", { name: "Registering..." });
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute("aria-busy", "true");
    expect(busy).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(busy);
    await userEvent.keyboard("{Enter}");
    expect(pressButton).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("stays focusable and shows the reason when it is disabled", async () => {
    const pressButton = jest.fn();
    render(
      <Button onClick={pressButton} disabledReason="A rejected result is not sent">
        Send to Recruiter
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole("button", { name: "Send to Recruiter" });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("A rejected result is not sent");
    await userEvent.keyboard("{Enter}");
    expect(pressButton).not.toHaveBeenCalled();
  });

  it("keeps the focus when the reason disappears", async () => {
    const { rerender } = render(<Button disabledReason="Checking…">Continue</Button>);
    await userEvent.tab();
    rerender(<Button disabledReason={undefined}>Continue</Button>);
    expect(screen.getByRole("button", { name: "Continue" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription("");
  });
});
