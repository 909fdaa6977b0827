#!/bin/sh
# restore_command = '/opt/dryrun/deploy/backup/fetch-wal.sh %f %p'
# PostgreSQL takes 1 to 125 as the end of what was archived and opens the database there; at 126 it stops instead. So 1 is for
# a file that the archive does not have, and for nothing else: not for a damaged one, a wrong key or a disk that is away.
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
