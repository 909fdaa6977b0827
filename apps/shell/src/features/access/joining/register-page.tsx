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
import { useFormValues } from "@dryrun/forms/use-form-values";
import { Link, useNavigate } from "@dryrun/remote-kit/router";
import { ticks, register as words } from "../../../messages/joining.en-in.ts";
import { newPassword } from "../../../messages/password.en-in.ts";
import * as s from "../access-card.module.css";
import { AccessCard } from "../access-card.tsx";
import { keepFreshPassword } from "../fresh-password.ts";

const EMPTY = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  companyName: "",
  password: "",
  userType: "student",
  visibleToRecruiters: false,
  isAdult: false,
};
/** The server has one name; the form has two. */
const FIELD_OF = new Map(Object.entries({ fullName: "firstName", username: "firstName" }));

const TYPES = [
  {
    value: "student",
    label: words.student,
    hint: words.studentHint,
  },
  { value: "employer", label: words.employer, hint: words.employerHint },
];

/** Only for students, because an employer has no profile to find. */
const Visibility = () =>
  useFormValues<RegisterForm>().userType === "student" && (
    <CheckboxField name="visibleToRecruiters" label={ticks.visibility} />
  );

/** Optional: an employer can add the company later, before the first job. */
const Company = () =>
  useFormValues<RegisterForm>().userType === "employer" && (
    <TextField name="companyName" label={words.company} autoComplete="organization" />
  );

export function RegisterPage() {
  const [register] = usePublicRegisterMutation();
  const navigate = useNavigate();

  async function submit(form: RegisterForm) {
    const { error } = await register({ body: toRegistration(form) });
    if (error) {
      const errors = fieldErrors(error).map(({ field, message }) => ({ field: FIELD_OF.get(field) ?? field, message }));
      return { ok: false as const, message: errorMessage(error, REGISTRATION_FAILED), errors };
    }
    const notice = words.created(form.email);
    keepFreshPassword(form.email, form.password);
    await navigate("/login", { state: { notice, email: form.email } });
  }
  return (
    <AccessCard title={words.title} documentTitle={words.documentTitle} width="register">
      <FormShell
        initialValues={EMPTY}
        schema={registerFormSchema}
        onSubmit={submit}
        submitLabel={words.submit}
        pendingLabel={words.pending}
        hasRequiredNote
        hasWideSubmit
      >
        <RadioField name="userType" legend={words.accountType} options={TYPES} look="cards" columns={2} />
        <div className={s.names}>
          <TextField name="firstName" label={words.firstName} isRequired autoComplete="given-name" />
          <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
        </div>
        <Company />
        <TextField name="email" label={words.email} type="email" isRequired autoComplete="email" />
        <PhoneField name="phone" label={words.phone} isRequired />
        <PasswordField
          name="password"
          label={words.password}
          hint={newPassword.hint(PASSWORD_MIN)}
          isRequired
          autoComplete="new-password"
        />
        <Visibility />
        <CheckboxField name="isAdult" label={ticks.adult} isRequired />
      </FormShell>
      <p className={s.links}>
        <span>{words.hasAccount}</span> <Link to="/login">{words.login}</Link>
      </p>
    </AccessCard>
  );
}
