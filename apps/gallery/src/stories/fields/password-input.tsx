import { Field } from "@dryrun/design-system/fields/field";
import { PasswordInput } from "@dryrun/design-system/inputs/password-input";
import type { Story } from "../../story.ts";

export const passwordInput: Story = {
  title: "Password input",
  group: "Fields",
  about: "With a Show toggle. Paste and password managers work; the rule of a new one is a hint in words.",
  keys: [["Tab, Space", "goes to Show and toggles it"]],
  states: [
    {
      name: "New, with its rule",
      show: (
        <Field label="Password" hint="At least 8 characters" isRequired>
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
    },
    {
      name: "Invalid",
      show: (
        <Field label="Current password" error="Enter your password">
          <PasswordInput />
        </Field>
      ),
    },
  ],
};
