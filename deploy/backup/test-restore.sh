#!/bin/sh
# Tests the newest backup once a week (dryrun-restore-test.timer): restores it into a temporary folder, starts PostgreSQL and queries it.
# Not as root.
. "$(dirname "$0")/common.sh"
bin="${PG_BIN:-/usr/lib/postgresql/15/bin}"
folder="$(mktemp -d)"
trap '"$bin/pg_ctl" -D "$folder/data" -m immediate stop > /dev/null 2>&1 || true; rm -rf "$folder"' EXIT
"$(dirname "$0")/restore.sh" --into "$folder/data"
"$(dirname "$0")/start-restored.sh" "$folder/data" 5433
# Reads every page of every table, which verifies the checksums of the data.
"$bin/pg_dumpall" -h "$folder/data.run" -p 5433 -U "${PG_USER:-postgres}" > /dev/null
rows="$("$bin/psql" -h "$folder/data.run" -p 5433 -U "${PG_USER:-postgres}" -d "${PG_DATABASE:-dryrun}" -XAtc 'select count(*) from users')"
tell dryrun_restore_tested_timestamp_seconds
echo "The newest backup was restored and read; it has $rows accounts."
