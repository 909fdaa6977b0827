import { Toaster } from "@dryrun/remote-kit/toasts";
import { describe, expect, it } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { array, object, string } from "yup";
import { FormShell } from "../form-shell.tsx";
import { MonthField } from "./month-field.tsx";
import { RepeatableField } from "./repeatable-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { TextField } from "./text-field.tsx";

Object.defineProperty(globalThis, "matchMedia", {
  value: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
});
HTMLElement.prototype.setPointerCapture = () => {}; // jsdom has no pointer capture, which sonner uses
const blank = { company: "", startDate: "" };
const schema = object({ jobs: array(object({ company: string().required("Enter the company") })) });
let sent: unknown;

/** Renders the form, which the page can remove, next to the toasts, which stay. */
const page = (form: ReactNode) => (
  <>
    {form}
    <Toaster />
  </>
);

function show(jobs: (typeof blank)[]) {
  return render(
    page(
      <FormShell
        initialValues={{ jobs, skills: [] as string[] }}
        schema={schema}
        submitLabel="Save"
        onSubmit={(_, typed) => {
          sent = typed;
        }}
      >
        <RepeatableField name="jobs" noun="Work experience" blank={blank}>
          {(path) => (
            <>
              <TextField name={`${path}.company`} label="Company" />
              <MonthField name={`${path}.startDate`} label="Start date" />
            </>
          )}
        </RepeatableField>
        <TagsField name="skills" label="Skills" />
      </FormShell>,
    ),
  );
}
const companies = () => screen.getAllByLabelText<HTMLInputElement>("Company").map((input) => input.value);

describe("RepeatableField", () => {
  it("uses paths as the fields' ids and as the places of the values", async () => {
    show([{ company: "Infosys", startDate: "2024-05" }]);
    await userEvent.click(screen.getByRole("button", { name: "Add work experience" }));
    expect(document.activeElement).toHaveAttribute("id", "jobs.1.company");
    await userEvent.keyboard("TCS");
    await userEvent.type(screen.getByRole("combobox", { name: "Skills" }), "SQL,");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(sent).toEqual({
      jobs: [
        { company: "Infosys", startDate: "2024-05" },
        { company: "TCS", startDate: "" },
      ],
      skills: ["SQL"],
    });
  });

  it("removes an entry immediately and restores it with Undo", async () => {
    show(["A", "B", "C"].map((company) => ({ company, startDate: "" })));
    await userEvent.click(screen.getByRole("button", { name: "Remove Work experience 2 of 3" }));
    expect(companies()).toEqual(["A", "C"]);
    await userEvent.type(screen.getAllByLabelText("Company")[1] as HTMLElement, "C");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(companies()).toEqual(["A", "B", "CC"]);
  });

  it("removes Undo together with the form", async () => {
    const { rerender } = show(["A", "B"].map((company) => ({ company, startDate: "" })));
    await userEvent.click(screen.getByRole("button", { name: "Remove Work experience 2 of 2" }));
    expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    rerender(page(null));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  });

  it("moves the errors with their entry", async () => {
    show([
      { company: "A", startDate: "" },
      { company: "", startDate: "" },
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("link", { name: "Work experience 2: Enter the company" });
    await userEvent.click(screen.getByRole("button", { name: "Move up: Work experience 2 of 2" }));
    expect(companies()).toEqual(["", "A"]);
    expect(screen.getAllByLabelText("Company").map((input) => input.getAttribute("aria-invalid"))).toEqual([
      "true",
      null,
    ]);
  });
});
