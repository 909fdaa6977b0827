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
import { register as messages, ticks } from "../../../messages/joining.en-in.ts";
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
    label: messages.student,
    hint: messages.studentHint,
  },
  { value: "employer", label: messages.employer, hint: messages.employerHint },
];

/** Only for students, because an employer has no profile to find. */
const Visibility = () =>
  useFormValues<RegisterForm>().userType === "student" && (
    <CheckboxField name="visibleToRecruiters" label={ticks.visibility} />
  );

/** Optional: an employer can add the company later, before the first job. */
const Company = () =>
  useFormValues<RegisterForm>().userType === "employer" && (
    <TextField name="companyName" label={messages.company} autoComplete="organization" />
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
    const notice = messages.created(form.email);
    keepFreshPassword(form.email, form.password);
    await navigate("/login", { state: { notice, email: form.email } });
  }
  return (
    <AccessCard title={messages.title} documentTitle={messages.documentTitle} width="register">
      <FormShell
        initialValues={EMPTY}
        schema={registerFormSchema}
        onSubmit={submit}
        submitLabel={messages.submit}
        pendingLabel={messages.pending}
        hasRequiredNote
        hasWideSubmit
      >
        <RadioField name="userType" legend={messages.accountType} options={TYPES} look="cards" columns={2} />
        <div className={s.names}>
          <TextField name="firstName" label={messages.firstName} isRequired autoComplete="given-name" />
          <TextField name="lastName" label={messages.lastName} autoComplete="family-name" />
        </div>
        <Company />
        <TextField name="email" label={messages.email} type="email" isRequired autoComplete="email" />
        <PhoneField name="phone" label={messages.phone} isRequired />
        <PasswordField
          name="password"
          label={messages.password}
          hint={newPassword.hint(PASSWORD_MIN)}
          isRequired
          autoComplete="new-password"
        />
        <Visibility />
        <CheckboxField name="isAdult" label={ticks.adult} isRequired />
      </FormShell>
      <p className={s.links}>
        <span>{messages.hasAccount}</span> <Link to="/login">{messages.login}</Link>
      </p>
    </AccessCard>
  );
}
