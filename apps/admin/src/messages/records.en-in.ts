import { formatRupees } from "@dryrun/domain/money";
import { formatDateTime } from "@dryrun/domain/time";

const signed = (amount: number, text: string) => (amount < 0 ? `− ${text}` : `+ ${text}`);

/** Every rupee and every credit. */
export const ledger = {
  title: "Ledger",
  about: "Every rupee and every credit, the newest first. Entries are only added.",
  loading: "Loading the ledger",
  failed: "The ledger could not be loaded",
  none: "There are no entries yet.",
  list: "Ledger",
  searchLabel: "Search by e-mail, reason or reference",
  unit: "Unit",
  units: { all: "Rupees and credits", INR: "Rupees", credit: "Credits" },
  amount: "Amount",
  amountOf: (unit: "INR" | "credit", amount: number) => {
    const size = Math.abs(amount);
    return signed(amount, unit === "INR" ? formatRupees(size) : `${size} ${size === 1 ? "credit" : "credits"}`);
  },
  reason: "Reason",
  whose: "Account",
  deleted: "Deleted account",
  reference: "Reference",
  when: "When",
  at: (moment: string) => formatDateTime(moment),
} as const;
