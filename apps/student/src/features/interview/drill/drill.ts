import type { Output } from "@dryrun/domain/contract/define";
import type { answerDrill, drill } from "@dryrun/domain/interviews/drills/contract";

export type Drill = Output<typeof drill>;
export type DrillQuestion = Drill["questions"][number];
export type GradedAnswer = Output<typeof answerDrill>;
