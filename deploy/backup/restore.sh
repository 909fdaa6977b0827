#!/bin/sh
# Restores the database as of a given time into an empty folder: restore.sh --into FOLDER [--at '2026-11-21 10:15:30+05:30']
# Without --at: up to the last archived WAL. start-restored.sh then starts PostgreSQL on the folder, which replays the WAL.
. "$(dirname "$0")/common.sh"
into='' at=''
while [ $# -gt 0 ]; do
  case "$1" in
    --into) into="$2"; shift 2 ;;
    --at) at="$2"; shift 2 ;;
    *) echo "restore.sh --into FOLDER [--at TIME]" >&2; exit 2 ;;
  esac
done
[ -n "$into" ] || { echo "restore.sh --into FOLDER [--at TIME]" >&2; exit 2; }
if [ -d "$into" ] && [ -n "$(ls -A "$into")" ]; then echo "$into is not empty." >&2; exit 1; fi
before="$(date -u ${at:+-d "$at"} +%Y-%m-%dT%H:%M:%SZ)"
# The newest base backup that began before that time: their names sort by time.
base="$(find "$BACKUP_FOLDER/base" -name '*.enc' -exec basename {} \; | sort | awk -v before="$before.tar.gz.enc" '$0 < before' | tail -n 1)"
[ -n "$base" ] || { echo "There is no base backup before $before." >&2; exit 1; }
mkdir -p "$into"
chmod 700 "$into"
status="$(mktemp)"
{ open_kept "$BACKUP_FOLDER/base/$base" || echo failed > "$status"; } | tar -x -C "$into" || echo failed > "$status"
if [ -s "$status" ]; then
  rm -f "$status"
  echo "$base cannot be read: a wrong key, or a damaged file." >&2
  exit 1
fi
rm -f "$status"
scripts="$(cd "$(dirname "$0")" && pwd)"
{
  echo "restore_command = 'BACKUP_ENV=${BACKUP_ENV:-/etc/dryrun/backup.env} $scripts/fetch-wal.sh %f %p'"
  echo "recovery_target_action = promote"
  [ -z "$at" ] || echo "recovery_target_time = '$at'"
} >> "$into/postgresql.auto.conf"
touch "$into/recovery.signal"
echo "Restored $base into $into. Now: $scripts/start-restored.sh $into"
