/** The columns of an export of the ledger, as the file's first row names them. Times are India's. */
export const LEDGER_COLUMNS = ["Time (IST)", "Unit", "Amount", "Reason", "Account", "Reference", "Entry"] as const;
