import { createMemoryRouter, Link, RouterProvider, useNavigate } from "@dryrun/remote-kit/router";
import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
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

it("lets the person leave an unchanged form", async () => {
  show();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(await screen.findByText("Somewhere else")).toBeInTheDocument();
});

it("asks before the person leaves a changed form, and stays or leaves accordingly", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Title"), "Analyst");
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByLabelText("Title")).toHaveValue("Analyst");
  await userEvent.click(screen.getByText("Elsewhere"));
  await userEvent.click(await screen.findByRole("button", { name: "Leave page" }));
  expect(await screen.findByText("Somewhere else")).toBeInTheDocument();
});

it("does not ask when the form itself navigates", async () => {
  show();
  await userEvent.type(screen.getByLabelText("Title"), "Analyst");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("All saved")).toBeInTheDocument();
});
