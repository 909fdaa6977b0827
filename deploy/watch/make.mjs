// Generates the alerts with their tests, and the Grafana dashboard, from one list: `node deploy/watch/make.mjs`
// writes the files next to it, `--check` reports which of them are out of date. docs/alerts.md says what to do about
// each alert.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ALERTS } from "./alerts.mjs";

const quoted = (text) => JSON.stringify(text);
const indent = (lines, by) => lines.map((line) => `${" ".repeat(by)}${line}`);

function rulesFile() {
  const lines = ["# Written by deploy/watch/make.mjs.", "groups:", "  - name: dryrun", "    rules:"];
  for (const { name, severity, summary, expr, minutes } of ALERTS) {
    lines.push(
      `      - alert: ${name}`,
      ...indent(
        [
          `expr: ${quoted(expr)}`,
          `for: ${minutes}m`,
          "labels:",
          `  severity: ${severity}`,
          "annotations:",
          `  summary: ${quoted(summary)}`,
          `  runbook: ${quoted(`docs/alerts.md#${name.toLowerCase()}`)}`,
        ],
        8,
      ),
    );
  }
  return `${lines.join("\n")}\n`;
}

const seriesOf = (series) =>
  Object.entries(series).flatMap(([name, values]) => [`- series: ${quoted(name)}`, `  values: ${quoted(values)}`]);

/** Late enough for every window and delay. */
const lateMinutes = ({ minutes, at = minutes + 15 }) => at;

function testCase(alert, series, isFiring) {
  const { name, severity, summary, labels = {} } = alert;
  const expected = { severity, ...labels };
  return [
    `- name: ${quoted(`${name} ${isFiring ? "fires" : "is quiet"}`)}`,
    "  interval: 1m",
    ...(Object.keys(series).length > 0 ? ["  input_series:", ...indent(seriesOf(series), 4)] : ["  input_series: []"]),
    "  alert_rule_test:",
    `    - eval_time: ${lateMinutes(alert)}m`,
    `      alertname: ${name}`,
    ...(isFiring
      ? [
          "      exp_alerts:",
          "        - exp_labels:",
          ...Object.entries(expected).map(([key, value]) => `            ${key}: ${quoted(value)}`),
          "          exp_annotations:",
          `            summary: ${quoted(summary)}`,
          `            runbook: ${quoted(`docs/alerts.md#${name.toLowerCase()}`)}`,
        ]
      : ["      exp_alerts: []"]),
  ];
}

function testsFile() {
  const cases = ALERTS.flatMap((alert) => [
    ...[alert.fires].flat().flatMap((series) => testCase(alert, series, true)),
    ...[alert.well].flat().flatMap((series) => testCase(alert, series, false)),
  ]);
  return `${["# Written by deploy/watch/make.mjs: each alert fires, and is quiet while all is well.", "rule_files:", "  - alerts.yml", "evaluation_interval: 1m", "tests:", ...indent(cases, 2)].join("\n")}\n`;
}

const BY_VERSION =
  'sum by (part, version) (rate(browser_reports_total{kind="error"}[30m])) / sum by (part, version) (rate(browser_pages_total[30m]))';
const vitalOf = (vital) => `histogram_quantile(0.75, sum by (le, part, version) (rate(browser_${vital}_bucket[30m])))`;

/** Title, expression, unit. */
const PANELS = [
  ["Requests by status", "sum by (status) (rate(http_request_seconds_count[5m]))", "reqps"],
  [
    "Share of 5xx",
    'sum(rate(http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_seconds_count[5m]))',
    "percentunit",
  ],
  [
    "Time of answers, 95th percentile by route",
    "topk(10, histogram_quantile(0.95, sum by (le, route) (rate(http_request_seconds_bucket[5m]))))",
    "s",
  ],
  ["Event loop, 99th percentile", "nodejs_eventloop_lag_p99_seconds", "s"],
  ["Memory of processes", "process_resident_memory_bytes", "bytes"],
  ["Connections of requests", "database_connections", "short"],
  ["Connections that broke", "rate(database_lost_connections_total[10m])", "short"],
  ["Jobs that wait, by queue", 'max by (queue) (queue_jobs{state="waiting"})', "short"],
  ["Oldest due job, by queue", "max by (queue) (queue_oldest_seconds)", "s"],
  ["Jobs that failed for good", 'max by (queue) (queue_jobs{state="failed"})', "short"],
  [
    "Time of an evaluation, 95th percentile",
    'histogram_quantile(0.95, sum by (le) (rate(queue_job_seconds_bucket{queue="interview.evaluate"}[15m])))',
    "s",
  ],
  ["Evaluations that wait", "max(evaluations_waiting)", "short"],
  ["Oldest evaluation that waits", "max(evaluations_oldest_seconds)", "s"],
  ["Evaluations that are parked", "max(evaluations_parked)", "short"],
  ["Payments that are not settled", "max(payments_unsettled)", "short"],
  ["Differences of the books", "max by (kind) (books_differences)", "short"],
  [
    "Failed sign-ins",
    'sum by (status) (rate(http_request_seconds_count{route="/api/auth/login",status=~"401|403|429"}[5m]))',
    "reqps",
  ],
  ["Age of the search", "search_index_age_seconds", "s"],
  ["Faults in browsers, by part", "sum by (part, kind) (increase(browser_reports_total[10m]))", "short"],
  ["Faults per page, by part and version", BY_VERSION, "percentunit"],
  ...["lcp", "inp"].map((vital) => [
    `${vital.toUpperCase()}, 75th percentile by part and version`,
    vitalOf(vital),
    "ms",
  ]),
  ["CLS, 75th percentile by part and version", vitalOf("cls"), "short"],
  ["Visitors of each release", "max by (part, version) (site_release_percent)", "percent"],
  ["Age of the base backup", "time() - max(dryrun_backup_timestamp_seconds)", "s"],
  ["Age of the last archived WAL", "time() - max(dryrun_archived_timestamp_seconds)", "s"],
  ["Time until certificates end", "min by (certificate) (dryrun_certificate_ends_timestamp_seconds) - time()", "s"],
  [
    "Room on disks",
    "min by (instance, mountpoint) (node_filesystem_avail_bytes / node_filesystem_size_bytes)",
    "percentunit",
  ],
  ["Nodes of PostgreSQL", "patroni_primary + 2 * patroni_sync_standby", "short"],
];

function dashboardFile() {
  const panels = PANELS.map(([title, expr, unit], index) => ({
    id: index + 1,
    type: "timeseries",
    title,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's own placeholder
    datasource: { type: "prometheus", uid: "${DS_PROMETHEUS}" },
    gridPos: { h: 8, w: 12, x: (index % 2) * 12, y: Math.floor(index / 2) * 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: "A", expr }],
  }));
  const dashboard = {
    __inputs: [{ name: "DS_PROMETHEUS", label: "Prometheus", type: "datasource", pluginId: "prometheus" }],
    uid: "dryrun",
    title: "Dryrun",
    tags: ["dryrun"],
    schemaVersion: 38,
    time: { from: "now-6h", to: "now" },
    refresh: "30s",
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

/** Returns every metric that an alert or a panel reads. */
export const metricsRead = () =>
  [
    ...new Set(
      [...ALERTS.map(({ expr }) => expr), ...PANELS.map(([, expr]) => expr)].flatMap(
        (expr) => expr.match(/\b[a-z]+_[a-z0-9_]+(?=\{|\)|\[| )/g) ?? [],
      ),
    ),
  ].filter((name) => !["histogram_quantile"].includes(name));

export const FILES = { "alerts.yml": rulesFile, "alerts.test.yml": testsFile, "dashboard.json": dashboardFile };

if (process.argv[1] === import.meta.filename) {
  const isChecking = process.argv.includes("--check");
  let isOld = false;
  for (const [name, make] of Object.entries(FILES)) {
    const file = path.join(import.meta.dirname, name);
    if (!isChecking) writeFileSync(file, make());
    else if (readFileSync(file, "utf8") !== make()) {
      isOld = true;
      console.error(`deploy/watch/${name} is out of date: run node deploy/watch/make.mjs.`);
    }
  }
  process.exit(isOld ? 1 : 0);
}
