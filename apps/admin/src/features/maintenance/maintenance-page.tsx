import { useAdminMaintenanceQuery } from "@dryrun/api-client/maintenance/admin";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Output } from "@dryrun/domain/contract/define";
import type { maintenance } from "@dryrun/domain/maintenance/contract";
import { PageTitle } from "@dryrun/remote-kit/page";
import { maintenance as say } from "../../messages/running/maintenance.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import { CurrentState } from "./current-state.tsx";
import { PlanForm } from "./plan-form.tsx";

type Past = Output<typeof maintenance>["past"][number];

const COLUMNS: Column<Past>[] = [
  { key: "when", header: say.when, isRowHeader: true, cell: (past) => say.lasted(past) },
  { key: "planned", header: say.planned, isWhole: true, cell: ({ endsAt }) => say.at(endsAt) },
  { key: "why", header: say.why, cell: ({ reason }) => reason },
];

/** Refreshes the number of running interviews. */
const RENEWED = { pollingInterval: 15_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

/** Announces, starts and ends a maintenance. */
export function MaintenancePage() {
  const asked = useAdminMaintenanceQuery(undefined, RENEWED);
  const { currentData } = asked;
  return (
    <>
      <PageHeader about={say.about}>
        <PageTitle title={say.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={say} asked={asked} />
        {currentData && (
          <>
            <CurrentState {...currentData} />
            {!currentData.current?.isForced && <PlanForm current={currentData.current} />}
            <PagePart title={say.past}>
              {currentData.past.length === 0 ? (
                <p>{say.none}</p>
              ) : (
                <DataTable
                  caption={say.past}
                  columns={COLUMNS}
                  rows={currentData.past}
                  rowKey={({ startsAt }) => startsAt}
                />
              )}
            </PagePart>
          </>
        )}
      </PageBody>
    </>
  );
}
