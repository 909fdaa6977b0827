import type { ownMeetings } from "@dryrun/domain/company/meetings/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Meeting = Output<typeof ownMeetings>["meetings"][number];
