import { useAdminEndMaintenanceMutation, useAdminMaintenanceQuery } from "@dryrun/api-client/maintenance/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import type { Output } from "@dryrun/domain/contract/define";
import type { maintenance } from "@dryrun/domain/maintenance/contract";
import { PageTitle } from "@dryrun/remote-kit/page";
import { maintenance as text } from "../../messages/running/maintenance.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { PagePart } from "../../shared/page/page-part.tsx";
import { OperationsNav } from "../../shared/part-nav.tsx";
import { useAct } from "../../shared/use-act.tsx";
import * as s from "./current-state.module.css";
import { PlanForm } from "./plan-form.tsx";

type State = Pick<Output<typeof maintenance>, "current" | "runningInterviews">;

/** The announced or running maintenance, with the button that ends it, and how many interviews it interrupts. */
function CurrentState({ current, runningInterviews }: State) {
  const [end] = useAdminEndMaintenanceMutation();
  const ending = useAct<NonNullable<State["current"]>>({
    question: ({ phase }) =>
      phase === "on"
        ? { title: text.sureToEnd, text: text.endText, confirm: text.endNow }
        : { title: text.sureToTakeBack, text: text.takeBackText, confirm: text.takeBack },
    send: () => end(),
    failed: text.saveFailed,
  });
  return (
    <div className={s.state}>
      {current ? (
        <Banner
          tone={current.phase === "on" ? "warning" : "info"}
          role="none"
          action={
            !current.isForced && (
              <Button onClick={() => ending.ask(current)}>
                {current.phase === "on" ? text.endNow : text.takeBack}
              </Button>
            )
          }
        >
          <strong>{text.states[current.phase]}.</strong> {text.span(current)} {current.isForced && text.forced}
        </Banner>
      ) : (
        <p>{text.off}</p>
      )}
      <p>{text.interviews(runningInterviews)}</p>
      {ending.dialog}
    </div>
  );
}

type Past = Output<typeof maintenance>["past"][number];

const COLUMNS: Column<Past>[] = [
  { key: "when", header: text.when, isRowHeader: true, cell: (past) => text.lasted(past) },
  { key: "planned", header: text.planned, isWhole: true, cell: ({ endsAt }) => text.at(endsAt) },
  { key: "why", header: text.why, cell: ({ reason }) => reason },
];

/** Refreshes the number of running interviews. */
const RENEWED = { pollingInterval: 15_000, skipPollingIfUnfocused: true };

/** Announces, starts and ends a maintenance. */
export function MaintenancePage() {
  const query = useAdminMaintenanceQuery(undefined, RENEWED);
  const { currentData } = query;
  return (
    <>
      <PageHeader about={text.about}>
        <PageTitle title={text.title} />
      </PageHeader>
      <PageBody>
        <OperationsNav />
        <NotLoaded say={text} asked={query} />
        {currentData && (
          <>
            <CurrentState {...currentData} />
            {!currentData.current?.isForced && <PlanForm current={currentData.current} />}
            <PagePart title={text.past}>
              {currentData.past.length === 0 ? (
                <p>{text.none}</p>
              ) : (
                <DataTable
                  caption={text.past}
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
