#!/bin/sh
# A base backup of the running database, every night (dryrun-backup.timer): base.sh "host=… user=replicator dbname=postgres sslmode=verify-full sslrootcert=…"
. "$(dirname "$0")/common.sh"
need_archive
mkdir -p "$BACKUP_FOLDER/base"
target="$BACKUP_FOLDER/base/$(date -u +%Y-%m-%dT%H:%M:%SZ).tar.gz.enc"
status="$(mktemp)"
# A pipe hides the failure of its first part: it is written down.
{ "${PG_BIN:-/usr/lib/postgresql/15/bin}/pg_basebackup" -d "$1" -D - -Ft -X fetch -c fast --no-password || echo failed > "$status"; } | keep "$target"
if [ -s "$status" ]; then
  rm -f "$target" "$target.sha256" "$status"
  echo "The base backup failed." >&2
  exit 1
fi
rm -f "$status"
# What is older than is kept; the two newest base backups always stay.
find "$BACKUP_FOLDER/base" -name '*.enc' -exec basename {} \; | sort -r | tail -n +3 | while read -r name; do
  find "$BACKUP_FOLDER/base" -name "$name*" -mtime "+$KEEP_DAYS" -delete
done
find "$BACKUP_FOLDER/wal" -type f -mtime "+$((KEEP_DAYS + 2))" -delete
tell dryrun_backup_timestamp_seconds
echo "Base backup written: $target"
