import type { today } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Today = Output<typeof today>;
