import type { Output } from "@dryrun/domain/contract/define";
import { NO_IMPACTS, worstImpacts } from "@dryrun/domain/incidents/rules";
import type { siteStatus } from "@dryrun/domain/status/contract";
import type { Incident } from "./incident-queries.ts";

export type PublicIncident = Output<typeof siteStatus>["incidents"][number];

/** Returns the public data of an incident, without its author. */
export function incidentAnswer({ title, begunAt, resolvedAt, updates }: Incident): PublicIncident {
  const [last] = updates;
  return {
    title,
    begunAt: begunAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    phase: resolvedAt ? "resolved" : (last?.phase ?? "investigating"),
    impacts: resolvedAt ? worstImpacts(updates) : (last?.impacts ?? NO_IMPACTS),
    updates: updates.map(({ phase, message, at }) => ({ phase, message, at: at.toISOString() })),
  };
}
