// The labels of scraped processes in the tests of the alerts.
export const API = 'job="dryrun-api",instance="api1"';
export const WORKER = 'job="dryrun-worker",instance="worker1"';
export const NODE = 'job="node",instance="node1"';
