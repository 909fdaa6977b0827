import { useEmployerTeamQuery } from "@dryrun/api-client/company/employer";
import { useStages } from "../../../shared/stages/use-stages.ts";

/**
 * Loads what `Marks` reads of the company: its people, and the stages of the job. Review mode draws the marks of three
 * candidates; if each of them subscribed, every key would cost several subscriptions.
 */
export function useMarksData(jobId: string): void {
  useEmployerTeamQuery();
  useStages(jobId);
}
