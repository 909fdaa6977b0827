import type { CompanyRole } from "@dryrun/domain/company/permissions";
import { useFormField } from "@dryrun/forms/use-form-field";
import { DutyInputs } from "./duty-inputs.tsx";

const IDS = { role: "role", jobIds: "jobIds" };

/** Role and jobs as fields of a form. */
export function DutyFields() {
  const role = useFormField<CompanyRole | "">(IDS.role);
  const jobIds = useFormField<string[] | null>(IDS.jobIds);
  return (
    <DutyInputs
      role={role.value}
      onRole={role.setValue}
      jobIds={jobIds.value}
      onJobIds={jobIds.setValue}
      errors={{ role: role.error, jobIds: jobIds.error }}
      ids={IDS}
    />
  );
}
