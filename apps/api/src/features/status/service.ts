import type { Output } from "@dryrun/domain/contract/define";
import { maintenanceText } from "@dryrun/domain/maintenance/rules";
import type { siteStatus } from "@dryrun/domain/status/contract";
import { COMPONENTS } from "@dryrun/domain/status/limits";
import { COMPONENT_NAMES } from "@dryrun/domain/status/messages";
import { statesOf, summaryOf } from "@dryrun/domain/status/rules";
import type { Clock } from "../../ports.ts";
import { incidentAnswer, type PublicIncident } from "../../records/incidents/incident-answer.ts";
import type { Maintenance, ReadOnly } from "../../records/maintenance/read-only.ts";
import { withTimeout } from "../../records/work/timeout.ts";
import { createReading, type Reading, type ReadingDeps } from "./reading.ts";

export type Status = Output<typeof siteStatus>;
/** The content of the page. */
export interface StatusPage extends Status {
  /** Resolved incidents, the newest first. */
  past: PublicIncident[];
}
interface StatusDeps extends ReadingDeps {
  clock: Clock;
  readOnly: Pick<ReadOnly, "current" | "peek">;
}
export type SiteStatus = ReturnType<typeof createSiteStatus>;

/** Provides the public state of the product. */
export function createSiteStatus({ readOnly, ...deps }: StatusDeps) {
  const { clock } = deps;
  const reading = createReading(deps);

  async function page(): Promise<StatusPage> {
    const [found, maintenance] = await Promise.all([
      reading.fresh(),
      withTimeout(readOnly.current(), () => readOnly.peek()),
    ]);
    const incidents = found.incidents.map(incidentAnswer);
    const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
    const past = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
    return { ...statusOf(found, open, maintenance, clock.now()), past };
  }

  return {
    page,
    async read(): Promise<Status> {
      const { past: _, ...status } = await page();
      return status;
    },
    /** Called after a change by this process; other processes follow within seconds. */
    refresh: reading.refresh,
    /** Returns the text of the bar while a maintenance is announced or running. */
    barText(): string | null {
      const maintenance = readOnly.peek();
      return maintenance && maintenanceText(maintenance, clock.now());
    },
  };
}

function statusOf(
  { signals, pauses }: Reading,
  incidents: PublicIncident[],
  maintenance: Maintenance | null,
  now: Date,
): Status {
  const isMaintained = maintenance?.phase === "on";
  const states = statesOf({
    signals,
    impacts: incidents.map(({ impacts }) => impacts),
    paused: [...pauses.keys()],
    isMaintained,
  });
  return {
    at: now.toISOString(),
    summary: summaryOf(states, isMaintained ? maintenanceText(maintenance, now) : null),
    components: COMPONENTS.map((component) => ({
      component,
      name: COMPONENT_NAMES[component],
      state: states[component],
      note: pauses.get(component) ?? "",
    })),
    incidents,
    maintenance: maintenanceAnswer(maintenance, now),
  };
}

const maintenanceAnswer = (maintenance: Maintenance | null, now: Date): Status["maintenance"] =>
  maintenance && {
    startsAt: maintenance.startsAt.toISOString(),
    endsAt: maintenance.endsAt?.toISOString() ?? null,
    message: maintenance.message,
    phase: maintenance.phase,
    text: maintenanceText(maintenance, now),
  };
