// The alerts with their tests, and the Grafana dashboard, from one list: `node deploy/watch/make.mjs` writes the files beside it,
// `--check` says which of them are out of date. What to do about each alert is in docs/alerts.md.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const API = 'job="dryrun-api",instance="api1"';
const WORKER = 'job="dryrun-worker",instance="worker1"';
const NODE = 'job="node",instance="node1"';

/**
 * `expr` over `minutes` is the alert; `fires` are series of a minute each that make it fire, with the labels that it then has;
 * the same series with `well` in their place do not. Several cases are a list; a case of no series is what Prometheus sees when nothing
 * is scraped. `at` is the minute to look at, where it is not soon after the start.
 */
export const ALERTS = [
  {
    name: "ApiDown",
    severity: "page",
    summary: "A copy of the API does not answer",
    expr: 'up{job="dryrun-api"} == 0',
    minutes: 1,
    fires: { [`up{${API}}`]: "0x20" },
    well: { [`up{${API}}`]: "1x20" },
    labels: { job: "dryrun-api", instance: "api1" },
  },
  {
    name: "NoWorker",
    severity: "page",
    summary: "No worker answers: mails wait and interviews are not graded",
    expr: '(sum(up{job="dryrun-worker"}) or vector(0)) == 0',
    minutes: 2,
    fires: [{ [`up{${WORKER}}`]: "0x20" }, {}],
    well: { [`up{${WORKER}}`]: "1x20" },
  },
  {
    name: "ServerErrors",
    severity: "page",
    summary: "More than 1% of the requests fail",
    expr: 'sum(rate(http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(http_request_seconds_count[5m])) > 0.01',
    minutes: 5,
    fires: {
      [`http_request_seconds_count{${API},status="500"}`]: "0+60x30",
      [`http_request_seconds_count{${API},status="200"}`]: "0+600x30",
    },
    well: {
      [`http_request_seconds_count{${API},status="500"}`]: "0+1x30",
      [`http_request_seconds_count{${API},status="200"}`]: "0+600x30",
    },
  },
  {
    name: "SlowAnswers",
    severity: "ticket",
    summary: "One answer in twenty takes longer than a second",
    expr: "histogram_quantile(0.95, sum by (le) (rate(http_request_seconds_bucket[5m]))) > 1",
    minutes: 10,
    fires: {
      [`http_request_seconds_bucket{${API},le="1"}`]: "0+10x30",
      [`http_request_seconds_bucket{${API},le="2.5"}`]: "0+100x30",
      [`http_request_seconds_bucket{${API},le="+Inf"}`]: "0+100x30",
    },
    well: {
      [`http_request_seconds_bucket{${API},le="1"}`]: "0+100x30",
      [`http_request_seconds_bucket{${API},le="2.5"}`]: "0+100x30",
      [`http_request_seconds_bucket{${API},le="+Inf"}`]: "0+100x30",
    },
  },
  {
    name: "EventLoopLate",
    severity: "ticket",
    summary: "The event loop of a process is late",
    expr: "nodejs_eventloop_lag_p99_seconds > 0.5",
    minutes: 5,
    fires: { [`nodejs_eventloop_lag_p99_seconds{${API}}`]: "0.8x30" },
    well: { [`nodejs_eventloop_lag_p99_seconds{${API}}`]: "0.02x30" },
    labels: { job: "dryrun-api", instance: "api1" },
  },
  {
    name: "ConnectionsExhausted",
    severity: "page",
    summary: "Requests wait for a connection to the database",
    expr: 'database_connections{state="waiting"} > 0',
    minutes: 3,
    fires: { [`database_connections{${API},state="waiting"}`]: "7x30" },
    well: { [`database_connections{${API},state="waiting"}`]: "0x30" },
    labels: { job: "dryrun-api", instance: "api1", state: "waiting" },
  },
  {
    name: "ConnectionsLost",
    severity: "ticket",
    summary: "Connections to the database break again and again",
    expr: "sum(rate(database_lost_connections_total[10m])) > 0.1",
    minutes: 5,
    fires: { [`database_lost_connections_total{${API}}`]: "0+30x40" },
    well: { [`database_lost_connections_total{${API}}`]: "4x40" },
  },
  {
    name: "QueueStuck",
    severity: "page",
    summary: "A due job has waited for two minutes",
    expr: "max by (queue) (queue_oldest_seconds) > 120",
    minutes: 2,
    fires: { [`queue_oldest_seconds{${API},queue="mail.receipt"}`]: "0+60x30" },
    well: { [`queue_oldest_seconds{${API},queue="mail.receipt"}`]: "0x30" },
    labels: { queue: "mail.receipt" },
  },
  {
    name: "MailsFailed",
    severity: "ticket",
    summary: "Mails failed for good",
    expr: 'max by (queue) (queue_jobs{state="failed",queue=~"mail[.].*"}) > 0',
    minutes: 5,
    fires: { [`queue_jobs{${API},state="failed",queue="mail.receipt"}`]: "3x30" },
    well: { [`queue_jobs{${API},state="failed",queue="mail.receipt"}`]: "0x30" },
    labels: { queue: "mail.receipt" },
  },
  {
    name: "JobsFailed",
    severity: "page",
    summary: "Jobs other than mails failed for good",
    expr: 'max by (queue) (queue_jobs{state="failed",queue!~"mail[.].*"}) > 0',
    minutes: 1,
    fires: { [`queue_jobs{${API},state="failed",queue="payment.reconcile"}`]: "1x30" },
    well: { [`queue_jobs{${API},state="failed",queue="payment.reconcile"}`]: "0x30" },
    labels: { queue: "payment.reconcile" },
  },
  {
    name: "EvaluationsLate",
    severity: "page",
    summary: "A handed-in interview has had no result for ten minutes",
    expr: "max(evaluations_oldest_seconds) > 600",
    minutes: 1,
    fires: { [`evaluations_oldest_seconds{${API}}`]: "0+60x30" },
    well: { [`evaluations_oldest_seconds{${API}}`]: "30x30" },
  },
  {
    name: "EvaluationsParked",
    severity: "ticket",
    summary: "Interviews could not be graded and wait for an admin",
    expr: "max(evaluations_parked) > 0",
    minutes: 5,
    fires: { [`evaluations_parked{${API}}`]: "2x30" },
    well: { [`evaluations_parked{${API}}`]: "0x30" },
  },
  {
    name: "PaymentsUnsettled",
    severity: "page",
    summary: "Many orders are neither paid nor failed",
    expr: "max(payments_unsettled) > 100",
    minutes: 30,
    fires: { [`payments_unsettled{${API}}`]: "150x60" },
    well: { [`payments_unsettled{${API}}`]: "20x60" },
  },
  {
    name: "BooksDiffer",
    severity: "page",
    summary: "The nightly check of the books found differences",
    expr: "max by (kind) (books_differences) > 0",
    minutes: 1,
    fires: { [`books_differences{${API},kind="balance"}`]: "1x30" },
    well: { [`books_differences{${API},kind="balance"}`]: "0x30" },
    labels: { kind: "balance" },
  },
  {
    name: "BooksUnchecked",
    severity: "ticket",
    summary: "The books were not checked for 36 hours",
    // 0 before the first check, which the night after the installation makes.
    expr: "time() - max(books_checked_timestamp_seconds > 0) > 36 * 3600",
    minutes: 5,
    at: 37 * 60,
    fires: { [`books_checked_timestamp_seconds{${API}}`]: "60x2300" },
    well: { [`books_checked_timestamp_seconds{${API}}`]: "0x2300" },
  },
  {
    name: "SearchOld",
    severity: "page",
    summary: "The search of a copy is not in step with the database",
    expr: "search_index_age_seconds > 60",
    minutes: 2,
    fires: { [`search_index_age_seconds{${API},what="jobs"}`]: "0+60x30" },
    well: { [`search_index_age_seconds{${API},what="jobs"}`]: "1x30" },
    labels: { job: "dryrun-api", instance: "api1", what: "jobs" },
  },
  {
    name: "SignInsFailing",
    severity: "ticket",
    summary: "Many sign-ins fail: somebody may be guessing passwords",
    expr: 'sum(rate(http_request_seconds_count{route="/api/auth/login",status=~"401|403|429"}[5m])) > 5',
    minutes: 5,
    fires: { [`http_request_seconds_count{${API},route="/api/auth/login",status="401"}`]: "0+600x30" },
    well: { [`http_request_seconds_count{${API},route="/api/auth/login",status="401"}`]: "0+20x30" },
  },
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
  {
    name: "NoPrimary",
    severity: "page",
    summary: "There is not one primary of PostgreSQL",
    // Where nothing of Patroni is scraped, its sum is nothing and not 0.
    expr: "(sum(patroni_primary) or vector(0)) != 1",
    minutes: 1,
    fires: [
      {
        'patroni_primary{scope="dryrun",name="node1"}': "0x30",
        'patroni_primary{scope="dryrun",name="node2"}': "0x30",
      },
      {
        'patroni_primary{scope="dryrun",name="node1"}': "1x30",
        'patroni_primary{scope="dryrun",name="node2"}': "1x30",
      },
      {},
    ],
    well: {
      'patroni_primary{scope="dryrun",name="node1"}': "1x30",
      'patroni_primary{scope="dryrun",name="node2"}': "0x30",
    },
  },
  {
    name: "NoStandby",
    severity: "page",
    summary: "No synchronous standby: another failure stops writes",
    expr: "(sum(patroni_sync_standby) or vector(0)) < 1",
    minutes: 5,
    fires: [{ 'patroni_sync_standby{scope="dryrun",name="node2"}': "0x30" }, {}],
    well: { 'patroni_sync_standby{scope="dryrun",name="node2"}': "1x30" },
  },
  {
    name: "WorkUnseen",
    severity: "page",
    summary: "No process reads from the database what waits: other alerts are blind",
    expr: "absent(evaluations_waiting >= 0) or absent(queue_oldest_seconds)",
    minutes: 5,
    fires: [
      {},
      {
        [`evaluations_waiting{${API}}`]: "NaN ".repeat(25).trim(),
        [`queue_oldest_seconds{${API},queue="mail.receipt"}`]: "0x30",
      },
      { [`evaluations_waiting{${API}}`]: "0x30" },
    ],
    well: { [`evaluations_waiting{${API}}`]: "0x30", [`queue_oldest_seconds{${API},queue="mail.receipt"}`]: "0x30" },
  },
  {
    name: "BackupOld",
    severity: "page",
    summary: "There is no base backup of the last 30 hours",
    expr: "time() - max(dryrun_backup_timestamp_seconds) > 30 * 3600 or absent(dryrun_backup_timestamp_seconds)",
    minutes: 5,
    fires: [{ [`dryrun_backup_timestamp_seconds{${NODE}}`]: "-110000x30" }, {}],
    well: { [`dryrun_backup_timestamp_seconds{${NODE}}`]: "-90000x30" },
  },
  {
    name: "RestoreUntested",
    severity: "ticket",
    summary: "No backup was restored and read in the last 8 days",
    expr: "time() - max(dryrun_restore_tested_timestamp_seconds) > 8 * 24 * 3600 or absent(dryrun_restore_tested_timestamp_seconds)",
    minutes: 5,
    fires: [{ [`dryrun_restore_tested_timestamp_seconds{${NODE}}`]: "-700000x30" }, {}],
    well: { [`dryrun_restore_tested_timestamp_seconds{${NODE}}`]: "-600000x30" },
  },
  {
    name: "ArchiveStopped",
    severity: "page",
    summary: "No WAL was archived for 15 minutes: a restore would lose what was written since",
    // Readiness writes each second, so that there is a file of WAL each minute.
    expr: "time() - max(dryrun_archived_timestamp_seconds) > 15 * 60 or absent(dryrun_archived_timestamp_seconds)",
    minutes: 5,
    fires: [{ [`dryrun_archived_timestamp_seconds{${NODE}}`]: "-1000x30" }, {}],
    well: { [`dryrun_archived_timestamp_seconds{${NODE}}`]: "0+60x30" },
  },
];

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
    "Time of an evaluation, median and 95th percentile",
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
  ["Age of the base backup", "time() - max(dryrun_backup_timestamp_seconds)", "s"],
  ["Age of the last archived WAL", "time() - max(dryrun_archived_timestamp_seconds)", "s"],
  ["Nodes of PostgreSQL", "patroni_primary + 2 * patroni_sync_standby", "short"],
];

function dashboardFile() {
  const panels = PANELS.map(([title, expr, unit], index) => ({
    id: index + 1,
    type: "timeseries",
    title,
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

/** Every metric that an alert or a panel reads. */
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
