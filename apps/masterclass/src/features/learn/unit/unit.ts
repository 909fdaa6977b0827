import type { Output } from "@dryrun/domain/contract/define";
import type { courseUnit } from "@dryrun/domain/courses/lessons/contract";

export type Unit = Output<typeof courseUnit>;
