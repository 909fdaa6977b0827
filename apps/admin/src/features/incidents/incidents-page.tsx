import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import {
  useAdminIncidentsQuery,
  useAdminOpenIncidentMutation,
  useAdminUpdateIncidentMutation,
} from "@dryrun/api-client/incidents/admin";
import { newKey } from "@dryrun/api-client/new-key";
import { Button } from "@dryrun/design-system/actions/button";
import { FieldGroup, type FieldGroupProps } from "@dryrun/design-system/fields/field-group";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MAX_INCIDENT_MESSAGE, MAX_INCIDENT_TITLE } from "@dryrun/domain/incidents/limits";
import { NO_IMPACTS } from "@dryrun/domain/incidents/rules";
import { openIncidentSchema, updateIncidentSchema } from "@dryrun/domain/incidents/schema";
import { COMPONENTS, STATUS_PATH } from "@dryrun/domain/status/limits";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useFormField } from "@dryrun/forms/use-form-field";
import { PageTitle } from "@dryrun/remote-kit/page";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useEffectEvent, useState } from "react";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { FieldGrid } from "../../shared/forms/field-grid.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import type { Incident } from "./incident.ts";
import { OpenIncident } from "./open-incident.tsx";

type Sent = Promise<{ data?: { message: string } | undefined; error?: unknown }>;

/** Sends a report or an update; sent again after a lost answer, it publishes nothing twice. */
function usePublish(onDone: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  return async (send: (idempotencyKey: string) => Sent): Promise<SubmitResult> => {
    const { data, error } = await send(idempotencyKey);
    if (data) {
      toast.success(data.message);
      onDone();
      return undefined;
    }
    if (errorCode(error)) setKey(newKey()); // refused: the next submission is a new request
    return { ok: false, message: errorMessage(error, text.saveFailed), errors: fieldErrors(error) };
  };
}

/** Groups fields that form one value, such as `impacts.mail` of `impacts`; an error about all of them is shown below. */
function FormGroup({ name, ...group }: Omit<FieldGroupProps, "id" | "error" | "isTarget"> & { name: string }) {
  const { value, error, setValue } = useFormField<Record<string, unknown>>(name);
  // Setting a value validates the field again.
  const revalidate = useEffectEvent(() => setValue(value));
  useEffect(revalidate, [value]);
  return <FieldGroup {...group} id={name} isTarget error={error} />;
}

/** The common fields of a report and an update. */
function CommonFields({ states }: { states: readonly { value: string; label: string }[] }) {
  return (
    <>
      <SelectField name="phase" label={text.state} options={states} />
      <FormGroup name="impacts" legend={text.affected} hint={text.affectedHint}>
        <FieldGrid>
          {COMPONENTS.map((one) => (
            <SelectField key={one} name={`impacts.${one}`} label={text.components[one]} options={text.impacts} />
          ))}
        </FieldGrid>
      </FormGroup>
      <TextField
        name="message"
        label={text.message}
        hint={text.messageHint}
        maxLength={MAX_INCIDENT_MESSAGE}
        rows={4}
        isRequired
        autoComplete="off"
      />
    </>
  );
}

interface UpdateFormProps {
  incident: Incident;
  onDone: () => void;
}

/** Adds an entry to the timeline of an open incident; the last one resolves it. */
function UpdateForm({ incident: { _id, phase, impacts }, onDone }: UpdateFormProps) {
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

const BLANK = { title: "", phase: "investigating" as const, impacts: NO_IMPACTS, message: "", begunAt: "" };

/** Reports an incident on the public status page. */
function ReportForm({ onDone }: { onDone: () => void }) {
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

const COLUMNS: Column<Incident>[] = [
  { key: "what", header: text.what, isRowHeader: true, cell: ({ title }) => title },
  { key: "when", header: text.when, cell: (incident) => text.lasted(incident) },
  { key: "effect", header: text.effect, cell: ({ impacts }) => text.effects(impacts) },
  { key: "latest", header: text.latest, cell: ({ updates }) => updates[0]?.message },
];

/** Refreshed, because another admin may write at the same time. */
const RENEWED = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Reports, updates and resolves the incidents of the public status page. */
export function IncidentsPage() {
  const loaded = useAdminIncidentsQuery(undefined, RENEWED);
  const [asked, setAsked] = useState<"report" | Incident>();
  const [isOpen, setOpen] = useState(false);
  const openDialog = (what: "report" | Incident) => {
    setAsked(what);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <PageHeader
        about={
          <>
            {text.about} <a href={STATUS_PATH}>{text.toPage}</a>
          </>
        }
        action={
          <Button variant="primary" onClick={() => openDialog("report")}>
            {text.report}
          </Button>
        }
      >
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={text} asked={loaded} />
        {loaded.currentData && <Lists incidents={loaded.currentData.incidents} onUpdate={openDialog} />}
      </PageBody>
      {asked === "report" && (
        <Dialog isOpen={isOpen} onClose={close} title={text.report} description={text.reportAbout} size="l">
          {isOpen && <ReportForm onDone={close} />}
        </Dialog>
      )}
      {asked && asked !== "report" && (
        <Dialog isOpen={isOpen} onClose={close} title={asked.title} description={text.updateAbout} size="l">
          {isOpen && <UpdateForm incident={asked} onDone={close} />}
        </Dialog>
      )}
    </>
  );
}

interface ListsProps {
  incidents: readonly Incident[];
  onUpdate: (incident: Incident) => void;
}

function Lists({ incidents, onUpdate }: ListsProps) {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  const past = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <>
      <PagePart title={text.open}>
        {open.length === 0 && <p>{text.none}</p>}
        {open.map((incident) => (
          <OpenIncident key={incident._id} incident={incident} onUpdate={onUpdate} />
        ))}
      </PagePart>
      <PagePart title={text.past}>
        {past.length === 0 ? (
          <p>{text.nonePast}</p>
        ) : (
          <DataTable caption={text.past} columns={COLUMNS} rows={past} rowKey={({ _id }) => _id} />
        )}
      </PagePart>
    </>
  );
}
