import type { ledgerTotals } from "@dryrun/domain/admin/records/contract";
import type { Input } from "@dryrun/domain/contract/define";

/** What the list, its totals and its export have in common. */
export type LedgerFilter = Input<typeof ledgerTotals>["query"];
