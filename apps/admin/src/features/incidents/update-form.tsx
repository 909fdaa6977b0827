import { useAdminUpdateIncidentMutation } from "@dryrun/api-client/incidents/admin";
import { updateIncidentSchema } from "@dryrun/domain/incidents/schema";
import { FormShell } from "@dryrun/forms/form-shell";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { CommonFields } from "./common-fields.tsx";
import type { Incident } from "./incident.ts";
import { usePublish } from "./use-publish.ts";

interface UpdateFormProps {
  incident: Incident;
  onDone: () => void;
}

/** Adds an entry to the timeline of an open incident; the last one resolves it. */
export function UpdateForm({ incident: { _id, phase, impacts }, onDone }: UpdateFormProps) {
  const [update] = useAdminUpdateIncidentMutation();
  const publish = usePublish(onDone);
  return (
    <FormShell
      initialValues={{ phase, impacts, message: "" }}
      schema={updateIncidentSchema}
      onSubmit={(_, typed) => publish((idempotencyKey) => update({ params: { id: _id }, body: typed, idempotencyKey }))}
      submitLabel={text.submit}
      pendingLabel={text.saving}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      <CommonFields states={text.states} />
    </FormShell>
  );
}
