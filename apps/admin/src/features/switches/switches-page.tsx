import { useAdminFlagsQuery } from "@dryrun/api-client/flags/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { switches as say } from "../../messages/running/switches.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import type { FlagState } from "./flag-state.ts";
import { SwitchForm } from "./switch-form.tsx";
import * as s from "./switches-page.module.css";

const COLUMNS: Column<FlagState>[] = [
  {
    key: "name",
    header: say.name,
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
    header: say.state,
    cell: (flag) => <Badge tone={flag.isOn ? "success" : "danger"}>{say.stateOf(flag)}</Badge>,
  },
  { key: "goneBy", header: say.goneBy, cell: ({ goneBy }) => (goneBy === "never" ? say.stays : goneBy) },
  {
    key: "changed",
    header: say.changed,
    isWhole: true,
    cell: ({ changedAt }) => (changedAt ? say.at(changedAt) : say.never),
  },
];

/** Every flag with its current setting. */
export function SwitchesPage() {
  const asked = useAdminFlagsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData } = asked;
  const [changed, setChanged] = useState<FlagState>();
  const [isOpen, setOpen] = useState(false);
  const open = (flag: FlagState) => {
    setChanged(flag);
    setOpen(true);
  };
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={say} asked={asked} />
        {currentData && (
          <DataTable
            caption={say.title}
            columns={COLUMNS}
            rows={currentData.flags}
            rowKey={({ key }) => key}
            actions={(flag) => (
              <Button size="s" aria-label={say.changeOf(flag.name)} onClick={() => open(flag)}>
                {say.change}
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
