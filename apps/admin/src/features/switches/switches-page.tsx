import { useAdminFlagsQuery } from "@dryrun/api-client/flags/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { switches as text } from "../../messages/running/switches.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import type { FlagState } from "./flag-state.ts";
import { SwitchForm } from "./switch-form.tsx";
import * as s from "./switches-page.module.css";

const COLUMNS: Column<FlagState>[] = [
  {
    key: "name",
    header: text.name,
    isRowHeader: true,
    cell: ({ name, description }) => (
      <>
        {name}
        <span className={s.about}>{description}</span>
      </>
    ),
  },
  {
    key: "state",
    header: text.state,
    cell: (flag) => <Badge tone={flag.isOn ? "success" : "danger"}>{text.stateOf(flag)}</Badge>,
  },
  { key: "goneBy", header: text.goneBy, cell: ({ goneBy }) => (goneBy === "never" ? text.stays : goneBy) },
  {
    key: "changed",
    header: text.changed,
    isWhole: true,
    cell: ({ changedAt }) => (changedAt ? text.at(changedAt) : text.never),
  },
];

/** Every flag with its current setting. */
export function SwitchesPage() {
  const query = useAdminFlagsQuery();
  const { currentData } = query;
  const [changed, setChanged] = useState<FlagState>();
  const [isOpen, setOpen] = useState(false);
  const open = (flag: FlagState) => {
    setChanged(flag);
    setOpen(true);
  };
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={text} asked={query} />
        {currentData && (
          <DataTable
            caption={text.title}
            columns={COLUMNS}
            rows={currentData.flags}
            rowKey={({ key }) => key}
            actions={(flag) => (
              <Button size="s" aria-label={text.changeOf(flag.name)} onClick={() => open(flag)}>
                {text.change}
              </Button>
            )}
          />
        )}
      </PageBody>
      {changed && (
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={changed.name} description={changed.description}>
          {isOpen && <SwitchForm flag={changed} onDone={() => setOpen(false)} />}
        </Dialog>
      )}
    </>
  );
}
