import type { review } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";

/** One review with its answers. */
export type Review = Output<typeof review>;
