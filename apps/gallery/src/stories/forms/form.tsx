import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { MonthField } from "@dryrun/forms/fields/month-field";
import { NumberField } from "@dryrun/forms/fields/number-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { PayField } from "@dryrun/forms/fields/pay/pay-field";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { RepeatableField } from "@dryrun/forms/fields/repeatable-field";
import { RichTextField } from "@dryrun/forms/fields/rich-text-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TagsField } from "@dryrun/forms/fields/tags-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormRestart } from "@dryrun/forms/form-restart";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link } from "@dryrun/remote-kit/router";
import { boolean, object, string } from "yup";

/** What the form of the gallery offers. */
const words = {
  jobTypes: [
    { value: "full", label: "Full-time" },
    { value: "part", label: "Part-time" },
  ],
  places: [
    { value: "office", label: "Office" },
    { value: "remote", label: "Remote" },
  ],
  skills: ["SQL", "Excel", "Power BI"],
};

const BLANK = {
  fullName: "",
  email: "",
  password: "",
  phone: "",
  jobType: "",
  place: "",
  experience: "",
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

/** Every field of a form, with draft and guard. The name "taken" is refused, as the server would. */
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
      <NumberField name="experience" label="Years of experience" hasDecimals />
      <PayField name="pay" label="Expected CTC" />
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
