import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { number, object, ref, string } from "yup";
import { NumberField } from "./fields/number-field.tsx";
import { TextField } from "./fields/text-field.tsx";
import { FormShell } from "./form-shell.tsx";

const BELOW = "Maximum cannot be below the minimum.";
const TAKEN = "This name is taken.";
const schema = object({
  name: string().required("Enter a name."),
  minimum: number().typeError("Enter a number."),
  maximum: number().min(ref("minimum"), BELOW),
});

function renderForm() {
  render(
    <FormShell
      initialValues={{ name: "Pay", minimum: "8", maximum: "5" }}
      schema={schema}
      submitLabel="Save"
      onSubmit={() => ({ ok: false, errors: [{ field: "name", message: TAKEN }] })}
    >
      <TextField name="name" label="Name" />
      <NumberField name="minimum" label="Minimum" />
      <NumberField name="maximum" label="Maximum" />
    </FormShell>,
  );
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
async function replace(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
}

test("a field's error clears when the value that it depends on is mended", async () => {
  renderForm();
  await save();
  expect(screen.getByLabelText("Maximum")).toHaveAccessibleDescription(`Error: ${BELOW}`);
  await replace("Minimum", "4");
  expect(screen.getByLabelText("Maximum")).not.toHaveAttribute("aria-invalid");
  await replace("Minimum", "9");
  expect(screen.getByLabelText("Maximum")).not.toHaveAttribute("aria-invalid"); // it waits for the submission
  await save();
  expect(screen.getByLabelText("Maximum")).toHaveAttribute("aria-invalid", "true");
});

test("a refusal of the server stays while other fields change, and clears with its own field", async () => {
  renderForm();
  await replace("Minimum", "4");
  await save();
  expect(await screen.findByLabelText("Name")).toHaveAccessibleDescription(`Error: ${TAKEN}`);
  await replace("Maximum", "7");
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription(`Error: ${TAKEN}`);
  await userEvent.type(screen.getByLabelText("Name"), "s");
  expect(screen.getByLabelText("Name")).not.toHaveAttribute("aria-invalid");
});
