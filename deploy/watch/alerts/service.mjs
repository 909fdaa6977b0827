// Alerts about the service: copies of the API, workers and their answers.
import { API, WORKER } from "./labels.mjs";

export const SERVICE = [
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
    name: "ReadOnlyForgotten",
    severity: "page",
    summary: "The read-only mode is on past its planned end, or has been for twelve hours",
    expr: "max(read_only_overdue_seconds) > 600 or max(read_only_seconds) > 12 * 3600",
    minutes: 1,
    fires: [
      {
        [`read_only_overdue_seconds{${API}}`]: "0x5 0+60x30",
        [`read_only_seconds{${API}}`]: "1800+60x35",
      },
      {
        [`read_only_overdue_seconds{${API}}`]: "0x30",
        [`read_only_seconds{${API}}`]: "43200+60x30",
      },
    ],
    at: 20,
    well: [
      {
        [`read_only_overdue_seconds{${API}}`]: "0x30",
        [`read_only_seconds{${API}}`]: "0+60x30",
      },
      {
        [`read_only_overdue_seconds{${API}}`]: "0x30",
        [`read_only_seconds{${API}}`]: "0x30",
      },
    ],
  },
];
