import type { Output } from "@dryrun/domain/contract/define";
import type { courseReport } from "@dryrun/domain/courses/contract";

export type Report = Output<typeof courseReport>;
