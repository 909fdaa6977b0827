#!/bin/sh
# Makes a base backup of the running database, every night (dryrun-backup.timer): base.sh "host=… user=replicator dbname=postgres sslmode=verify-full sslrootcert=…"
. "$(dirname "$0")/common.sh"
need_archive
mkdir -p "$BACKUP_FOLDER/base"
target="$BACKUP_FOLDER/base/$(date -u +%Y-%m-%dT%H:%M:%SZ).tar.gz.enc"
status="$(mktemp)"
# A pipe hides the failure of its first part, so the failure is written to a file.
{ "${PG_BIN:-/usr/lib/postgresql/15/bin}/pg_basebackup" -d "$1" -D - -Ft -X fetch -c fast --no-password || echo failed > "$status"; } | keep "$target"
if [ -s "$status" ]; then
  rm -f "$target" "$target.hmac" "$status"
  echo "The base backup failed." >&2
  exit 1
fi
rm -f "$status"
# Each moment of the last KEEP_DAYS can be restored: that needs the newest base backup from before this period, and the WAL since it began.
limit="$(date -u -d "$KEEP_DAYS days ago" +%Y-%m-%dT%H:%M:%SZ)"
names() { find "$BACKUP_FOLDER/base" -name '*.tar.gz.enc' -exec basename {} .tar.gz.enc \; | sort -r; }
names | awk -v limit="$limit" '$0 < limit' | tail -n +2 | while read -r name; do
  rm -f "$BACKUP_FOLDER/base/$name.tar.gz.enc" "$BACKUP_FOLDER/base/$name.tar.gz.enc.hmac"
done
oldest="$(names | tail -n 1)"
find "$BACKUP_FOLDER/wal" -type f ! -newermt "$(date -u -d "$oldest - 2 days" +%Y-%m-%dT%H:%M:%SZ)" -delete
tell dryrun_backup_timestamp_seconds
echo "Base backup written: $target"
