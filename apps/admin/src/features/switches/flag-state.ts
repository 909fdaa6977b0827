import type { Output } from "@dryrun/domain/contract/define";
import type { flags } from "@dryrun/domain/flags/contract";

export type FlagState = Output<typeof flags>["flags"][number];
