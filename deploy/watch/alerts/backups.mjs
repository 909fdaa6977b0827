// Alerts about backups, and the restore that proves them good.
import { NODE } from "./labels.mjs";

export const BACKUPS = [
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
    // Readiness writes each second, so there is a file of WAL each minute.
    expr: "time() - max(dryrun_archived_timestamp_seconds) > 15 * 60 or absent(dryrun_archived_timestamp_seconds)",
    minutes: 5,
    fires: [{ [`dryrun_archived_timestamp_seconds{${NODE}}`]: "-1000x30" }, {}],
    well: { [`dryrun_archived_timestamp_seconds{${NODE}}`]: "0+60x30" },
  },
];
