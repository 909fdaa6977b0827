// Why a query that is one edit away from a reference gives the same rows.
const ONE_ROW = "An aggregate without GROUP BY gives one row.";
const EXISTS_READS_NO_COLUMN = "EXISTS asks for rows, not for what is in them.";
const ONE_YEAR = "Within 2025 the year and the sign after the month add nothing to the month.";
const WHERE_NEEDS_A_MANAGER = "The condition compares the date of a manager, so it drops who has none.";
const TWO_DECIMALS =
  "Numbers are compared to two decimals; only where rounding twice differs from rounding once do the two.";
const NO_TIES_LEFT = "Riders of a zone are ordered by number and name, and each name comes once, so no two are equal.";
const KEY_OF_THE_TABLE = "The question says that the columns which are shown identify a row.";
const GROUPS_DIFFER = "The key of the group is shown, and each group has another one.";

/** Mutants of references that no data of the question can tell from them, by question, with the proof. */
export const EQUIVALENT: Record<string, { query: string; proof: string }[]> = {
  "sql-city-revenue": [
    {
      query:
        "SELECT DISTINCT city, SUM(amount) AS total FROM orders WHERE status = 'Delivered' GROUP BY city ORDER BY total DESC, city",
      proof: GROUPS_DIFFER,
    },
  ],
  "sql-customers-without-orders": [
    {
      query:
        "SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT DISTINCT 1 FROM orders o WHERE o.customer_id = c.customer_id)",
      proof: EXISTS_READS_NO_COLUMN,
    },
    {
      query:
        "SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT 2 FROM orders o WHERE o.customer_id = c.customer_id)",
      proof: EXISTS_READS_NO_COLUMN,
    },
    {
      query:
        "SELECT c.name FROM customers c WHERE NOT EXISTS (SELECT 0 FROM orders o WHERE o.customer_id = c.customer_id)",
      proof: EXISTS_READS_NO_COLUMN,
    },
  ],
  "sql-second-highest-salary": [
    {
      query:
        "SELECT name, salary FROM employees WHERE salary = (SELECT DISTINCT MAX(salary) FROM employees WHERE salary < (SELECT MAX(salary) FROM employees))",
      proof: ONE_ROW,
    },
    {
      query:
        "SELECT name, salary FROM employees WHERE salary = (SELECT MAX(salary) FROM employees WHERE salary < (SELECT DISTINCT MAX(salary) FROM employees))",
      proof: ONE_ROW,
    },
  ],
  "sql-repeated-phones": [
    {
      query:
        "SELECT DISTINCT phone, COUNT(*) AS times FROM customers WHERE phone IS NOT NULL GROUP BY phone HAVING COUNT(*) > 1",
      proof: GROUPS_DIFFER,
    },
  ],
  "sql-above-department-average": [
    {
      query:
        "SELECT e.name, e.department, e.salary FROM employees e WHERE e.salary > (SELECT DISTINCT AVG(x.salary) FROM employees x WHERE x.department = e.department)",
      proof: ONE_ROW,
    },
  ],
  "sql-monthly-revenue-2025": [
    {
      query:
        "SELECT DISTINCT SUBSTR(order_date, 1, 7) AS month, SUM(amount) AS revenue FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01' GROUP BY SUBSTR(order_date, 1, 7) ORDER BY month",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "SELECT SUBSTR(order_date, 1, 7) AS month, SUM(amount) AS revenue FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01' GROUP BY SUBSTR(order_date, 2, 7) ORDER BY month",
      proof: ONE_YEAR,
    },
    {
      query:
        "SELECT SUBSTR(order_date, 1, 7) AS month, SUM(amount) AS revenue FROM orders WHERE order_date >= '2025-01-01' AND order_date < '2026-01-01' GROUP BY SUBSTR(order_date, 1, 8) ORDER BY month",
      proof: ONE_YEAR,
    },
  ],
  "sql-best-product-per-category": [
    {
      query:
        "WITH totals AS (SELECT DISTINCT category, product, SUM(units) AS total FROM sales GROUP BY category, product) SELECT t.category, t.product, t.total FROM totals t WHERE t.total = (SELECT MAX(x.total) FROM totals x WHERE x.category = t.category)",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "WITH totals AS (SELECT category, product, SUM(units) AS total FROM sales GROUP BY category, product) SELECT DISTINCT t.category, t.product, t.total FROM totals t WHERE t.total = (SELECT MAX(x.total) FROM totals x WHERE x.category = t.category)",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "WITH totals AS (SELECT category, product, SUM(units) AS total FROM sales GROUP BY category, product) SELECT t.category, t.product, t.total FROM totals t WHERE t.total = (SELECT DISTINCT MAX(x.total) FROM totals x WHERE x.category = t.category)",
      proof: ONE_ROW,
    },
  ],
  "sql-running-total": [
    {
      query:
        "SELECT DISTINCT a.store, a.sale_date, a.amount, SUM(a.amount) OVER (PARTITION BY a.store ORDER BY a.sale_date) AS running_total FROM daily_sales a",
      proof: KEY_OF_THE_TABLE,
    },
  ],
  "sql-change-on-previous-month": [
    {
      query:
        "SELECT DISTINCT region, month, revenue, revenue - LAG(revenue) OVER (PARTITION BY region ORDER BY month) AS change FROM monthly_sales",
      proof: KEY_OF_THE_TABLE,
    },
  ],
  "sql-loyal-customers": [
    {
      query:
        "SELECT DISTINCT customer, COUNT(*) AS orders, SUM(amount) AS total FROM orders GROUP BY customer HAVING COUNT(*) >= 3 AND SUM(amount) > 10000",
      proof: GROUPS_DIFFER,
    },
  ],
  "sql-latest-status": [
    {
      query:
        "SELECT DISTINCT e.ticket_id, e.status FROM ticket_events e WHERE e.changed_at = (SELECT MAX(x.changed_at) FROM ticket_events x WHERE x.ticket_id = e.ticket_id)",
      proof: KEY_OF_THE_TABLE,
    },
    {
      query:
        "SELECT e.ticket_id, e.status FROM ticket_events e WHERE e.changed_at = (SELECT DISTINCT MAX(x.changed_at) FROM ticket_events x WHERE x.ticket_id = e.ticket_id)",
      proof: ONE_ROW,
    },
  ],
  "sql-joined-before-manager": [
    {
      query:
        "SELECT e.name AS employee, m.name AS manager FROM staff e LEFT JOIN staff m ON m.staff_id = e.manager_id WHERE e.joined_on < m.joined_on",
      proof: WHERE_NEEDS_A_MANAGER,
    },
  ],
  "sql-state-share-of-gst": [
    {
      query:
        "SELECT state, SUM(amount) AS total, ROUND(100.0 * SUM(amount) / (SELECT SUM(amount) FROM gst_entries), 3) AS share FROM gst_entries GROUP BY state ORDER BY total DESC, state",
      proof: TWO_DECIMALS,
    },
    {
      query:
        "SELECT DISTINCT state, SUM(amount) AS total, ROUND(100.0 * SUM(amount) / (SELECT SUM(amount) FROM gst_entries), 2) AS share FROM gst_entries GROUP BY state ORDER BY total DESC, state",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "SELECT state, SUM(amount) AS total, ROUND(100.0 * SUM(amount) / (SELECT DISTINCT SUM(amount) FROM gst_entries), 2) AS share FROM gst_entries GROUP BY state ORDER BY total DESC, state",
      proof: ONE_ROW,
    },
  ],
  "sql-top-two-riders": [
    {
      query:
        "SELECT DISTINCT zone, rider, done FROM (SELECT zone, rider, COUNT(*) AS done, ROW_NUMBER() OVER (PARTITION BY zone ORDER BY COUNT(*) DESC, rider) AS place FROM deliveries WHERE status = 'Completed' GROUP BY zone, rider) ranked WHERE place <= 2",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "SELECT zone, rider, done FROM (SELECT DISTINCT zone, rider, COUNT(*) AS done, ROW_NUMBER() OVER (PARTITION BY zone ORDER BY COUNT(*) DESC, rider) AS place FROM deliveries WHERE status = 'Completed' GROUP BY zone, rider) ranked WHERE place <= 2",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "SELECT zone, rider, done FROM (SELECT zone, rider, COUNT(*) AS done, RANK() OVER (PARTITION BY zone ORDER BY COUNT(*) DESC, rider) AS place FROM deliveries WHERE status = 'Completed' GROUP BY zone, rider) ranked WHERE place <= 2",
      proof: NO_TIES_LEFT,
    },
    {
      query:
        "SELECT zone, rider, done FROM (SELECT zone, rider, COUNT(*) AS done, DENSE_RANK() OVER (PARTITION BY zone ORDER BY COUNT(*) DESC, rider) AS place FROM deliveries WHERE status = 'Completed' GROUP BY zone, rider) ranked WHERE place <= 2",
      proof: NO_TIES_LEFT,
    },
  ],
  "sql-cohorts-that-return": [
    {
      query:
        "WITH firsts AS (SELECT DISTINCT customer_id, MIN(SUBSTR(ordered_on, 1, 7)) AS cohort, MAX(SUBSTR(ordered_on, 1, 7)) AS last_month FROM app_orders WHERE customer_id IS NOT NULL GROUP BY customer_id) SELECT cohort, COUNT(*) AS customers, SUM(CASE WHEN last_month > cohort THEN 1 ELSE 0 END) AS came_back FROM firsts GROUP BY cohort ORDER BY cohort",
      proof: GROUPS_DIFFER,
    },
    {
      query:
        "WITH firsts AS (SELECT customer_id, MIN(SUBSTR(ordered_on, 1, 7)) AS cohort, MAX(SUBSTR(ordered_on, 1, 7)) AS last_month FROM app_orders WHERE customer_id IS NOT NULL GROUP BY customer_id) SELECT DISTINCT cohort, COUNT(*) AS customers, SUM(CASE WHEN last_month > cohort THEN 1 ELSE 0 END) AS came_back FROM firsts GROUP BY cohort ORDER BY cohort",
      proof: GROUPS_DIFFER,
    },
  ],
  "sql-stores-without-bills-in-march": [
    {
      query:
        "SELECT s.store_name FROM stores s WHERE NOT EXISTS (SELECT DISTINCT 1 FROM store_bills b WHERE b.store_id = s.store_id AND b.billed_on >= '2025-03-01' AND b.billed_on < '2025-04-01')",
      proof: EXISTS_READS_NO_COLUMN,
    },
    {
      query:
        "SELECT s.store_name FROM stores s WHERE NOT EXISTS (SELECT 2 FROM store_bills b WHERE b.store_id = s.store_id AND b.billed_on >= '2025-03-01' AND b.billed_on < '2025-04-01')",
      proof: EXISTS_READS_NO_COLUMN,
    },
    {
      query:
        "SELECT s.store_name FROM stores s WHERE NOT EXISTS (SELECT 0 FROM store_bills b WHERE b.store_id = s.store_id AND b.billed_on >= '2025-03-01' AND b.billed_on < '2025-04-01')",
      proof: EXISTS_READS_NO_COLUMN,
    },
  ],
  "sql-present-and-passed": [
    {
      query:
        "SELECT DISTINCT course, COUNT(*) AS enrolled, COUNT(marks) AS present, SUM(CASE WHEN marks >= 40 THEN 1 ELSE 0 END) AS passed FROM exam_marks GROUP BY course",
      proof: GROUPS_DIFFER,
    },
  ],
};
