import { RichContent } from "@dryrun/design-system/pages/rich-content";
import { FormDraft } from "@dryrun/forms/drafts/form-draft";
import { UnsavedGuard } from "@dryrun/forms/drafts/unsaved-guard";
import { ErrorSummary } from "@dryrun/forms/error-summary";
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
import { RichTextInput } from "@dryrun/rich-text/field";
import { RichTextViewer } from "@dryrun/rich-text/viewer";
import { boolean, object, string } from "yup";
import type { Story } from "../story.ts";
import { WithState } from "../with-state.tsx";

const TEXT =
  "<p>I clean data with <strong>SQL</strong> and <em>Power Query</em>.</p><ul><li><p>Reports</p></li><li><p>Audits</p></li></ul><p>See <a href='https://example.in'>my work</a>.</p>";
const editor = (label: string, first: string, more: { error?: string; minHeight?: number; limit?: number } = {}) => (
  <WithState first={first}>
    {(value, setValue) => <RichTextInput label={label} value={value} onValue={setValue} {...more} />}
  </WithState>
);

export const richText: Story = {
  title: "Rich text",
  group: "Forms and text",
  about:
    "Bold, italic, lists and links. The editor loads with the first focus or touch; the browser edits the text until then.",
  keys: [
    ["Alt+F10", "goes to the tools"],
    ["Left, Right, Home, End", "go between the tools"],
    ["Esc", "goes back to the text"],
    ["Tab", "leaves the text"],
  ],
  states: [
    { name: "Description, 120 px", show: editor("Description", "", { minHeight: 120, limit: 2000 }) },
    { name: "Summary, 150 px", show: editor("Summary", TEXT, { minHeight: 150, limit: 2000 }) },
    { name: "Job, 200 px", show: editor("About the job", "", { minHeight: 200 }) },
    {
      name: "Invalid, over its limit",
      show: editor("Duties", TEXT, { error: "Write at most 20 characters", limit: 20 }),
    },
    { name: "Shown", hint: "what the list of allowed tags lets through", show: <RichTextViewer html={TEXT} /> },
    {
      name: "Two scripts",
      hint: "read by the right voice",
      show: <RichTextViewer html="<p>I know SQL.</p><p>मैं रिपोर्ट बनाती हूँ।</p>" />,
    },
    {
      name: "Running text of our own",
      show: (
        <RichContent>
          <p>Words in a measure that reads well.</p>
          <ol>
            <li>First</li>
            <li>Second</li>
          </ol>
        </RichContent>
      ),
    },
  ],
};

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
