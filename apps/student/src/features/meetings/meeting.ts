import type { myMeeting } from "@dryrun/domain/company/meetings/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Meeting = Output<typeof myMeeting>["meeting"];
