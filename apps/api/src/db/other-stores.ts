/** Data outside of the tables of the schema. */
export const OTHER_STORES = {
  rate_limits: "keyed hashes of addresses, until the limit's time is over; no backup has them",
  "pgboss.job": "ids of rows, never their contents: queuePayloads, failed ones deadLetters",
  outbox: "mails of the embedded mode, in the data folder: outbox",
  logs: "ids of requests; no names, addresses, bodies, tokens or values: the operator keeps them, logs at most",
  backups: "all tables but rate_limits: the operator keeps them",
} as const;
