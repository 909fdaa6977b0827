// Alerts about the browsers' reports.
import { API } from "./labels.mjs";

export const BROWSERS = [
  {
    name: "BrowserErrors",
    severity: "ticket",
    summary: "A part fails in browsers",
    expr: 'sum by (part) (increase(browser_reports_total{kind="error"}[10m])) > 20',
    minutes: 1,
    fires: { [`browser_reports_total{${API},kind="error",part="student"}`]: "0+10x30" },
    well: { [`browser_reports_total{${API},kind="error",part="student"}`]: "5x30" },
    labels: { part: "student" },
  },
  {
    name: "PolicyViolations",
    severity: "ticket",
    summary: "Browsers report violations of the security policy",
    expr: 'sum(increase(browser_reports_total{kind="csp"}[10m])) > 20',
    minutes: 1,
    fires: { [`browser_reports_total{${API},kind="csp",part="page"}`]: "0+10x30" },
    well: { [`browser_reports_total{${API},kind="csp",part="page"}`]: "5x30" },
  },
];
