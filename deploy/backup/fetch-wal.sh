#!/bin/sh
# restore_command = '/opt/dryrun/deploy/backup/fetch-wal.sh %f %p'
# PostgreSQL treats 1 to 125 as the end of the archive and opens the database there; at 126 it stops instead. So 1 is only for a
# file that the archive does not have: not for a damaged one, a wrong key or a missing disk.
result=126
trap 'exit "$result"' EXIT
. "$(dirname "$0")/common.sh"
need_archive
source="$BACKUP_FOLDER/wal/$1.gz.enc"
if [ ! -e "$source" ]; then
  result=1
  exit
fi
open_kept "$source" > "$2.part"
mv "$2.part" "$2"
result=0
