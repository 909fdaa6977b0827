import {
  useEmployerJobStagesQuery,
  useEmployerStagesQuery,
  useKnownJobStages,
} from "@dryrun/api-client/company/stages";
import { DEFAULT_STAGE_SET } from "@dryrun/domain/company/stages/rules";

/** Returns the stages of a job, or those of the company; the default ones until they have loaded. */
export function useStages(jobId: string | undefined) {
  const ofJob = useEmployerJobStagesQuery({ params: { id: jobId ?? "" } }, { skip: jobId === undefined });
  const ofCompany = useEmployerStagesQuery(undefined, { skip: jobId !== undefined });
  return (jobId === undefined ? ofCompany : ofJob).data?.stages ?? DEFAULT_STAGE_SET.stages;
}

/** Like `useStages` for a job, but only reads the cache: `useMarksData` loads the stages. */
export const useKnownStages = (jobId: string) =>
  useKnownJobStages({ params: { id: jobId } }).data?.stages ?? DEFAULT_STAGE_SET.stages;
