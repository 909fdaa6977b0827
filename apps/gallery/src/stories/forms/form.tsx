import { CheckboxField } from "@dryrun/forms/checkbox-field";
import { FormDraft } from "@dryrun/forms/form-draft";
import { FormRestart } from "@dryrun/forms/form-restart";
import { FormShell } from "@dryrun/forms/form-shell";
import { MonthField } from "@dryrun/forms/month-field";
import { NumberField } from "@dryrun/forms/number-field";
import { PasswordField } from "@dryrun/forms/password-field";
import { PhoneField } from "@dryrun/forms/phone-field";
import { RadioField } from "@dryrun/forms/radio-field";
import { RepeatableField } from "@dryrun/forms/repeatable-field";
import { RichTextField } from "@dryrun/forms/rich-text-field";
import { SelectField } from "@dryrun/forms/select-field";
import { TagsField } from "@dryrun/forms/tags-field";
import { TextField } from "@dryrun/forms/text-field";
import { UnsavedGuard } from "@dryrun/forms/unsaved-guard";
import { Link } from "@dryrun/remote-kit/router";
import { boolean, object, string } from "yup";
import { words } from "./words.ts";

const BLANK = {
  fullName: "",
  email: "",
  password: "",
  phone: "",
  jobType: "",
  place: "",
  pay: "",
  skills: [] as string[],
  projects: [{ name: "", start: "" }],
  about: "",
  isAdult: false,
};
const schema = object({
  fullName: string().trim().required("Enter your name"),
  email: string().trim().required("Enter your e-mail").email("Enter an e-mail like name@example.in"),
  isAdult: boolean().oneOf([true], "Tick this to go on"),
});

/** Every field of a form, with its draft and its guard. The name "taken" is refused as the server would. */
export function DemoForm() {
  return (
    <FormShell
      label="Register"
      initialValues={BLANK}
      schema={schema}
      submitLabel="Register Now"
      pendingLabel="Registering..."
      hasRequiredNote
      onSubmit={({ fullName }) =>
        fullName === "taken"
          ? {
              ok: false,
              message: "Registration failed",
              errors: [{ field: "fullName", message: "This name is taken" }],
            }
          : { ok: true, message: "Account created." }
      }
    >
      <TextField name="fullName" label="Full name" autoComplete="off" isRequired hint='"taken" is refused at the end' />
      <TextField name="email" label="Email" type="email" autoComplete="off" isRequired />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint="At least 8 characters" />
      <PhoneField name="phone" label="Phone" />
      <SelectField name="jobType" label="Job type" placeholder="Choose a job type" options={words.jobTypes} />
      <RadioField name="place" legend="Where" options={words.places} />
      <NumberField name="pay" label="Expected CTC" isYearlyPay />
      <TagsField name="skills" label="Skills" suggestions={words.skills} nouns={["skill", "skills"]} />
      <RepeatableField name="projects" noun="Project" blank={{ name: "", start: "" }}>
        {(path) => (
          <>
            <TextField name={`${path}.name`} label="Name" />
            <MonthField name={`${path}.start`} label="Start date" />
          </>
        )}
      </RepeatableField>
      <RichTextField name="about" label="About you" minHeight={120} limit={500} />
      <CheckboxField name="isAdult" label="I am 18 or older" isRequired />
      <FormDraft draftKey="gallery:demo" />
      <FormRestart label="Begin with what is stored now" load={async () => ({ ...BLANK, fullName: "Asha Verma" })} />
      <p>
        <Link to="/elsewhere">Leave the page</Link>
      </p>
      <UnsavedGuard text="Your draft is kept on this device." isHarmless />
    </FormShell>
  );
}
