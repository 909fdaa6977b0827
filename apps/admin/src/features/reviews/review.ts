import type { review } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";

/** One review with the answers that it is about. */
export type Review = Output<typeof review>;
