import { useAdminIncidentsQuery } from "@dryrun/api-client/incidents/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { STATUS_PATH } from "@dryrun/domain/status/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { incidents as text } from "../../messages/running/incidents.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import type { Incident } from "./incident.ts";
import { OpenIncident } from "./open-incident.tsx";
import { ReportForm } from "./report-form.tsx";
import { UpdateForm } from "./update-form.tsx";

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
