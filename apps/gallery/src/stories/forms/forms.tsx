import { ErrorSummary } from "@dryrun/forms/error-summary";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { FormShell } from "@dryrun/forms/form-shell";
import type { Story } from "../../story.ts";
import { DemoForm } from "./form.tsx";

export const forms: Story = {
  title: "Form",
  group: "Forms and text",
  about:
    "Checked at the submit, then each change of a refused field. What is typed is kept on the device and comes back.",
  keys: [
    ["Enter in a line", "hands in"],
    ["Enter in the summary", "goes to the field"],
  ],
  states: [
    {
      name: "Every field, its draft and its guard",
      hint: "type, load again: it is there",
      isWide: true,
      show: <DemoForm />,
    },
    {
      name: "What it sends deletes something",
      hint: "the button says so by its colour too",
      show: (
        <FormShell
          label="Delete your account"
          initialValues={{ password: "" }}
          submitLabel="Delete account"
          cancelLabel="Keep account"
          onCancel={() => {}}
          onSubmit={() => {}}
          isDanger
        >
          <PasswordField name="password" label="Password" isRequired />
        </FormShell>
      ),
    },
  ],
};

export const errorSummary: Story = {
  title: "Error summary",
  group: "Forms and text",
  about: "What must be fixed, in the order of the page. The focus goes to it after a submit that was refused.",
  states: [
    {
      name: "With links and without a field",
      isWide: true,
      show: (
        <ErrorSummary
          message="Registration failed"
          errors={[
            { field: "fullName", message: "Enter your name" },
            { field: "none", message: "Choose a job first" },
          ]}
        />
      ),
    },
  ],
};
