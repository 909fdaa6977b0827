import { isPageHeld } from "@dryrun/remote-kit/held-page";
import { createMemoryRouter, Link, RouterProvider, useNavigate } from "@dryrun/remote-kit/router";
import { expect, it } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextField } from "../fields/text-field.tsx";
import { FormShell } from "../form-shell.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

function Page() {
  const navigate = useNavigate();
  return (
    <FormShell initialValues={{ title: "" }} submitLabel="Save" onSubmit={() => void navigate("/done")}>
      <TextField name="title" label="Title" />
      <Link to="/else">Elsewhere</Link>
      <UnsavedGuard />
    </FormShell>
  );
}
function show() {
  const router = createMemoryRouter([
    { path: "/", element: <Page /> },
    { path: "/else", element: <p>Somewhere else</p> },
    { path: "/done", element: <p>All saved</p> },
  ]);
  render(<RouterProvider router={router} />);
}

it("lets one go from a form that is as it was", async () => {
  show();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByText("Somewhere else")).toBeInTheDocument();
});

it("asks before a changed form is left, and stays or leaves as chosen", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Title"), "Analyst");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByLabelText("Title")).toHaveValue("Analyst");
  await userEvent.click(screen.getByText("Elsewhere"));
  await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));
  expect(await screen.findByText("Somewhere else")).toBeInTheDocument();
});

it("does not ask when the form itself moves on", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Title"), "Analyst");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("All saved")).toBeInTheDocument();
});

it("holds its page while it is changed or being sent, so that no release cuts the request off", async () => {
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const form = (
    <FormShell initialValues={{ title: "" }} submitLabel="Save" onSubmit={() => sent}>
      <TextField name="title" label="Title" />
      <UnsavedGuard />
    </FormShell>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />);
  expect(isPageHeld()).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(isPageHeld()).toBe(true));
  answer();
  await waitFor(() => expect(isPageHeld()).toBe(false));
  await userEvent.type(screen.getByLabelText("Title"), "Analyst");
  expect(isPageHeld()).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(isPageHeld()).toBe(true);
});
