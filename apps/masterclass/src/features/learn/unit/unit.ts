import type { Output } from "@dryrun/domain/contract/define";
import type { courseUnit } from "@dryrun/domain/courses/contract";

export type Unit = Output<typeof courseUnit>;
