/** The columns of an export of the ledger, as in the file's header row. Times are in India time. */
export const LEDGER_COLUMNS = ["Time (IST)", "Unit", "Amount", "Reason", "Account", "Reference", "Entry"] as const;
