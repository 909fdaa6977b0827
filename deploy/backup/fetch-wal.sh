#!/bin/sh
# restore_command = '/opt/dryrun/deploy/backup/fetch-wal.sh %f %p'
. "$(dirname "$0")/common.sh"
source="$BACKUP_FOLDER/wal/$1.gz.enc"
[ -e "$source" ] || exit 1 # the end of what was archived
open_kept "$source" > "$2.part"
mv "$2.part" "$2"
