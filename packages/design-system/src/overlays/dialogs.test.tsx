import { describe, expect, it, jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { AlertDialog } from "./alert-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

function Deletion({ onConfirm = () => {} }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
        title="Delete this job?"
        confirmLabel="Delete job"
        cancelLabel="Keep job"
        isDanger
      >
        Its 12 applications stay visible.
      </ConfirmDialog>
    </>
  );
}

describe("ConfirmDialog", () => {
  it("asks as an alert dialog and focuses the cancelling button", async () => {
    const onConfirm = jest.fn();
    render(<Deletion onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this job?" });
    expect(dialog).toHaveAccessibleDescription("Its 12 applications stay visible.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep job" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Delete job" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it("focuses the element that the page names and, after a cancel, the one that had it before", async () => {
    const isDone = { current: false };
    function Page() {
      const [isOpen, setOpen] = useState(false);
      const heading = useRef<HTMLHeadingElement>(null);
      const close = () => setOpen(false);
      return (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Jobs
          </h1>
          <button type="button" onClick={() => setOpen(true)}>
            Delete
          </button>
          <ConfirmDialog
            isOpen={isOpen}
            onClose={close}
            onConfirm={() => {
              isDone.current = true;
              close();
            }}
            title="Delete?"
            confirmLabel="Delete job"
            cancelLabel="Keep job"
            finalFocus={() => (isDone.current ? heading.current : true)}
          />
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Keep job" }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Delete job" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Jobs" })).toHaveFocus());
  });

  it("announces why the action failed, and stays open", () => {
    const nothing = () => {};
    render(
      <ConfirmDialog
        isOpen
        onClose={nothing}
        onConfirm={nothing}
        title="Delete?"
        confirmLabel="Delete"
        failure="12 people are enrolled."
      />,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("12 people are enrolled.");
    expect(screen.getByRole("button", { name: "Delete" })).toBeEnabled();
  });

  it("cancels with Escape and restores the focus", async () => {
    render(<Deletion />);
    const opener = screen.getByRole("button", { name: "Delete" });
    await userEvent.click(opener);
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

it("AlertDialog shows its message and one OK", async () => {
  const onClose = jest.fn();
  render(<AlertDialog isOpen message="Failed to start mock interview" onClose={onClose} />);
  expect(await screen.findByRole("alertdialog", { name: "Failed to start mock interview" })).toBeInTheDocument();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("Dialog is named and described, and its button closes it", async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Change password" description="Other devices are logged out.">
      <input aria-label="New password" />
    </Dialog>,
  );
  const dialog = await screen.findByRole("dialog", { name: "Change password" });
  expect(dialog).toHaveAccessibleDescription("Other devices are logged out.");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalled();
});
