import type { Output } from "@dryrun/domain/contract/define";
import type { course } from "@dryrun/domain/courses/contract";

export type Course = Output<typeof course>;
