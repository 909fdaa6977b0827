// Alerts about PostgreSQL, its connections and its tables.
import { API } from "./labels.mjs";

export const DATABASE = [
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
    name: "NoPrimary",
    severity: "page",
    summary: "There is not one primary of PostgreSQL",
    // Without any scraped Patroni its sum is empty, not 0.
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
    name: "ReplicaUnused",
    severity: "ticket",
    summary: "The replica is behind or away: the primary answers what it should",
    expr: 'sum(rate(database_reads_total{reason=~"behind|away"}[5m])) / sum(rate(database_reads_total[5m])) > 0.5',
    minutes: 10,
    fires: {
      [`database_reads_total{${API},target="primary",reason="behind"}`]: "0+60x40",
      [`database_reads_total{${API},target="primary",reason="own-write"}`]: "0+20x40",
    },
    well: {
      [`database_reads_total{${API},target="primary",reason="behind"}`]: "0+1x40",
      [`database_reads_total{${API},target="replica",reason=""}`]: "0+60x40",
    },
  },
  {
    name: "MonthsMissing",
    severity: "ticket",
    summary: "A table has no partitions for the next two months",
    // The hourly cleanup makes them; without them rows go into the default partition, and nothing fails.
    expr: "min by (table) (table_months_ahead) < 2",
    minutes: 6 * 60,
    fires: { [`table_months_ahead{${API},table="profile_views"}`]: "1x400" },
    well: { [`table_months_ahead{${API},table="profile_views"}`]: "1x60 2x340" },
    labels: { table: "profile_views" },
  },
];
