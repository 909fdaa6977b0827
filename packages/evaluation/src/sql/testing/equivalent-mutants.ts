// The reasons why a query that is one edit away from a reference returns the same rows.
const ONE_ROW = "An aggregate without GROUP BY gives one row.";
const EXISTS_READS_NO_COLUMN = "EXISTS asks for rows, not for what is in them.";
const ONE_YEAR = "Within 2025 the year and the sign after the month add nothing to the month.";
const WHERE_NEEDS_A_MANAGER = "The condition compares the date of a manager, so it drops who has none.";
const ORDERED_BY_A_KEY =
  "The rows are ordered by a key of the table at last, so no two are equal and the three rankings agree.";
const NULL_HAS_NO_GAP =
  "Wherever NULL is sorted, its row has no gap and the row after it gets none, as the first row has none.";
const PARTNER_NEEDED = "A later condition compares a column of the joined table, so it drops who found no partner.";
const TWO_DECIMALS =
  "Numbers are compared to two decimals; only where rounding twice differs from rounding once do the two.";
const NO_TIES_LEFT = "Riders of a zone are ordered by number and name, and each name comes once, so no two are equal.";
const KEY_OF_THE_TABLE =
  "The columns which are shown identify a row, by a key of the table or the words of the question.";
const GROUPS_DIFFER = "The key of the group is shown, and each group has another one.";

/** By question, mutants that are equivalent to the reference: a part that only this mutant has, and the proof. */
export const EQUIVALENT: Record<string, { part: string; proof: string }[]> = {
  "sql-city-revenue": [{ part: "DISTINCT city,", proof: GROUPS_DIFFER }],
  "sql-customers-without-orders": [
    { part: "DISTINCT 1", proof: EXISTS_READS_NO_COLUMN },
    { part: "2 FROM", proof: EXISTS_READS_NO_COLUMN },
    { part: "0 FROM", proof: EXISTS_READS_NO_COLUMN },
  ],
  "sql-second-highest-salary": [
    { part: "= (SELECT DISTINCT", proof: ONE_ROW },
    { part: "< (SELECT DISTINCT", proof: ONE_ROW },
  ],
  "sql-repeated-phones": [{ part: "DISTINCT phone,", proof: GROUPS_DIFFER }],
  "sql-above-department-average": [{ part: "DISTINCT AVG(x.salary)", proof: ONE_ROW }],
  "sql-monthly-revenue-2025": [
    { part: "DISTINCT SUBSTR(order_date,", proof: GROUPS_DIFFER },
    { part: "2, 7) ORDER", proof: ONE_YEAR },
    { part: "8) ORDER", proof: ONE_YEAR },
  ],
  "sql-best-product-per-category": [
    { part: "DISTINCT category,", proof: GROUPS_DIFFER },
    { part: "DISTINCT t.category,", proof: GROUPS_DIFFER },
    { part: "DISTINCT MAX(x.total)", proof: ONE_ROW },
  ],
  "sql-running-total": [{ part: "DISTINCT a.store,", proof: KEY_OF_THE_TABLE }],
  "sql-change-on-previous-month": [{ part: "DISTINCT region,", proof: KEY_OF_THE_TABLE }],
  "sql-loyal-customers": [{ part: "DISTINCT customer,", proof: GROUPS_DIFFER }],
  "sql-latest-status": [
    { part: "DISTINCT e.ticket_id,", proof: KEY_OF_THE_TABLE },
    { part: "DISTINCT MAX(x.changed_at)", proof: ONE_ROW },
  ],
  "sql-joined-before-manager": [{ part: "LEFT JOIN", proof: WHERE_NEEDS_A_MANAGER }],
  "sql-state-share-of-gst": [
    { part: "3) AS", proof: TWO_DECIMALS },
    { part: "DISTINCT state,", proof: GROUPS_DIFFER },
    { part: "DISTINCT SUM(amount)", proof: ONE_ROW },
  ],
  "sql-top-two-riders": [
    { part: "DISTINCT zone, rider, done", proof: GROUPS_DIFFER },
    { part: "(SELECT DISTINCT", proof: GROUPS_DIFFER },
    { part: "done, RANK()", proof: NO_TIES_LEFT },
    { part: "DENSE_RANK() OVER", proof: NO_TIES_LEFT },
  ],
  "sql-cohorts-that-return": [
    { part: "DISTINCT customer_id,", proof: GROUPS_DIFFER },
    { part: "DISTINCT cohort,", proof: GROUPS_DIFFER },
  ],
  "sql-stores-without-bills-in-march": [
    { part: "DISTINCT 1", proof: EXISTS_READS_NO_COLUMN },
    { part: "2 FROM", proof: EXISTS_READS_NO_COLUMN },
    { part: "0 FROM", proof: EXISTS_READS_NO_COLUMN },
  ],
  "sql-present-and-passed": [{ part: "DISTINCT course,", proof: GROUPS_DIFFER }],
  "sql-bill-totals-after-discount": [
    { part: "DISTINCT bill_no,", proof: GROUPS_DIFFER },
    { part: "3) AS", proof: TWO_DECIMALS },
  ],
  "sql-clean-email-duplicates": [{ part: "DISTINCT LOWER(TRIM(email))", proof: GROUPS_DIFFER }],
  "sql-first-and-last-login": [{ part: "DISTINCT user_id,", proof: GROUPS_DIFFER }],
  "sql-invoices-of-a-series": [{ part: "DISTINCT invoice_no,", proof: KEY_OF_THE_TABLE }],
  "sql-lapsed-members": [{ part: "DISTINCT member,", proof: GROUPS_DIFFER }],
  "sql-loans-by-band": [{ part: "DISTINCT band,", proof: GROUPS_DIFFER }],
  "sql-rated-hotels": [
    { part: "DISTINCT hotel,", proof: GROUPS_DIFFER },
    { part: "3) AS", proof: TWO_DECIMALS },
  ],
  "sql-registered-not-attended": [
    { part: "DISTINCT 1", proof: EXISTS_READS_NO_COLUMN },
    { part: "2 FROM", proof: EXISTS_READS_NO_COLUMN },
    { part: "0 FROM", proof: EXISTS_READS_NO_COLUMN },
  ],
  "sql-three-lowest-quotes": [{ part: "DISTINCT vendor,", proof: KEY_OF_THE_TABLE }],
  "sql-quarters-side-by-side": [{ part: "DISTINCT branch,", proof: GROUPS_DIFFER }],
  "sql-share-of-returned-orders": [{ part: "DISTINCT category,", proof: GROUPS_DIFFER }],
  "sql-low-attendance": [{ part: "DISTINCT student,", proof: GROUPS_DIFFER }],
  "sql-pairs-on-a-project": [
    { part: "DISTINCT a.project,", proof: KEY_OF_THE_TABLE },
    { part: "a LEFT", proof: PARTNER_NEEDED },
    { part: "a.project LEFT", proof: PARTNER_NEEDED },
    { part: "a.person_id LEFT", proof: PARTNER_NEEDED },
  ],
  "sql-managers-and-teams": [
    { part: "DISTINCT m.name,", proof: GROUPS_DIFFER },
    { part: "3) AS", proof: TWO_DECIMALS },
  ],
  "sql-holders-of-both": [
    { part: "DISTINCT h.holder_id,", proof: GROUPS_DIFFER },
    { part: "LEFT JOIN", proof: PARTNER_NEEDED },
  ],
  "sql-invoices-entered-again": [
    { part: "DISTINCT entry_id, supplier, invoice_no FROM", proof: KEY_OF_THE_TABLE },
    { part: "(SELECT DISTINCT", proof: KEY_OF_THE_TABLE },
    { part: "invoice_no, RANK()", proof: ORDERED_BY_A_KEY },
    { part: "DENSE_RANK() OVER", proof: ORDERED_BY_A_KEY },
  ],
  "sql-balance-below-minimum": [
    { part: "DISTINCT account_no,", proof: KEY_OF_THE_TABLE },
    { part: "DISTINCT a.account_no,", proof: GROUPS_DIFFER },
  ],
  "sql-sold-less-in-february": [
    { part: "DISTINCT item, january,", proof: KEY_OF_THE_TABLE },
    { part: "(SELECT DISTINCT", proof: GROUPS_DIFFER },
  ],
  "sql-overlapping-bookings": [
    { part: "DISTINCT a.room,", proof: KEY_OF_THE_TABLE },
    { part: "LEFT JOIN", proof: PARTNER_NEEDED },
  ],
  "sql-price-on-a-day": [
    { part: "DISTINCT p.product,", proof: KEY_OF_THE_TABLE },
    { part: "DISTINCT MAX(x.valid_from)", proof: ONE_ROW },
  ],
  "sql-second-purchase": [
    { part: "DISTINCT buyer, bought_on, amount, amount", proof: KEY_OF_THE_TABLE },
    { part: "(SELECT DISTINCT", proof: KEY_OF_THE_TABLE },
    { part: "amount, RANK()", proof: ORDERED_BY_A_KEY },
    { part: "DENSE_RANK() OVER", proof: ORDERED_BY_A_KEY },
  ],
  "sql-checkout-funnel": [
    { part: "DISTINCT channel, SUM(viewed)", proof: GROUPS_DIFFER },
    { part: "(SELECT DISTINCT", proof: GROUPS_DIFFER },
  ],
  "sql-longest-service-gap": [
    { part: "DISTINCT machine, MAX(gap)", proof: GROUPS_DIFFER },
    { part: "(SELECT DISTINCT", proof: KEY_OF_THE_TABLE },
    { part: "1 = 1)", proof: NULL_HAS_NO_GAP },
  ],
  "sql-share-within-department": [{ part: "DISTINCT department,", proof: GROUPS_DIFFER }],
  "sql-day-the-target-was-reached": [
    { part: "DISTINCT drive, given_on, SUM(amount)", proof: GROUPS_DIFFER },
    { part: "DISTINCT drive, given_on, SUM(given)", proof: KEY_OF_THE_TABLE },
    { part: "DISTINCT drive, MIN(given_on)", proof: GROUPS_DIFFER },
  ],
  "sql-budget-and-spending": [
    { part: "DISTINCT plan.dept,", proof: KEY_OF_THE_TABLE },
    { part: "DISTINCT dept, SUM(planned)", proof: GROUPS_DIFFER },
    { part: "DISTINCT dept, SUM(spent)", proof: GROUPS_DIFFER },
  ],
  "sql-finished-all-modules": [
    { part: "DISTINCT c.trainee", proof: GROUPS_DIFFER },
    { part: "LEFT JOIN", proof: PARTNER_NEEDED },
    { part: "DISTINCT COUNT(*)", proof: ONE_ROW },
  ],
  "sql-fees-by-mode": [{ part: "DISTINCT mode,", proof: GROUPS_DIFFER }],
  "sql-highest-and-lowest-reading": [{ part: "DISTINCT flat,", proof: GROUPS_DIFFER }],
  "sql-parcels-per-hub": [{ part: "DISTINCT hub,", proof: GROUPS_DIFFER }],
  "sql-orders-of-one-city": [{ part: "DISTINCT order_id,", proof: KEY_OF_THE_TABLE }],
  "sql-tickets-still-open": [{ part: "DISTINCT ticket_no,", proof: KEY_OF_THE_TABLE }],
};
