import type { Output } from "@dryrun/domain/contract/define";
import type { interviewDetail } from "@dryrun/domain/interviews/contract";

export type Result = Output<typeof interviewDetail>;
export type GradedQuestion = Result["questions"][number];
