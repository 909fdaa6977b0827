import { useAdminOpenIncidentMutation } from "@dryrun/api-client/incidents/admin";
import { MAX_INCIDENT_TITLE } from "@dryrun/domain/incidents/limits";
import { NO_IMPACTS } from "@dryrun/domain/incidents/rules";
import { openIncidentSchema } from "@dryrun/domain/incidents/schema";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell } from "@dryrun/forms/form-shell";
import { incidents as say } from "../../messages/running/incidents.en-in.ts";
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
      submitLabel={say.submit}
      pendingLabel={say.saving}
      cancelLabel={say.cancel}
      onCancel={onDone}
    >
      <TextField
        name="title"
        label={say.name}
        hint={say.nameHint}
        maxLength={MAX_INCIDENT_TITLE}
        isRequired
        autoComplete="off"
      />
      <CommonFields states={say.openStates} />
      <MomentField name="begunAt" label={say.begun} hint={say.begunHint} />
    </FormShell>
  );
}
