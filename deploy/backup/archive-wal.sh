#!/bin/sh
# archive_command = '/opt/dryrun/deploy/backup/archive-wal.sh %p %f': archives one finished file of WAL, once.
. "$(dirname "$0")/common.sh"
need_archive
target="$BACKUP_FOLDER/wal/$2.gz.enc"
if [ -e "$target" ]; then
  # PostgreSQL repeats the call after a crash: an equal file is there already, and another with the same name never replaces it.
  open_kept "$target" | cmp -s - "$1"
  exit
fi
keep "$target" < "$1"
# The file is stored, even if its time cannot be reported.
tell dryrun_archived_timestamp_seconds || echo "TEXTFILE_FOLDER cannot be written." >&2
