import type { Output } from "@dryrun/domain/contract/define";
import { maintenanceText } from "@dryrun/domain/maintenance/rules";
import type { siteStatus } from "@dryrun/domain/status/contract";
import type { Clock } from "../../ports.ts";
import type { Maintenance, ReadOnly } from "../../records/maintenance/read-only.ts";

type Status = Output<typeof siteStatus>;
interface StatusParts {
  clock: Clock;
  readOnly: Pick<ReadOnly, "current" | "peek">;
}
export type SiteStatus = ReturnType<typeof createSiteStatus>;

/** What everybody may know of how the product is. */
export function createSiteStatus({ clock, readOnly }: StatusParts) {
  return {
    async read(): Promise<Status> {
      const now = clock.now();
      return { at: now.toISOString(), maintenance: maintenanceAnswer(await readOnly.current(), now) };
    },
    /** What pages say while a maintenance is announced or runs. */
    barText(): string | null {
      const maintenance = readOnly.peek();
      return maintenance && maintenanceText(maintenance, clock.now());
    },
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
