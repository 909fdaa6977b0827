import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useAdminChangeFlagMutation } from "@dryrun/api-client/flags/admin";
import { FieldGroup } from "@dryrun/design-system/fields/field-group";
import { USER_TYPES } from "@dryrun/domain/contract/call";
import { FLAG_FAILED } from "@dryrun/domain/flags/messages";
import { CheckboxField } from "@dryrun/forms/fields/checkbox-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { switches as text } from "../../messages/running/switches.en-in.ts";
import type { FlagState } from "./flag-state.ts";

const formOf = ({ isOn, share, roles }: FlagState) => ({
  isOn,
  share: String(share),
  student: roles.includes("student"),
  employer: roles.includes("employer"),
  admin: roles.includes("admin"),
  reason: "",
});
type SwitchForm = ReturnType<typeof formOf>;

/** Sets one flag, with a reason. */
export function SwitchForm({ flag, onDone }: { flag: FlagState; onDone: () => void }) {
  const [change] = useAdminChangeFlagMutation();
  async function submit({ isOn, share, reason, ...chosen }: SwitchForm): Promise<SubmitResult> {
    const roles = USER_TYPES.filter((role) => chosen[role]);
    const body = { isOn, share: share.trim() === "" ? Number.NaN : Number(share), roles, reason };
    const { data, error } = await change({ params: { key: flag.key }, body });
    if (!data) return { ok: false, message: errorMessage(error, FLAG_FAILED), errors: fieldErrors(error) };
    toast.success(data.message);
    onDone();
    return undefined;
  }
  return (
    <FormShell
      initialValues={formOf(flag)}
      onSubmit={submit}
      submitLabel={text.save}
      pendingLabel={text.saving}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      <CheckboxField name="isOn" label={text.isOn} />
      <TextField
        name="share"
        label={text.share}
        hint={text.shareHint}
        inputMode="numeric"
        isRequired
        autoComplete="off"
      />
      <FieldGroup legend={text.roles} hint={text.rolesHint}>
        {USER_TYPES.map((role) => (
          <CheckboxField key={role} name={role} label={text.roleNames[role]} />
        ))}
      </FieldGroup>
      <TextField name="reason" label={text.reason} hint={text.reasonHint} rows={2} isRequired autoComplete="off" />
    </FormShell>
  );
}
