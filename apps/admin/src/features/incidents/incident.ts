import type { Output } from "@dryrun/domain/contract/define";
import type { incidents } from "@dryrun/domain/incidents/contract";

export type Incident = Output<typeof incidents>["incidents"][number];
