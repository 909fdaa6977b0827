import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { useAdminPlanMaintenanceMutation } from "@dryrun/api-client/maintenance/admin";
import type { Output } from "@dryrun/domain/contract/define";
import type { maintenance } from "@dryrun/domain/maintenance/contract";
import { MAX_MAINTENANCE_MESSAGE } from "@dryrun/domain/maintenance/limits";
import { planMaintenanceSchema } from "@dryrun/domain/maintenance/schema";
import { toIndianInput } from "@dryrun/domain/time";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { maintenance as text } from "../../messages/running/maintenance.en-in.ts";
import { FieldGrid } from "../../shared/forms/field-grid.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import * as s from "./plan-form.module.css";

type Current = Output<typeof maintenance>["current"];
type Plan = Record<"startsAt" | "endsAt" | "message" | "reason", string>;

const formOf = (current: Current): Plan => ({
  startsAt: current?.phase === "announced" ? toIndianInput(current.startsAt) : "",
  endsAt: current?.endsAt ? toIndianInput(current.endsAt) : "",
  message: current?.message ?? "",
  reason: "",
});

/** Announces or starts a maintenance, or changes the open one. */
export function PlanForm({ current }: { current: Current }) {
  const [plan] = useAdminPlanMaintenanceMutation();
  const initialValues = formOf(current);
  async function submit(_: unknown, typed: Plan): Promise<SubmitResult> {
    const { data, error } = await plan({ body: typed });
    if (!data) return { ok: false, message: errorMessage(error, text.saveFailed), errors: fieldErrors(error) };
    toast.success(data.message);
    return undefined;
  }
  return (
    <PagePart title={current ? text.change : text.plan}>
      <div className={s.form}>
        <FormShell
          key={JSON.stringify(initialValues)}
          initialValues={initialValues}
          schema={planMaintenanceSchema}
          onSubmit={submit}
          submitLabel={current ? text.save : text.submit}
          pendingLabel={text.saving}
          hasRequiredNote
        >
          <FieldGrid>
            {current?.phase === "on" ? (
              <p>{text.startGone(current.startsAt)}</p>
            ) : (
              <MomentField name="startsAt" label={text.start} hint={text.startHint} />
            )}
            <MomentField name="endsAt" label={text.end} hint={text.endHint} />
          </FieldGrid>
          <TextField
            name="message"
            label={text.message}
            hint={text.messageHint}
            maxLength={MAX_MAINTENANCE_MESSAGE}
            rows={2}
            autoComplete="off"
          />
          <TextField name="reason" label={text.reason} hint={text.reasonHint} rows={2} isRequired autoComplete="off" />
        </FormShell>
      </div>
    </PagePart>
  );
}
