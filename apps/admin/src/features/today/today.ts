import type { today } from "@dryrun/domain/admin/today/contract";
import type { Output } from "@dryrun/domain/contract/define";

export type Today = Output<typeof today>;
