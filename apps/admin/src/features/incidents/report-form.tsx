import { useAdminOpenIncidentMutation } from "@dryrun/api-client/incidents/admin";
import { MAX_INCIDENT_TITLE } from "@dryrun/domain/incidents/limits";
import { NO_IMPACTS } from "@dryrun/domain/incidents/rules";
import { openIncidentSchema } from "@dryrun/domain/incidents/schema";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { CommonFields } from "./common-fields.tsx";
import { usePublish } from "./use-publish.ts";

const BLANK = { title: "", phase: "investigating" as const, impacts: NO_IMPACTS, message: "", begunAt: "" };

/** Reports an incident on the public status page. */
export function ReportForm({ onDone }: { onDone: () => void }) {
  const [open] = useAdminOpenIncidentMutation();
  const publish = usePublish(onDone);
  return (
    <FormShell
      initialValues={BLANK}
      schema={openIncidentSchema}
      onSubmit={(_, typed) => publish((idempotencyKey) => open({ body: typed, idempotencyKey }))}
      submitLabel={text.submit}
      pendingLabel={text.saving}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      <TextField
        name="title"
        label={text.name}
        hint={text.nameHint}
        maxLength={MAX_INCIDENT_TITLE}
        isRequired
        autoComplete="off"
      />
      <CommonFields states={text.openStates} />
      <MomentField name="begunAt" label={text.begun} hint={text.begunHint} />
    </FormShell>
  );
}
