import type { calibration, nextAnswer } from "@dryrun/domain/admin/calibration/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Report = Output<typeof calibration>;
export type NextAnswer = NonNullable<Output<typeof nextAnswer>["answer"]>;
