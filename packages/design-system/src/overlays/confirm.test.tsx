import { expect, it, jest } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { Confirm } from "./confirm.tsx";

// As if the network was lost after the page had loaded.
jest.mock("./confirm-dialog.tsx", () => {
  throw new Error("The chunk cannot be loaded");
});

it("uses the browser's own dialogs if this one cannot be loaded, also for the reason of a failure", async () => {
  const ask = jest.spyOn(window, "confirm").mockReturnValue(true);
  const alert = jest.spyOn(window, "alert").mockReturnValue();
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  const own = { isOpen: true, title: "Delete?", confirmLabel: "Delete", onConfirm, onClose };
  const view = render(<Confirm {...own} />);
  await waitFor(() => expect(ask).toHaveBeenCalledWith("Delete?"));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  view.rerender(<Confirm {...own} failure="12 people are enrolled." />);
  await waitFor(() => expect(alert).toHaveBeenCalledWith("12 people are enrolled."));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
  view.rerender(<Confirm {...own} isOpen={false} />);
  view.rerender(<Confirm {...own} />);
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});
