import { usePublicJoinTeamMutation } from "@dryrun/api-client/company/public";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { keepToken } from "@dryrun/auth/token-store";
import { PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { REGISTRATION_FAILED } from "@dryrun/domain/auth/messages";
import type { joinTeam } from "@dryrun/domain/company/team/contract";
import { joinTeamSchema } from "@dryrun/domain/company/team/join-schema";
import type { Input } from "@dryrun/domain/contract/define";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { PasswordField } from "@dryrun/forms/fields/password-field";
import { PhoneField } from "@dryrun/forms/fields/phone-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { register, ticks } from "../../../messages/joining.en-in.ts";
import { newPassword } from "../../../messages/password.en-in.ts";
import { teamInvitation as text } from "../../../messages/team-invitation.en-in.ts";
import type { OpenInvitationProps } from "./open-invitation.ts";
import { useEnterTeam } from "./use-enter-team.ts";

const EMPTY = { fullName: "", phone: "", password: "", isAdult: false };

/** For an address without an account: creates one in the company, and signs in. The mail has proved the address. */
export function NewMemberForm({ token, invitation: { company, email }, onDead }: OpenInvitationProps) {
  const [join] = usePublicJoinTeamMutation();
  const enter = useEnterTeam(company);

  async function submit(body: Input<typeof joinTeam>["body"]) {
    const { data, error } = await join({ params: { token }, body });
    if (data) {
      keepToken(data.token);
      return enter();
    }
    if (errorCode(error) === "LINK_DEAD") return onDead();
    return { ok: false as const, message: errorMessage(error, REGISTRATION_FAILED), errors: fieldErrors(error) };
  }
  return (
    <>
      <p>{text.newAccount(email)}</p>
      <FormShell
        initialValues={EMPTY}
        schema={joinTeamSchema}
        onSubmit={submit}
        submitLabel={text.create}
        pendingLabel={text.creating}
        hasRequiredNote
        hasWideSubmit
      >
        <TextField name="fullName" label={text.fullName} isRequired autoComplete="name" />
        <PhoneField name="phone" label={register.phone} isRequired />
        <PasswordField
          name="password"
          label={register.password}
          hint={newPassword.hint(PASSWORD_MIN)}
          isRequired
          autoComplete="new-password"
        />
        <CheckboxField name="isAdult" label={ticks.adult} isRequired />
      </FormShell>
    </>
  );
}
