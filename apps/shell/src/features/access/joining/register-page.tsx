import { usePublicRegisterMutation } from "@dryrun/api-client/auth/public";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { REGISTRATION_FAILED } from "@dryrun/domain/auth/messages";
import { type RegisterForm, registerFormSchema, toRegistration } from "@dryrun/domain/auth/schema";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import * as s from "../access-card.module.css";
import { AccessCard } from "../access-card.tsx";
import { ADULT_LABEL, VISIBILITY_LABEL } from "./ticks.ts";

const EMPTY = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  password: "",
  userType: "student",
  visibleToRecruiters: false,
  isAdult: false,
};
/** The wire has one name; the form has two. */
const FIELD_OF: Record<string, string> = { fullName: "firstName", username: "firstName" };

const TYPES = [
  {
    value: "student",
    label: "I'm a Student",
    hint: "Find jobs and rehearse interviews. 1 free mock interview included.",
  },
  { value: "employer", label: "I'm an Employer", hint: "Post jobs and read applications and interview results." },
];

export function RegisterPage() {
  const [register] = usePublicRegisterMutation();
  const navigate = useNavigate();

  async function submit(form: RegisterForm) {
    const { error } = await register({ body: toRegistration(form) });
    if (error) {
      const errors = fieldErrors(error).map(({ field, message }) => ({ field: FIELD_OF[field] ?? field, message }));
      return { ok: false as const, message: errorMessage(error, REGISTRATION_FAILED), errors };
    }
    const notice = `Account created. Check ${form.email} to verify it, you can log in now.`;
    await navigate("/login", { state: { notice } });
  }
  return (
    <AccessCard title="Create Your Free Account" documentTitle="Register" width="register">
      <FormShell
        initialValues={EMPTY}
        schema={registerFormSchema}
        onSubmit={submit}
        submitLabel="Register Now"
        pendingLabel="Registering..."
        hasRequiredNote
        hasWideSubmit
      >
        <RadioField name="userType" legend="Account type" options={TYPES} look="cards" columns={2} />
        <div className={s.names}>
          <TextField name="firstName" label="First name" isRequired autoComplete="given-name" />
          <TextField name="lastName" label="Last name" isOptional autoComplete="family-name" />
        </div>
        <TextField name="email" label="Email" type="email" isRequired autoComplete="email" />
        <PhoneField name="phone" label="Phone" isRequired />
        <PasswordField
          name="password"
          label="Password"
          hint={`At least ${PASSWORD_MIN} characters`}
          isRequired
          autoComplete="new-password"
        />
        <CheckboxField name="visibleToRecruiters" label={VISIBILITY_LABEL} />
        <CheckboxField name="isAdult" label={ADULT_LABEL} isRequired />
      </FormShell>
      <p className={s.links}>
        <span>Already have an account?</span> <Link to="/login">Login</Link>
      </p>
    </AccessCard>
  );
}
