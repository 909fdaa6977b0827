import { formatRupees } from "@dryrun/domain/money";
import { formatNumber } from "@dryrun/domain/text";
import { formatDateTime } from "@dryrun/domain/time";

const signed = (amount: number, text: string) => (amount < 0 ? `− ${text}` : `+ ${text}`);

/** Every movement of rupees and credits. */
export const ledger = {
  title: "Ledger",
  about: "Every rupee and every credit, newest first. Entries are never changed or deleted.",
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
  ofPerson: "One account only",
  totals: "Totals for this filter",
  totalsLoading: "Adding up",
  totalsFailed: "The totals could not be loaded.",
  again: "Try again",
  in: "In",
  out: "Out",
  net: "Net",
  entries: "Entries",
  count: (count: number) => formatNumber(count),
  sumOf: (unit: "INR" | "credit", sum: number) =>
    unit === "INR" ? formatRupees(sum) : `${formatNumber(sum)} ${Math.abs(sum) === 1 ? "credit" : "credits"}`,
  export: "Export CSV",
  exporting: "Exporting...",
  exportFailed: "The ledger could not be exported. Please try again.",
  exportHint: "All pages of this filter. The export is recorded in the audit.",
  fileName: (day: string) => `ledger-${day}.csv`,
  reason: "Reason",
  whose: "Account",
  deleted: "Deleted account",
  /** A person who bought without an account. */
  guest: (email: string) => `${email} (guest)`,
  reference: "Reference",
  when: "When",
  at: (moment: string) => formatDateTime(moment),
} as const;
